import type { Goal } from '../../bench/lib/table.ts'
import { startStandIn } from '#tests/support/stand-in.ts'
import { stopUnderLoad, type Stopped } from '#tests/support/stopped-server.ts'

/**
 * Row 'Deploy or stop': the BFF is stopped again and again under a hundred requests a second. What was
 * begun is answered, and it ends with 0. The quick form is `server/main.test.ts`.
 */
export const run = async (full: boolean): Promise<Goal[]> => {
  const standIn = await startStandIn()
  try {
    const times = full ? 50 : 2
    const all: Stopped[] = []
    // Four at a time, each every 40 ms: a hundred a second.
    for (let n = 0; n < times; n += 1) all.push(await stopUnderLoad(standIn.url, 40))
    const answered = all.reduce((sum, one) => sum + one.answered, 0)
    const broken = all.flatMap((one) => one.broken)
    for (const what of broken.slice(0, 5)) process.stderr.write(`${String(what)}\n`)
    const id = 'E, deploy or stop'
    return [
      { id, what: `broken answers (of ${answered}, ${times} stops)`, value: broken.length, unit: '', must: 0, better: 'less' },
      { id, what: 'stops that did not end with 0', value: all.filter(({ code }) => code !== 0).length, unit: '', must: 0, better: 'less' },
      { id, what: 'slowest stop', value: Math.max(...all.map(({ ms }) => ms)) / 1_000, unit: 's', must: 10, better: 'less' },
    ] // prettier-ignore
  } finally {
    await standIn.close()
  }
}
