import { existsSync } from 'node:fs'
import { snapshotPath } from '#backend/seed/hash.ts'
import { writeSnapshot } from '#backend/seed/snapshot.ts'

// Makes dist/seed/<hash>.tar.gz, the store a first start begins with. Does nothing when it is there.
if (!existsSync(snapshotPath())) await writeSnapshot()
