import { setTimeout as pause } from 'node:timers/promises'
import { quantile } from '#tests/faults/reads.ts'
import { buyOnce, emptyJournal, newShopper, type Journal } from '../buyers.ts'
import { trusting } from '../shopper.ts'
import type { Topology } from '../start.ts'
import type { Cluster } from './cluster.ts'
import { readOn, type Reading } from './readers.ts'

/** Requests per second of the readers, besides those of the buyers. */
const READS = 46
const BUYERS = 3
/** Throws the sentence if the condition is false. */
export const expect = (holds: boolean, sentence: string) => {
  if (!holds) throw new Error(sentence)
}
export const inSeconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`

interface Load {
  readonly journal: Journal
  readonly reading: Reading
  /** Requests of any kind so far. */
  readonly stop: () => Promise<void>
}

export interface Shop {
  readonly topology: Topology
  readonly cluster: Cluster
  readonly products: readonly { id: string; slug: string }[]
  /** A piece that everybody can buy. */
  readonly productId: string
}

/** Readers and buyers, until `stop` is called. */
export const startLoad = async ({ topology, products, productId }: Shop): Promise<Load> => {
  let over = false
  const journal = emptyJournal()
  const { reading, done } = await readOn(topology.origin, topology.copies, products, {
    perSecond: READS,
    goesOn: () => !over,
  })
  const dispatcher = trusting()
  const shoppers = []
  for (let n = 0; n < BUYERS; n += 1) shoppers.push(await newShopper(topology.origin, dispatcher))
  journal.emails.push(...shoppers.map(({ email }) => email))
  const buying = shoppers.map(async (shopper) => {
    while (!over) await buyOnce(shopper, productId, journal)
  })
  const stop = async () => {
    over = true
    await Promise.all([done, ...buying])
  }
  return { journal, reading, stop }
}

/** The longest time without an acknowledged write since a moment. */
export const longestSilence = ({ writes }: Journal, from: number, until: number): number => {
  const seen = [from, ...writes.filter((at) => at >= from && at <= until), until].toSorted((a, b) => a - b)
  return Math.max(...seen.slice(1).map((at, n) => at - (seen[n] ?? at)))
}

/** Whether the condition becomes true within this many seconds. */
export const until = async (holds: () => boolean | Promise<boolean>, seconds: number): Promise<boolean> => {
  for (const end = Date.now() + seconds * 1_000; Date.now() < end; await pause(100))
    if (await holds()) return true
  return false
}

/** Compares the books with everything that was acknowledged. Throws at the first difference. */
export const audit = async (
  { cluster, topology: { say } }: Shop,
  { emails, placed, paid, unanswered, repeats }: Journal,
) => {
  const settled = await until(async () => {
    const open = await cluster.ask(
      `select 1 from orders where id in (${[...paid.values(), '00000000-0000-0000-0000-000000000000'].map((id) => `'${id}'`).join()})
       and not exists (select 1 from fulfilments where order_id = orders.id)`,
    )
    return open.length === 0
  }, 90)
  const orders = await cluster.ask<{ id: string; fulfilments: number }>(
    `select o.id, (select count(*)::int from fulfilments where order_id = o.id) as fulfilments
     from orders o where o.email in (${emails.map((email) => `'${email}'`).join()})`,
  )
  const kept = new Map(orders.map(({ id, fulfilments }) => [id, fulfilments]))
  const lost = [...placed.values()].filter((id) => !kept.has(id))
  const acknowledged = new Set(placed.values())
  const doubled = orders.filter(({ id }) => !acknowledged.has(id))
  const unpaid = [...paid.values()].filter((id) => kept.get(id) !== 1)
  say(
    `books      ${placed.size} orders acknowledged (${repeats} asked for again by their key): ${lost.length} lost, ${Math.max(0, doubled.length - unanswered.length)} doubled; ${paid.size} paid: ${unpaid.length} without exactly one fulfilment`,
  )
  expect(lost.length === 0, 'an acknowledged order is lost')
  expect(acknowledged.size === placed.size, 'one order answers two keys')
  expect(doubled.length <= unanswered.length, 'an order was made twice')
  expect(settled && unpaid.length === 0, 'a payment was taken and its order not fulfilled once')
}

/** Reports how the catalogue was read, and throws if it could not be. */
export const catalogue = ({ topology: { say } }: Shop, { times, failed }: Reading) => {
  say(
    `catalogue  ${times.length} reads: ${failed.length} failed, p50 ${quantile(times, 0.5).toFixed(0)} ms, p99 ${quantile(times, 0.99).toFixed(0)} ms`,
  )
  for (const line of failed.slice(0, 5)) say(`           ${line}`)
  expect(failed.length === 0, 'the catalogue could not be read')
}
