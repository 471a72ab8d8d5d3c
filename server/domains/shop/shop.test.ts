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
  /** Who waits for the store to have dropped what a change touches. */
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
