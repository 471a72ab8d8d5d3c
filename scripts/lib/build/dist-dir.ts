import { join } from 'node:path'
import Type from 'typebox'
import * as types from '#program/setting-types.ts'
import { ROOT } from '#program/root.ts'
import { readSettings } from '#program/settings.ts'

/**
 * A path in the folder of the build, the one that DIST_DIR names: so two houses can be built side by side.
 * Throws WrongSetting.
 */
export const inDist = (...path: readonly string[]): string =>
  join(
    readSettings(Type.Object({ DIST_DIR: types.folder(join(ROOT, 'dist')) }), process.env).DIST_DIR,
    ...path,
  )
