import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Agent, request } from 'undici'
import type { Goal } from '../../bench/lib/table.ts'
import { openEmbedded } from '#backend/lib/store/db.ts'
import { migrate } from '#backend/lib/migrate/migrate.ts'
import { untar } from '#backend/lib/store/untar.ts'
import { pgliteTemplate } from '#tests/support/pglite-template.ts'
import { piece, putPieces } from '#tests/support/pieces.ts'
import { askingOf, startCopy, type Outcome } from './engraved-load.ts'

/**
 * The disk of the embedded store runs full under writers, and has room again. It is a small file system in memory, which
 * only the superuser of a Linux machine may make: elsewhere this run is left out, and says so.
 */

const ID = 'E, full disk'
const MEGABYTES = 160
const WRITES_A_SECOND = 20

/** A disk of its own that can be filled to the last byte. */
const smallDisk = () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-disk-'))
  const mounted = spawnSync('/bin/mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'tmpfs', folder])
  if (mounted.status !== 0) {
    rmSync(folder, { recursive: true })
    return undefined
  }
  const ballast = join(folder, 'ballast')
  return {
    folder,
    /** Takes all that is free. */
    fill: () => {
      const file = openSync(ballast, 'a')
      try {
        for (let size = 1024 ** 2; size >= 1;) {
          try {
            if (writeSync(file, Buffer.alloc(size)) < size) size /= 2
          } catch {
            size /= 2
          }
        }
      } finally {
        closeSync(file)
      }
    },
    free: () => rmSync(ballast, { force: true }),
    close: () => {
      spawnSync('/bin/umount', ['-l', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export const run = async (full: boolean): Promise<Goal[]> => {
  const disk = smallDisk()
  if (!disk) {
    process.stderr.write('LEFT OUT: no file system can be mounted here, so no disk runs full\n')
    return []
  }
  const agent = new Agent({ connections: 64, pipelining: 1, headersTimeout: 30_000 })
  const dataDir = join(disk.folder, 'data', 'pg')
  let copy: Awaited<ReturnType<typeof startCopy>> | undefined
  try {
    untar(await pgliteTemplate('catalogue'), dataDir)
    const store = await openEmbedded({ dataDir })
    await migrate(store.db)
    await putPieces(store, piece('ring', { stock: 1_000_000 }))
    await store.close()
    copy = await startCopy({ DATA_DIR: join(disk.folder, 'data') })
    const { backend, server } = copy
    const { write, last } = askingOf(agent)

    const acknowledged: string[] = []
    const counts: Record<Outcome, number> = { done: 0, refused: 0, broken: 0 }
    let words = 0
    let healed = 0
    let room = Infinity
    const add = async () => {
      const mine = `w${(words += 1)}`
      const outcome = await write(server.url, mine)
      counts[outcome] += 1
      if (outcome === 'broken') process.stderr.write(`${last()}\n`)
      if (outcome !== 'done') return
      acknowledged.push(mine)
      if (performance.now() > room) healed ||= performance.now() - room
    }
    let over = false
    const load = (async () => {
      const all: Promise<void>[] = []
      for (; !over; await pause(1_000 / WRITES_A_SECOND)) all.push(add())
      await Promise.all(all)
    })()
    const ready = async () => {
      const { statusCode, body } = await request(`${backend.url}/readyz`, { dispatcher: agent })
      return { status: statusCode, code: ((await body.json()) as { code?: string }).code }
    }
    const until = async (is: () => Promise<boolean>, seconds: number) => {
      const from = performance.now()
      while (!(await is().catch(() => false)) && performance.now() - from < seconds * 1_000) await pause(100)
      return (performance.now() - from) / 1_000
    }

    await pause(2_000)
    const before = counts.done
    disk.fill()
    const told = await until(async () => (await ready()).code === 'STORE_NOT_WRITABLE', 60)
    // What is written meanwhile grows the store until it meets the end of its disk.
    await pause(full ? 20_000 : 5_000)
    const refusedWhileFull = counts.refused
    disk.free()
    room = performance.now()
    const readyAgain = await until(async () => (await ready()).status === 200, 60)
    await until(async () => healed > 0, 60)
    await pause(2_000)
    over = true
    await load
    await server.kill()
    // As a machine that loses its power: what was acknowledged must be there.
    await backend.kill()
    const after = await openEmbedded({ dataDir })
    const kept = new Set(
      (await after.db.withTables<{ bag_lines: { engraving: string } }>().selectFrom('bag_lines').select('engraving').execute()).map(({ engraving }) => engraving),
    ) // prettier-ignore
    await after.close()
    return [
      { id: ID, what: 'readiness says STORE_NOT_WRITABLE after', value: told, unit: 's', must: 15, better: 'less' },
      { id: ID, what: `answers to writes without data or a code (${before} done before, ${refusedWhileFull} refused while it was full)`, value: counts.broken, unit: '', must: 0, better: 'less' },
      { id: ID, what: 'ready again after there is room', value: readyAgain, unit: 's', must: 15, better: 'less' },
      { id: ID, what: 'first write done after there is room', value: healed > 0 ? healed / 1_000 : Infinity, unit: 's', must: 15, better: 'less' },
      { id: ID, what: `acknowledged writes that are not in the store (of ${acknowledged.length}), after kill -9`, value: acknowledged.filter((one) => !kept.has(one)).length, unit: '', must: 0, better: 'less' },
    ] // prettier-ignore
  } finally {
    await agent.close()
    await Promise.all([copy?.server.kill(), copy?.backend.kill()])
    disk.close()
  }
}
