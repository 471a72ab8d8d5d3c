import { existsSync } from 'node:fs'
import { readConfig } from '#backend/config.ts'
import { snapshotPath } from '#backend/seed/hash.ts'
import { settingOf } from '#program/settings.ts'
import { writeSnapshot } from '#backend/seed/snapshot.ts'

// Makes dist/seed/<hash>.tar.gz, the store that a first start of the house begins with. Does nothing when it is there.
const house = settingOf(process.env, 'HOUSE')
const env = house === undefined ? {} : { HOUSE: house }
if (!existsSync(snapshotPath(readConfig(env).house))) await writeSnapshot(env)
