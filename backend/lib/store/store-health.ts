import { statfs } from 'node:fs/promises'
import { sql } from 'kysely'
import { Gauge } from 'prom-client'
import { member } from '#program/member.ts'
import { Refusal, type Deps } from '#backend/lib/http/implement.ts'

/** With this much free, a large disk is never called full, however small a share of it that is. */
const ENOUGH_BYTES = 1024 ** 3

/** Free and whole size of the disk that a folder is on, in bytes. */
type ReadDisk = (folder: string) => Promise<{ free: number; size: number }>

const readDisk: ReadDisk = async (folder) => {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, size: blocks * bsize }
}

export interface StoreHealth {
  /** Looks at the disk and writes one row. Never throws. */
  readonly check: () => Promise<void>
  /**
   * Throws a 503 refusal that says why the database cannot be written to; what was wrong is checked again.
   */
  readonly assertGood: () => Promise<void>
  /** Is told what failed in a request: a full disk refuses orders while the one row of `check` still fits. */
  readonly saw: (error: unknown) => void
}

/** PostgreSQL's code for a full disk. */
const DISK_FULL = '53100'

interface Options extends Pick<Deps, 'db' | 'clock' | 'log' | 'metrics'> {
  /** The folder of an embedded store; the disk of a PostgreSQL server is monitored on its own machine. */
  readonly folder: string | undefined
  /** The least share of its disk that must be free. */
  readonly leastFree: number
  readonly disk?: ReadDisk
}

/** Watches whether the store can be written to: asked from time to time, not for each request. */
export const watchStore = ({
  db,
  clock,
  log,
  metrics,
  folder,
  leastFree,
  disk = readDisk,
}: Options): StoreHealth => {
  const writable = new Gauge({
    name: 'store_writable',
    help: '1 while the store takes writes',
    registers: [metrics],
  })
  // Nothing is said of a disk that is not looked at.
  const freeShare =
    folder === undefined
      ? undefined
      : new Gauge({
          name: 'store_disk_free_share',
          help: 'Share of the disk of the embedded store that is free',
          registers: [metrics],
        })
  writable.set(1)
  let problem: string | undefined
  /** Since a request met a full disk, and until something larger than a row was written. */
  let mayBeFull = false

  const lookAtDisk = async (): Promise<string | undefined> => {
    if (folder === undefined) return undefined
    const { free, size } = await disk(folder)
    const share = size === 0 ? 1 : free / size
    freeShare?.set(share)
    return share < leastFree && free < ENOUGH_BYTES
      ? `The disk of the store (${folder}) is nearly full: ${Math.floor(free / 1024 ** 2)} MB are free. Make room.`
      : undefined
  }
  /** Takes a megabyte and gives it back. */
  const takeRoom = () =>
    db.transaction().execute(async (tx) => {
      await sql`create temporary table room on commit drop as
        select md5(random()::text) as words from generate_series(1, 16384)`.execute(tx)
    })
  const write = async (): Promise<string | undefined> => {
    try {
      await sql`insert into store_probe (one, at) values (true, ${new Date(clock.now())})
        on conflict (one) do update set at = excluded.at`.execute(db)
      if (mayBeFull) await takeRoom()
      mayBeFull = false
      writable.set(1)
      return undefined
    } catch (error) {
      writable.set(0)
      // The database's own sentence names another file each time.
      if (mayBeFull && member(error, 'code') === DISK_FULL)
        return 'The store refuses writes: its disk is full. Make room.'
      return `The store refuses writes: ${error instanceof Error ? error.message : String(error)}.`
    }
  }
  const check = async (): Promise<void> => {
    const found =
      (await lookAtDisk().catch(
        (error: unknown) => `The disk of the store cannot be read: ${String(error)}.`,
      )) ?? (await write())
    if (found !== problem) {
      if (found === undefined) log.info('the store accepts writes again')
      else log.error({ problem: found }, 'the store refuses writes')
    }
    problem = found
  }
  /** One look for all who ask meanwhile. */
  let again: Promise<void> | undefined
  const checkOnce = () => (again ??= check().finally(() => (again = undefined)))
  return {
    check,
    saw: (error) => {
      if (member(error, 'code') !== DISK_FULL || mayBeFull) return
      mayBeFull = true
      void checkOnce()
    },
    assertGood: async () => {
      if (problem !== undefined || mayBeFull) await checkOnce()
      if (problem !== undefined) throw new Refusal(503, 'STORE_NOT_WRITABLE', problem)
    },
  }
}
