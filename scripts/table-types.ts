import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openEmbedded } from '#backend/lib/store/db.ts'
import { migrate } from '#backend/lib/migrate/migrate.ts'
import { readTableTypes } from './lib/build/table-types.ts'

/** Writes `backend/lib/generated/tables.ts` from the migrations. */
const path = join(import.meta.dirname, '..', 'backend/lib/generated/tables.ts')
const database = await openEmbedded()
await migrate(database.db)
const text = await readTableTypes(database.db)
await database.close()
writeFileSync(path, text)
