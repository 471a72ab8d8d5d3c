import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { audit, catalogue, expect, inSeconds, longestSilence, startLoad, until, type Shop } from './load.ts'

const FULL_MS = 30_000

/** The primary's disk fills to its last byte, and then has room again. */
export const disk = async (shop: Shop) => {
  const { cluster, topology } = shop
  const { say } = topology
  const load = await startLoad(shop)
  try {
    await pause(4_000)
    const primary = await cluster.whole()
    const ballast = join(primary.folder, 'ballast')
    const file = openSync(ballast, 'a')
    const full = performance.now()
    let size = 1024 ** 2
    const fill = () => {
      while (size >= 1)
        try {
          if (writeSync(file, Buffer.alloc(size)) < size) size /= 2
        } catch {
          size = Math.floor(size / 2)
        }
      size = 4_096
    }
    // Space that is freed meanwhile is filled, too.
    for (const end = Date.now() + FULL_MS; Date.now() < end; await pause(200)) fill()
    const leader = (await cluster.members()).find(({ role }) => role === 'leader')
    const silence = longestSilence(load.journal, full, performance.now())
    const after = load.journal.writes.filter((at) => at > full).length
    closeSync(file)
    rmSync(ballast)
    const room = performance.now()
    expect(
      await until(() => load.journal.writes.some((at) => at > room), 60),
      'no write was acknowledged after there was room',
    )
    const resumed = (load.journal.writes.find((at) => at > room) ?? room) - room
    cluster.start(primary)
    const now = await cluster.whole()
    say(
      `full disk  of ${primary.name} for ${FULL_MS / 1_000} s: ${leader?.name ?? 'nobody'} led, ${after} writes acknowledged, the longest time without one ${inSeconds(silence)}; ${inSeconds(resumed)} after there was room; whole after ${inSeconds(performance.now() - room)}, ${now.name} leads`,
    )
  } finally {
    await load.stop()
  }
  await audit(shop, load.journal)
  catalogue(shop, load.reading)
}
