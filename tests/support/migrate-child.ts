import { openEmbedded, openPostgres } from '#backend/lib/store/db.ts'
import { migrate } from '#backend/lib/migrate/migrate.ts'
import { readMigrations, type Migration } from '#backend/lib/migrate/migration-files.ts'

/** Twelve invented migrations, each of which makes two tables with a row, so that half of one would be noticed. */
export const invented: readonly Migration[] = Array.from({ length: 12 }, (_, index) => ({
  name: `9${String(index).padStart(3, '0')}-invented`,
  hash: 'invented',
  statements: ['a', 'b'].flatMap((part) => [
    `create table invented_${index}_${part} (n integer)`,
    `insert into invented_${index}_${part} select generate_series(1, 200)`,
  ]),
}))
export const all = [...readMigrations(), ...invented]

/** Run as a program, it migrates the given store and is killed while it does. */
if (process.argv[1] === import.meta.filename) {
  const [, , kind, where = ''] = process.argv
  const store = kind === 'postgres' ? openPostgres({ url: where }) : await openEmbedded({ dataDir: where })
  process.stdout.write('begin\n')
  await migrate(store.db, all)
  process.stdout.write('end\n')
  await store.close()
}
