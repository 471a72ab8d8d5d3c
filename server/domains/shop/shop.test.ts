import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentStore } from '#backend/modules/content/api.ts'
import { seedResaleTerms } from '#backend/modules/passport/api.ts'
import { seedShopFacts } from '#backend/modules/shop/api.ts'
import { resaleTerms, shopFacts } from '#tests/support/house.ts'
import { startBackend, type RunningBackend } from '#tests/support/backend.ts'
import { startShop, type Shop } from '#tests/support/server.ts'

const TOKEN = 'operator-token-of-this-test-0123456789'
const SAID = '{ shop { phone } page(slug: "a-page") { title blocks { ... on StatementBlock { words } } } }'

describe('facts that the operator changes, behind stored answers', () => {
  let backend: RunningBackend
  let bff: Shop
  /** Called when the cache has dropped what a change concerns, by the id in it. */
  const waiting = new Map<string, () => void>()
  const dropped = (id: string) => new Promise<void>((done) => waiting.set(id, done))

  beforeAll(async () => {
    backend = await startBackend({ seed: 'none', env: { OPERATOR_TOKEN: TOKEN } })
    await backend.deps.db.transaction().execute(async (tx) => {
      await seedShopFacts(tx, shopFacts)
      await seedResaleTerms(tx, resaleTerms, Date.now())
    })
    await contentStore(backend.deps).put('a-page', {
      path: '/a-page',
      title: 'About {name}',
      group: 'story',
      position: 1,
      blocks: [{ kind: 'statement', words: 'Call {phone}. In money {buyBackMetal}.' }],
    })
    const connected = dropped('*')
    bff = await startShop({
      backendUrl: backend.url,
      env: { READ_CACHE: 'on' },
      onDropped: ({ id }) => waiting.get(id)?.(),
    })
    await connected
  })
  afterAll(async () => {
    await bff.close()
    await backend.close()
  })

  const said = async () => JSON.stringify((await bff.graphql(SAID)).data)
  const change = (path: string, body: object) =>
    fetch(`${backend.url}/api/operator/${path}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  it('are new on the shop and on every page that names them', async () => {
    expect(await said()).toMatch(/"phone":"\+91 22 5550 0142".*About Orvanne.*0142\. In money 95 per cent/)
    const facts = dropped('facts')
    expect((await change('shop', { facts: { phone: '+91 22 5550 0199' } })).status).toBe(200)
    await facts
    expect(await said()).toMatch(/"phone":"\+91 22 5550 0199".*About Orvanne.*0199\. In money 95 per cent/)
    const rule = dropped('resale')
    expect((await change('resale', { buyBack: { metal: 90 } })).status).toBe(200)
    await rule
    expect(await said()).toMatch(/0199\. In money 90 per cent/)
  })
})

describe('a backend with facts and no content', () => {
  const facts = { ...shopFacts, deliveryPrice: 500, freeReturns: true }
  const SAYS = '{ shop { notice productNotes { section paragraphs } } }'
  const saidBy = async (own: object, ...more: string[]) => {
    const bff = await startShop()
    bff.standIn?.intercept(({ path }) => {
      if (path === '/api/capabilities') return { body: { version: '1', features: ['shop', ...more] } }
      return path === '/api/shop' ? { body: own } : undefined
    })
    const { data, errors } = await bff.graphql(SAYS)
    const { text } = await bff.request.get('/discover-all').expect(200)
    await bff.close()
    expect(errors).toEqual([])
    return { parts: JSON.stringify(data), list: text }
  }

  it('says that delivery is free only where it is', async () => {
    const { deliveryPrice: _, ...free } = facts
    const unpriced = await saidBy(free)
    expect(unpriced.parts).toMatch(
      /"Free shipping and returns on all orders".*Free shipping and returns on all/,
    )
    expect(unpriced.list).toContain('Free shipping and returns on every order.')
    // The title of the page, which no line of it repeats.
    expect(unpriced.list).not.toContain('>Free shipping and returns on every order.<')
    const priced = await saidBy(facts)
    expect(priced.parts).toMatch(/"notice":null.*Returns are free on all orders\./)
    expect(priced.list).toContain('Insured shipping costs ₹500. Returns are free.')
    expect(priced.parts + priced.list).not.toContain('Free shipping and returns on')
  })

  it('says that returns are free only where the house does', async () => {
    const { deliveryPrice: _, freeReturns: __, ...silent } = facts
    const { parts, list } = await saidBy(silent)
    expect(parts).toMatch(/"Free shipping on all orders"/)
    expect(parts + list).not.toMatch(/returns (?:on|are)/i)
  })

  it('speaks of returns only where what is ordered here can come back', async () => {
    const { deliveryPrice: _, ...free } = facts
    const kept = await saidBy(free, 'checkout')
    expect(kept.parts).toMatch(/"notice":"Free shipping on all orders".*Free shipping on all orders\./)
    expect(kept.list).toContain('Free shipping on every order.')
    const paid = await saidBy(facts, 'checkout')
    expect(paid.list).toContain('Insured shipping costs ₹500.')
    expect(kept.parts + kept.list + paid.parts + paid.list).not.toMatch(/returns (?:on|are)/i)
    expect((await saidBy(free, 'checkout', 'returns')).parts).toContain(
      'Free shipping and returns on all orders',
    )
  })
})
