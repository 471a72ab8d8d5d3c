import { namesOf } from '#program/names.ts'
import { startProvider } from '#tests/support/provider.ts'
import { stockUp } from '../buyers.ts'
import type { Topology } from '../start.ts'
import { disk } from './disk.ts'
import { kills } from './kills.ts'
import { restore } from './restore.ts'

const PARTS = { kills, disk, restore }

/** The parts of `npm run topology -- ha`, in their order; a number says how often the primary is killed. */
export const proveHa = async (topology: Topology, words: readonly string[]): Promise<void> => {
  const { cluster } = topology
  if (!cluster || !topology.paymentsPort) throw new Error('this topology has no cluster')
  const times = Number(words.find((word) => /^\d+$/.test(word)) ?? 10)
  const asked = namesOf(PARTS).filter((part) => words.includes(part))
  const provider = await startProvider({
    port: topology.paymentsPort,
    webhookUrl: `http://127.0.0.1:${topology.backendsPort}/api/payments/webhook`,
  })
  try {
    const shop = { topology, cluster, ...(await stockUp(topology.origin, cluster.ask)) }
    const failed: string[] = []
    // The other parts also run if one fails.
    for (const part of asked.length > 0 ? asked : namesOf(PARTS))
      await PARTS[part](shop, times).catch((error: unknown) => {
        failed.push(`${part}: ${error instanceof Error ? error.message : String(error)}`)
        topology.say(`FAILED     ${failed.at(-1)}`)
      })
    if (failed.length > 0) throw new Error(failed.join('; '))
  } finally {
    await provider.kill()
  }
}
