import { existsSync } from 'node:fs'
import { readConfig } from '#backend/config.ts'
import { snapshotPath } from '#backend/seed/hash.ts'
import { settingOf } from '#program/settings.ts'
import { writeSnapshot } from '#backend/seed/snapshot.ts'

// Makes seed/<hash>.tar.gz of the build, the store that a first start of the house begins with. Does nothing when it is there.
const [house, dist] = [settingOf(process.env, 'HOUSE'), settingOf(process.env, 'DIST_DIR')]
const env = { ...(house !== undefined && { HOUSE: house }), ...(dist !== undefined && { DIST_DIR: dist }) }
if (!existsSync(snapshotPath(readConfig(env)))) await writeSnapshot(env)
