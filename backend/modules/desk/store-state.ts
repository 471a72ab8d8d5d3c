import { statfs } from 'node:fs/promises'
import { basename } from 'node:path'
import { sql } from 'kysely'
import { Gauge } from 'prom-client'
import type { Deps } from '#backend/lib/http/implement.ts'
import { lastBackup } from '#backend/lib/running/last-backup.ts'
import type { DeskTables } from './tables.ts'

const HOUR = 3_600_000
/** A backup is made every night; if the last is a day and a half old, one has failed. */
const TOO_OLD_MS = 36 * HOUR
/** Below this share of the disk somebody should free space. */
const TOO_FULL = 0.1

/** Since when orders are in no backup; undefined if there are none, or they are recent. Milliseconds. */
const unsavedSince = async ({ db, clock }: Deps, saved: number | undefined): Promise<number | undefined> => {
  const row = await db
    .withTables<DeskTables>()
    .selectFrom('orders')
    .select('created_at')
    .where('created_at', '>', new Date(saved ?? 0))
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  const since = row?.created_at.getTime()
  return since !== undefined && since < clock.now() - TOO_OLD_MS ? since : undefined
}

/** How safe the data is, and what somebody should do about it. */
export const storeState = async (deps: Deps) => {
  const { config, db } = deps
  const backup = lastBackup(config.dataDir)
  const [disk, { rows }] = await Promise.all([
    statfs(config.dataDir).catch(() => statfs('.')),
    sql<{ bytes: string | number }>`select pg_database_size(current_database()) as bytes`.execute(db),
  ])
  const free = disk.bavail * disk.bsize
  const total = disk.blocks * disk.bsize
  const since = await unsavedSince(deps, backup && Date.parse(backup.at))
  const warnings = [
    ...(since === undefined
      ? []
      : [
          backup
            ? 'The last backup is older than a day and a half, and orders have come since.'
            : 'No backup of the orders was made yet.',
        ]),
    ...(free < total * TOO_FULL ? ['Less than a tenth of the disk is free.'] : []),
  ]
  return {
    // The folder's path is only for people who run the machine, so it is not shown here.
    ...(backup && { backup: { ...backup, file: basename(backup.file) } }),
    disk: { free, total },
    store: {
      kind: config.databaseUrl === undefined ? ('pglite' as const) : ('postgres' as const),
      bytes: Number(rows[0]?.bytes ?? 0),
    },
    warnings,
    since,
  }
}

/** The metric behind the alert BackupIsMissing. */
export const watchBackup = ({ config, metrics }: Deps): void => {
  const made: Gauge = new Gauge({
    name: 'store_backup_timestamp_seconds',
    help: 'When the last backup was begun that this machine wrote and read again whole; 0 where none is known',
    registers: [metrics],
    collect: () => made.set(Date.parse(lastBackup(config.dataDir)?.at ?? '1970-01-01') / 1000),
  })
}
