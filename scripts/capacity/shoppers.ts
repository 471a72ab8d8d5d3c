import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { present } from '#scripts/lib/present.ts'
import { onePiece, type Piece } from '../topology/prove.ts'
import { Shopper, trusting } from '../topology/shopper.ts'
import type { Topology } from '../topology/start.ts'
import { LANDINGS, READING, drawn, visit } from './model.ts'

export interface Measured {
  /** Milliseconds of each answer. */
  times: number[]
  errors: string[]
  visits: number
}

interface Wares {
  /** Sold without a choice. */
  piece: Piece
  products: { id: string; slug: string }[]
  /** Paths of lists. */
  lists: string[]
  words: string[]
}

/** What there is to look at. */
export const waresOf = async (databaseUrl: string): Promise<Wares> => {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string; slug: string; name: string }>(
      'select p.id, p.slug, p.name from products p where p.active order by p.rank limit 400',
    )
    const lists = await client.query<{ slug: string }>(
      'select slug from categories where role is null order by position, id limit 8',
    )
    return {
      lists: ['/jewellery', ...lists.rows.map(({ slug }) => `/jewellery/${slug}`)],
      piece: await onePiece(databaseUrl),
      products: rows,
      words: rows.map(({ name }) => name.slice(0, 4)),
    }
  } finally {
    await client.end()
  }
}

const pick = <T>(of: readonly T[], random: () => number): T =>
  present(of[Math.floor(random() * of.length)], 'choice')

/** One shopper after another in one place, each with cookies of their own, until told to stop. */
export const shopOn = async (
  { origin }: Topology,
  { piece, products, lists, words }: Wares,
  measured: Measured,
  { seed, goesOn, asleep }: { seed: number; goesOn: () => boolean; asleep: (ms: number) => Promise<unknown> },
): Promise<void> => {
  const random = drawn(seed)
  const dispatcher = trusting()
  const steps: Readonly<Record<string, (shopper: Shopper) => Promise<unknown>>> = {
    landing: (shopper) => {
      const path = pick(LANDINGS, random)
      return shopper.page(path === '/product' ? `/product/${pick(products, random).slug}` : path)
    },
    list: (shopper) => shopper.page(`${pick(lists, random)}?page=${1 + Math.floor(random() * 2)}`),
    filter: (shopper) =>
      shopper.page(
        `/jewellery?sort=${pick(['price-asc', 'price-desc', 'new-arrivals'], random)}&page=${1 + Math.floor(random() * 5)}`,
      ),
    search: (shopper) => shopper.run('Suggest', { search: pick(words, random) }),
    product: (shopper) => shopper.run('ProductPage', { id: pick(products, random).id }),
    bag: async (shopper) => {
      const [email, password] = [`capacity-${randomUUID()}@example.com`, 'a long enough phrase 42']
      await shopper.run('SignUp', { input: { name: 'A. Shopper', email, password } })
      await shopper.run('SignIn', { email, password })
      await shopper.run('AddToBag', { input: { productId: piece.productId, quantity: 1 } })
      return shopper.run('BagPage')
    },
    checkout: (shopper) => shopper.run('CheckoutPage', { points: 0 }),
  }
  await asleep(random() * READING * 1_000)
  while (goesOn()) {
    const shopper = new Shopper(origin, dispatcher)
    measured.visits += 1
    for (const name of visit(random)) {
      if (!goesOn()) break
      const since = performance.now()
      try {
        await steps[name]?.(shopper)
        measured.times.push(performance.now() - since)
      } catch (error) {
        measured.errors.push(`${name}: ${error instanceof Error ? error.message : String(error)}`)
      }
      await asleep(READING * 1_000 * (0.5 + random()))
    }
  }
  await dispatcher.close()
}
