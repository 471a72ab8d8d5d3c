import { statfs } from 'node:fs/promises'
import { sql } from 'kysely'
import { Gauge } from 'prom-client'
import { Refusal, type Deps } from './implement.ts'

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
}

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

  const lookAtDisk = async (): Promise<string | undefined> => {
    if (folder === undefined) return undefined
    const { free, size } = await disk(folder)
    const share = size === 0 ? 1 : free / size
    freeShare?.set(share)
    return share < leastFree && free < ENOUGH_BYTES
      ? `The disk of the store (${folder}) is nearly full: ${Math.floor(free / 1024 ** 2)} MB are free. Make room.`
      : undefined
  }
  const write = async (): Promise<string | undefined> => {
    try {
      await sql`insert into store_probe (one, at) values (true, ${new Date(clock.now())})
        on conflict (one) do update set at = excluded.at`.execute(db)
      writable.set(1)
      return undefined
    } catch (error) {
      writable.set(0)
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
  return {
    check,
    assertGood: async () => {
      if (problem !== undefined) await (again ??= check().finally(() => (again = undefined)))
      if (problem !== undefined) throw new Refusal(503, 'STORE_NOT_WRITABLE', problem)
    },
  }
}
