import { join } from 'node:path'
import Type from 'typebox'
import { readJson } from './json-file.ts'
import { ROOT } from './root.ts'

/** The release that runs. */
export const VERSION = readJson(join(ROOT, 'package.json'), Type.Object({ version: Type.String() })).version
