import autocannon from 'autocannon'
import pg from 'pg'
import Type from 'typebox'
import { request } from 'undici'
import { checked } from '#program/json-file.ts'
import { member } from '#program/member.ts'
import { present } from '#scripts/lib/present.ts'
import { memoryMb } from '../../bench/lib/cpu.ts'
import type { Copy } from './native.ts'
import { hashOf, Shopper, trusting } from './shopper.ts'
import type { Topology } from './start.ts'

type Running = Topology

/** The bag in the answer to the document of that name. */
export const BagPage = Type.Object({
  viewer: Type.Unknown(),
  bag: Type.Union([Type.Object({ pieces: Type.Integer() }), Type.Null()]),
})

const LOAD_SECONDS = 12
const KILL_AFTER_MS = 4_000
/** Every copy must show a write within this time of its acknowledgement. Milliseconds. */
const SEEN_WITHIN = 250

const expect = (holds: boolean, sentence: string) => {
  if (!holds) throw new Error(sentence)
}

export interface Piece {
  productId: string
  variantId: string
  name: string
  rupees: number
}

/** A piece to look at, to put into a bag and to reprice. */
export const onePiece = async (databaseUrl: string): Promise<Piece> => {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    const { rows } = await client.query<Piece>(
      `select p.id as "productId", v.id as "variantId", p.name, (v.price_paise / 100)::integer as rupees
       from products p join product_variants v on v.product_id = p.id
       where p.active and v.stock > 2 and v.is_default and v.price_paise = p.price_paise
         and v.price_paise = (select min(price_paise) from product_variants where product_id = p.id)
       order by p.rank limit 1`,
    )
    return present(rows[0], 'piece in the store')
  } finally {
    await client.end()
  }
}

/** From the home page to a bag that both copies have, over HTTPS through the balancer. */
const journey = async ({ origin, say }: Running, { productId, name }: Piece) => {
  const shopper = new Shopper(origin, trusting())
  for (const path of ['/', '/jewellery', '/jewellery/rings?page=1', '/blogs', '/about-us'])
    await shopper.page(path)
  expect(
    (await shopper.page(`/product/${productId}`)).includes(name),
    'the product page does not show its name',
  )
  const email = `topology-${process.pid}-${Date.now()}@example.com`
  const password = 'a long enough phrase 42'
  await shopper.run('SignUp', { input: { name: 'A. Shopper', email, password } })
  await shopper.run('SignIn', { email, password })
  await shopper.run('AddToBag', { input: { productId, quantity: 1 } })
  for (let n = 0; n < 6; n += 1) {
    const { bag, viewer } = checked('BagPage', BagPage, await shopper.run('BagPage'))
    expect(viewer !== null, 'the session does not hold on every copy')
    expect(bag?.pieces === 1, 'the bag is not the same on every copy')
  }
  say('journey    home, listing, product, sign-up, sign-in, bag: passed on every copy')
}

/** Reads as browsers make them: pages and documents by GET. One copy is killed meanwhile, without warning. */
const killUnderLoad = async ({ origin, copies, say }: Running, { productId }: Piece) => {
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hashOf('ProductPage') } })
  const variables = JSON.stringify({ id: productId })
  const document = `/graphql?variables=${encodeURIComponent(variables)}&extensions=${encodeURIComponent(extensions)}`
  const headers = { 'accept-encoding': 'br', 'mercurius-require-preflight': '1' }
  const [victim, other] = copies.filter(({ service }) => service === 'server')
  expect(victim !== undefined && other !== undefined, 'two copies of the server are needed')
  const statuses = new Map<number, number>()
  const load = autocannon({
    url: origin,
    connections: 20,
    duration: LOAD_SECONDS,
    tlsOptions: { rejectUnauthorized: false },
    requests: ['/', '/jewellery', `/product/${productId}`, document].map((path) => ({
      path,
      headers,
      onResponse: (status: number) => void statuses.set(status, (statuses.get(status) ?? 0) + 1),
    })),
  } as autocannon.Options)
  await new Promise((done) => setTimeout(done, KILL_AFTER_MS))
  await victim?.kill()
  const result = await load
  const wrong = [...statuses].filter(([status]) => status !== 200 && status !== 304)
  const seen = `${result.requests.total} answers, ${Math.round(result.requests.average)} a second, p50 ${result.latency.p50} ms, p99 ${result.latency.p99} ms`
  say(`kill run   one of two servers killed after ${KILL_AFTER_MS / 1000} s of ${LOAD_SECONDS}: ${seen}`)
  say(
    `           not 200: ${wrong.map(([status, n]) => `${n} x ${status}`).join(', ') || 'none'}; broken connections: ${result.errors}; server left: ${memoryMb(other?.pid ?? 0).toFixed(0)} MB`,
  )
  expect(wrong.length === 0 && result.errors === 0, 'a shopper saw an error')
}

/** How long after a new price was acknowledged the last copy still shows the old one. Milliseconds. */
const invalidation = async (running: Running, { productId, variantId, rupees }: Piece) => {
  const { copies, backendsPort, operatorToken, say } = running
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hashOf('ProductPage') } })
  const query = `variables=${encodeURIComponent(JSON.stringify({ id: productId }))}&extensions=${encodeURIComponent(extensions)}`
  /** The price, or how the request failed. */
  const priceAt = async ({ port }: Copy): Promise<number | string> => {
    const answer = await request(`http://127.0.0.1:${port}/graphql?${query}`, {
      headers: { 'mercurius-require-preflight': '1' },
    })
    const text = await answer.body.text()
    const price = member(member(member(JSON.parse(text), 'data'), 'product'), 'price')
    return typeof price === 'number' ? price : `${answer.statusCode} ${text.slice(0, 200)}`
  }
  const servers = copies.filter(({ service }) => service === 'server')
  const delays: number[] = []
  for (let n = 1; n <= 10; n += 1) {
    await Promise.all(servers.map(priceAt))
    // A lower price, on the variant that is both the least expensive and the one shown first, becomes the piece's
    // price.
    const amount = rupees - n
    const answer = await request(
      `http://127.0.0.1:${backendsPort}/api/operator/variants/${variantId}/price`,
      {
        method: 'PUT',
        headers: { authorization: `Bearer ${operatorToken}`, 'content-type': 'application/json' },
        body: JSON.stringify({ amount }),
      },
    )
    await answer.body.dump()
    expect(answer.statusCode === 200, `the price could not be set: ${answer.statusCode}`)
    const acknowledged = performance.now()
    await Promise.all(
      servers.map(async (server) => {
        // The time of the last request that got the old price; the duration of the answer is not counted.
        let old = acknowledged
        for (let asked = performance.now(); ; asked = performance.now()) {
          const shown = await priceAt(server)
          if (shown === amount * 100) break
          old = asked
          const told = `${amount * 100} was never shown at ${server.port}, change ${n}: still ${shown}`
          expect(asked - acknowledged < 20_000, told)
          await new Promise((done) => setTimeout(done, 5))
        }
        delays.push(old - acknowledged)
      }),
    )
  }
  const slowest = Math.max(...delays)
  say(
    `changes    ten prices, ${servers.length} servers: the old one last asked for ${slowest.toFixed(0)} ms after the acknowledgement`,
  )
  expect(slowest <= SEEN_WITHIN, `a copy showed an old price for more than ${SEEN_WITHIN} ms`)
}

/** Everything that this topology promises; throws the first promise that is not kept. */
export const prove = async (running: Running): Promise<void> => {
  const piece = await onePiece(running.databaseUrl)
  await journey(running, piece)
  // Both are shown, whichever fails.
  const late = await invalidation(running, piece).catch((error: unknown) => error)
  await killUnderLoad(running, piece)
  if (late) throw late
}
