import type { Command } from 'commander'
import { fail } from '#scripts/lib/operator/operator.ts'

const tell = (table: string, rows: number) => {
  if (rows > 0) process.stderr.write(`  ${table}: ${rows}\n`)
}

/** Loaded by these commands only: the backend takes longer to load than all other commands together. */
const loadBackend = async () => {
  const [{ readConfig }, { backUp, restore }] = await Promise.all([
    import('#backend/config.ts'),
    import('#backend/backup/stores.ts'),
  ])
  return { config: readConfig(process.env), backUp, restore }
}

/** Ends with one sentence if a person can do something about it. */
const sayWhy = (error: unknown): never =>
  (error instanceof Error && error.name === 'BackupRefusal') || process.env['LOG_LEVEL'] !== 'debug'
    ? fail(error instanceof Error ? error.message : String(error))
    : fail(String(error instanceof Error ? error.stack : error))

/** Which keys of DATA_KEY a backup needs. They are never in it. */
const keysOf = (keys: readonly string[]) =>
  keys.length === 0
    ? 'No key is needed for it.'
    : `It needs DATA_KEY with the ${keys.length === 1 ? 'key' : 'keys'} ${keys.join(' and ')}, which is not in it.`

/** If a signal ends it, it removes the half-written file. Readers of its progress may stop reading. */
const endCleanly = () => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

/** `backup` and `restore`: they read DATABASE_URL and DATA_DIR as the backend does, and need no token. */
export const addBackupCommands = (shop: Command) => {
  shop
    .command('backup <file>')
    .description(
      'Writes the whole database (DATABASE_URL or DATA_DIR) to one file; the shop can keep running',
    )
    .action(async (file: string) => {
      endCleanly()
      const { config, backUp } = await loadBackend()
      const { rows, tables, bytes, keys } = await backUp(config, file, tell).catch(sayWhy)
      process.stdout.write(
        `${rows} rows of ${tables} tables, ${megabytes(bytes)}, in ${file}. It holds what your customers trusted you with: keep it as safe as the store. ${keysOf(keys)}\n`,
      )
    })
  shop
    .command('restore <file>')
    .description(
      'Fills an empty store (DATABASE_URL or DATA_DIR) from a backup of either kind; stop the shop first',
    )
    .option('--replace', 'even if the database is not empty')
    .action(async (file: string, { replace = false }: { replace?: boolean }) => {
      const { config, restore } = await loadBackend()
      const { header, before } = await restore(config, { file, replace, tell }).catch(sayWhy)
      process.stdout.write(`${header.rows} rows as they were at ${header.created}. ${keysOf(header.keys)}\n`)
      if (before !== undefined)
        process.stdout.write(`What was there before is in ${before}: remove it when you no longer want it.\n`)
    })
}
