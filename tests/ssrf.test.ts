import { readFileSync } from 'node:fs'
import { createServer, connect } from 'node:net'
import type { AddressInfo, Server } from 'node:net'
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { createShoppers, type TestShopper } from './support/shoppers.ts'
import { startShop, type Shop } from './support/server.ts'
import { startStandIn, type StandIn } from './support/stand-in.ts'

/** Row 'SSRF': nobody can make the shop call an address. The listener represents an inner host. */

const OPERATOR_TOKEN = 'operator-token-of-the-listener'

let listener: Server
let calls: number
let port: number
let shop: Shop
let shopper: TestShopper

beforeAll(async () => {
  calls = 0
  listener = createServer((socket) => {
    calls += 1
    socket.destroy()
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  port = (listener.address() as AddressInfo).port
  shop = await startShop({ backend: { seed: 'catalogue', env: { OPERATOR_TOKEN } } })
  if (shop.backend) shopper = await createShoppers(shop.backend).open({ verified: true })
})
afterAll(async () => {
  await shop?.close()
  await new Promise((resolve) => listener.close(resolve))
})

/** Spellings of the listener's address that other shops' checks have accepted. */
const spellings = () => [
  `http://127.0.0.1:${port}/x`,
  `http://localhost:${port}/x`,
  `//127.0.0.1:${port}/x`,
  `http://0x7f000001:${port}/`,
  `http://2130706433:${port}/`,
  `http://[::ffff:127.0.0.1]:${port}/`,
  `http://127.1:${port}`,
  `http://shop.test@127.0.0.1:${port}/`,
  `http://127.0.0.1:${port}#@shop.test`,
  `\\\\127.0.0.1:${port}\\x`,
  `../../../127.0.0.1:${port}`,
  `@127.0.0.1:${port}/x`,
  `:@127.0.0.1:${port}/`,
  `<img src=http://127.0.0.1:${port}/x>`,
  `url(http://127.0.0.1:${port}/x)`,
]

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))

/** A literal with the address wherever words may be. */
const literal = (type: GraphQLInputType, address: string): string => {
  const bare = getNullableType(type)
  if (isListType(bare)) return `[${literal(bare.ofType, address)}]`
  if (isEnumType(bare)) return bare.getValues()[0]?.name ?? ''
  if (isInputObjectType(bare))
    return `{ ${Object.values(bare.getFields())
      .map((field) => `${field.name}: ${literal(field.type, address)}`)
      .join(', ')} }`
  if (bare.name === 'Boolean') return 'true'
  if (bare.name === 'Int' || bare.name === 'Float' || bare.name === 'Paise') return '1'
  return bare.name === 'DateTime' ? '"2026-12-01T10:00:00Z"' : JSON.stringify(address)
}

const document = (kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>, address: string) => {
  const args = field.args.map((arg) => `${arg.name}: ${literal(arg.type, address)}`).join(', ')
  const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }'
  return `${kind} { ${field.name}${args === '' ? '' : `(${args})`}${selection} }`
}

interface JsonSchema {
  type?: string
  const?: unknown
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
}

const filled = (of: JsonSchema, address: string): unknown => {
  if (of.const !== undefined) return of.const
  if (of.anyOf) return filled(of.anyOf[0] ?? {}, address)
  if (of.type === 'object')
    return Object.fromEntries(
      Object.entries(of.properties ?? {}).map(([key, value]) => [key, filled(value, address)]),
    )
  if (of.type === 'array') return [filled(of.items ?? {}, address)]
  if (of.type === 'integer' || of.type === 'number') return 1
  return of.type === 'boolean' ? true : address
}

/** Ends the session that the other calls need. */
const LAST = /signOut|endSession|deleteSession|closeAccount|deleteAccount|eraseAccount|streamChanges/

describe('an address in every place that takes words', () => {
  const fields = [
    ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => ['query', field] as const),
    ...Object.values(schema.getMutationType()?.getFields() ?? {}).map(
      (field) => ['mutation', field] as const,
    ),
  ].filter(([, { name }]) => !LAST.test(name))

  it('every argument of every field of the schema', async () => {
    let asked = 0
    for (const address of spellings())
      for (const [kind, field] of fields.filter(([, { args }]) => args.length > 0)) {
        const headers = { cookie: `sid=${shopper.token}` }
        const { status } = await shop.graphql(document(kind, field, address), {}, headers)
        expect([field.name, status < 500]).toEqual([field.name, true])
        asked += 1
      }
    expect(asked).toBeGreaterThan(200)
    expect(calls).toBe(0)
  }, 240_000)

  it('every member of every call of the contract, the operator’s among them', async () => {
    let asked = 0
    for (const address of spellings().slice(0, 4))
      for (const { endpoint } of endpoints.filter((one) => !LAST.test(one.endpoint.name))) {
        const params = filled(endpoint.params as JsonSchema, address) as Record<string, unknown>
        const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
          encodeURIComponent(String(params[name])),
        )
        const query = new URLSearchParams(
          Object.entries(filled(endpoint.query as JsonSchema, address) as Record<string, unknown>).map(
            ([key, value]) => [key, String(value)] as [string, string],
          ),
        )
        const token = endpoint.caller === 'operator' ? OPERATOR_TOKEN : shopper.token
        const answer = await fetch(`${shop.backend?.url}${path}?${query}`, {
          method: endpoint.method,
          redirect: 'manual',
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${token}`,
            'idempotency-key': `k${asked}`,
          },
          ...(endpoint.method !== 'GET' && {
            body: JSON.stringify(filled(endpoint.body as JsonSchema, address)),
          }),
        })
        await answer.arrayBuffer()
        expect([endpoint.name, answer.status < 500]).toEqual([endpoint.name, true])
        asked += 1
      }
    expect(asked).toBeGreaterThan(200)
    for (let run = 0; run < 3; run++) await shop.backend?.runJob('outbox')
    expect(calls).toBe(0)
  }, 240_000)

  it('headers, paths and whole addresses in the first line of a request', async () => {
    const host = `127.0.0.1:${port}`
    const headers = {
      host,
      'x-forwarded-host': host,
      'x-forwarded-for': host,
      forwarded: `host=${host}`,
      referer: `http://${host}/`,
      'x-original-url': `http://${host}/`,
      'x-rewrite-url': `http://${host}/`,
      traceparent: `http://${host}`,
    }
    const raw = (target: string) =>
      new Promise<string>((resolve) => {
        const socket = connect(Number(new URL(shop.url).port), '127.0.0.1')
        let text = ''
        socket.on('data', (chunk) => (text += chunk.toString()))
        socket.on('close', () => resolve(text))
        socket.on('error', () => resolve(text))
        const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
        socket.end(`GET ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\nconnection: close\r\n\r\n`)
      })
    for (const address of spellings()) {
      const part = encodeURIComponent(address)
      for (const target of [
        `/product/${part}`,
        `/jewellery/${part}`,
        `/blogs/${part}`,
        `/order/${part}/invoice/${part}`,
        `/media/${part}`,
        `/media/../${part}`,
        `/login?returnTo=${part}`,
        `/${part}`,
      ])
        await raw(target)
    }
    for (const target of [`http://${host}/`, `http://${host}/graphql`, `//${host}/`, `/\\${host}/`])
      await raw(target)
    expect(calls).toBe(0)
  })
})

describe('a backend that points elsewhere', () => {
  let standIn: StandIn
  let beside: Shop
  beforeAll(async () => {
    standIn = await startStandIn()
    beside = await startShop({ backendUrl: standIn.url })
  })
  afterAll(async () => {
    await beside?.close()
    await standIn?.close()
  })

  it('by redirects of every kind, by pictures and by links', async () => {
    const address = `http://127.0.0.1:${port}/x`
    const kinds = [301, 302, 303, 307, 308].map((status) => ({ status, headers: { location: address } }))
    const product = {
      _id: 'p1', name: 'x', images: [address], price: [{ amount: 1 }], material: [], metalType: [], bandType: [], size: [],
      resizable: [], madeIn: address, diamondCarats: 0, isTopCollection: false, media: [{ url: address, alt: 'x', width: 1, height: 1, sources: [] }],
    } // prettier-ignore
    const answers = [...kinds, { body: { products: [product], total: 1, page: 1 } }]
    for (const answer of answers) {
      standIn.intercept(() => answer)
      await beside.graphql('{ products { total items { name images } } }')
      await beside.graphql('{ product(id: "p1") { name images } categories { name } }')
      await beside.graphql('mutation { markPaid(sessionId: "x") { status } }')
      await beside.request.get('/product/p1')
      await beside.request.get('/sitemap.xml')
    }
    expect(calls).toBe(0)
  })
})
