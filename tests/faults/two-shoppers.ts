import { routes } from '#web/app/routes.ts'
import type { Goal } from '../../bench/lib/table.ts'
import { createShoppers, type TestShopper } from '#tests/support/shoppers.ts'
import { startWholeShop } from '#tests/support/whole-shop.ts'
import { inParallel } from './reads.ts'

/**
 * Row 'One shopper's page served to another': shoppers and visitors ask for the same pages at the same
 * time, and nobody is ever sent a byte of somebody else.
 */

interface Canary {
  readonly shopper: TestShopper
  /** What only this shopper may be sent. */
  readonly bytes: readonly string[]
}

const PERSONAL = '{ viewer { name email addresses { city addressLine1 } orders { total } } bag { pieces } }'
const PUBLIC = '{ products(limit: 4) { items { id name } } shop { name } }'

/** Pages of every kind, the shopper's own among them. */
const pages = routes.map(({ path, example = path }) => example)
const open = routes.filter(({ access }) => access === undefined).map(({ path, example = path }) => example)

const headersOf = (who: Canary | undefined): Record<string, string> =>
  who ? { cookie: `sid=${who.shopper.token}; signed_in=1` } : {}

export const sweep = async (people: number, requests: number, reads: 'off' | 'on') => {
  const whole = await startWholeShop({ env: { READ_CACHE: reads } })
  try {
    const shoppers = createShoppers(whole.backend)
    const canaries: Canary[] = []
    for (let n = 0; n < people; n += 1) {
      const name = `Canary${n}X Owner`
      const street = `${n} Canary${n}X Street`
      const shopper = await shoppers.open({ name })
      const address = { name, addressLine1: street, city: 'Pune', state: 'Maharashtra', postalCode: '411001', countryCode: 'IN' } // prettier-ignore
      await shopper.post('/api/account/addresses', address).expect(201)
      canaries.push({ shopper, bytes: [`Canary${n}X`, shopper.email, shopper.token] })
    }

    const private_: string[] = []
    const stored: string[] = []
    let seen = 0
    const check = (who: Canary | undefined, what: string, text: string, headers: Headers) => {
      const all = text + JSON.stringify([...headers].filter(([name]) => name !== 'set-cookie'))
      for (const canary of canaries)
        if (canary !== who && canary.bytes.some((bytes) => all.includes(bytes))) private_.push(what)
      if (who && all.includes(who.shopper.token)) private_.push(`${what}: token`)
      if (who && canaryIn(who, text)) seen += 1
      const control = headers.get('cache-control') ?? ''
      if (control.includes('public') && (who || headers.get('set-cookie') !== null)) stored.push(what)
      if (!who && headers.get('set-cookie') !== null) stored.push(`${what}: a cookie for nobody`)
    }

    // Every other request is a visitor's; the shoppers take turns with the pages between them.
    await inParallel(requests * 2, 12, async (n) => {
      const who = n % 2 === 0 ? undefined : canaries[Math.floor(n / 2) % canaries.length]
      const turn = Math.floor(n / 2 / 3)
      if (n % 6 < 4) {
        const page = (who ? pages : open)[turn % (who ? pages : open).length] ?? '/'
        const answer = await fetch(whole.shop.url + page, { redirect: 'manual', headers: headersOf(who) })
        check(who, `${page} for ${who?.shopper.name ?? 'nobody'}`, await answer.text(), answer.headers)
      } else {
        const query = turn % 2 === 0 ? PERSONAL : PUBLIC
        const answer = await fetch(`${whole.shop.url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headersOf(who) },
          body: JSON.stringify({ query }),
        })
        check(who, `graphql for ${who?.shopper.name ?? 'nobody'}`, await answer.text(), answer.headers)
      }
    })
    return { private_, stored, seen }
  } finally {
    await whole.close()
  }
}

const canaryIn = (who: Canary, text: string) => who.bytes.some((bytes) => text.includes(bytes))

export const run = async (full: boolean): Promise<Goal[]> => {
  const requests = full ? 1_000 : 90
  const goals: Goal[] = []
  // The full form also asks each page of the backend anew: a slip that the store hides shows there.
  for (const reads of full ? (['on', 'off'] as const) : (['on'] as const))
    goals.push(...goalsOf(reads, requests, full, await sweep(full ? 20 : 4, requests, reads)))
  return goals
}

const goalsOf = (
  reads: string,
  requests: number,
  full: boolean,
  { private_, stored, seen }: Awaited<ReturnType<typeof sweep>>,
): Goal[] => {
  for (const what of [...private_, ...stored].slice(0, 10)) process.stderr.write(`${what}\n`)
  const id = `D, two shoppers (READ_CACHE=${reads})`
  return [
    { id, what: `answers with a private byte of another (${requests} visitors' among as many shoppers')`, value: private_.length, unit: '', must: 0, better: 'less' },
    { id, what: 'answers that a cache may keep though they are personal', value: stored.length, unit: '', must: 0, better: 'less' },
    { id, what: "shoppers' answers that hold their own bytes, so that the sweep would notice", value: seen, unit: '', must: full ? 100 : 8, better: 'more' },
  ] // prettier-ignore
}
