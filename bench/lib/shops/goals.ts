import { READS, type ReadName } from './shop.ts'
import type { Goal } from '../table.ts'
import type { Figures, Peers } from './recorded.ts'

/** How many times less CPU time our whole stack must use than another shop for the same read. */
const COSTS = [
  { id: 'P5', read: 'list', peer: 'EverShop', must: 12, ambitious: 20 },
  { id: 'P5', read: 'list', peer: 'Vendure', must: 3.5, ambitious: 6 },
  { id: 'P5', read: 'list', peer: 'Medusa', must: 25, ambitious: 40 },
  { id: 'P6', read: 'facets', peer: 'Vendure', must: 4, ambitious: 7 },
  { id: 'P7', read: 'product', peer: 'EverShop', must: 10, ambitious: 15 },
  { id: 'P7', read: 'product', peer: 'Vendure', must: 25, ambitious: 40 },
  { id: 'P8', read: 'page', peer: 'EverShop', must: 8, ambitious: 20 },
] as const

/** A stored page is compared with a rendered one: the other shop stores none. */
const STORED = { id: 'P9', peer: 'EverShop', must: 100, ambitious: 400 } as const

/** Our time until the answer, as a share of EverShop's. */
const WAITS = [
  { read: 'list', of: 'p99', connections: 10 },
  { read: 'list', of: 'p99Of50', connections: 50 },
  { read: 'page', of: 'p99', connections: 10 },
  { read: 'page', of: 'p99Of50', connections: 50 },
] as const

/** Our figures next to those of other shops. If one of the two is missing, there is no goal. */
export const goalsBeside = (
  ours: Partial<Record<ReadName, Figures>>,
  peers: Peers,
  areMeasured: boolean,
): Goal[] => {
  const said = (peer: string) => {
    const version = peers.shops[peer]?.version
    return `${peer}${version ? ` ${version}` : ''}${areMeasured ? '' : ` (recorded ${peers.date})`}`
  }
  const theirs = (peer: string, read: ReadName) => peers.shops[peer]?.reads[read]
  const costs = COSTS.flatMap(({ id, read, peer, must, ambitious }): Goal[] => {
    const [one, other] = [ours[read], theirs(peer, read)]
    if (!one || !other) return []
    const what = `${READS[read]}, CPU of the whole stack, against ${said(peer)}`
    return [{ id, what, value: other.cpu / one.cpu, unit: 'x', must, ambitious, better: 'more' }]
  })
  const [stored, rendered] = [ours.stored, theirs(STORED.peer, 'page')]
  const pages: Goal[] =
    stored && rendered
      ? [
          {
            id: STORED.id,
            what: `${READS.stored}, pages/s against ${said(STORED.peer)}`,
            value: stored.perSecond / rendered.perSecond,
            unit: 'x',
            must: STORED.must,
            ambitious: STORED.ambitious,
            better: 'more',
          },
        ]
      : []
  const waits = WAITS.flatMap(({ read, of, connections }): Goal[] => {
    const [one, other] = [ours[read]?.[of], theirs('EverShop', read)?.[of]]
    if (one === undefined || other === undefined) return []
    const what = `${READS[read]}, ${connections} connections: p99, of that of ${said('EverShop')}`
    return [{ id: 'P10', what, value: one / other, unit: '', must: 0.2, ambitious: 0.067, better: 'less' }]
  })
  return [...costs, ...pages, ...waits]
}
