import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Bag } from '#contract/bag.ts'
import { LIES, startLiar, type Liar } from '#tests/support/liar.ts'
import {
  bagPath,
  recorded,
  startAdapter as startAdapterAt,
  startMedusa,
  type MedusaStandIn,
  type RunningAdapter,
} from '#tests/support/medusa.ts'
import { startShop, type Shop } from '#tests/support/server.ts'

const PAGES = ['/', '/jewellery', '/product/silver-coin', '/track'] as const
const all = recorded()
const TRUE_SUM = 9464

let medusa: MedusaStandIn
let liar: Liar
beforeAll(async () => {
  medusa = await startMedusa(all)
  liar = await startLiar(medusa.url)
})
afterAll(async () => {
  await liar?.close()
  await medusa?.close()
})
const startAdapter = () => startAdapterAt(liar.url, { REFRESH_SECONDS: '0' })

describe('while Medusa does not tell the truth', () => {
  let adapter: RunningAdapter
  let shop: Shop
  beforeAll(async () => {
    adapter = await startAdapter()
    shop = await startShop({ backendUrl: adapter.url })
  })
  afterAll(async () => {
    liar.tell(undefined)
    await shop?.close()
    await adapter?.close()
  })

  it.each(LIES)('$name: pages are still shown, and no bag has a wrong sum', async (lie) => {
    liar.tell(lie)
    // A look begins with the regions: when the third begins, one whole look was lied to.
    if (!lie.isSlow) await liar.asked('/store/regions', 3)
    for (const page of PAGES) {
      const { status, text } = await shop.request.get(page)
      expect([page, status]).toEqual([page, 200])
      expect(text).toContain('</html>')
    }
    const answer = await adapter.app.inject({ url: bagPath(all.cart['cart']?.['id']) })
    expect([200, 404, 503]).toContain(answer.statusCode)
    const { bag } = answer.json() as { bag?: Bag }
    if (answer.statusCode === 200 && bag && bag.lines.length > 0 && bag.amount !== TRUE_SUM)
      expect(bag.lines.map(({ problem }) => problem)).toContain('PRICE_CHANGED')
    liar.tell(undefined)
  })

  it('what it showed before is there again with the truth', async () => {
    await liar.asked('/store/regions', 3)
    const { status, text } = await shop.request.get('/product/silver-coin')
    expect([status, text.includes('₹9,464')]).toEqual([200, true])
  })
})

it.each(LIES.filter(({ name }) => /text|left out|NaN|HTML|an error/.test(name)))(
  'an adapter that never heard the truth says that the catalogue is away: $name',
  async (lie) => {
    liar.tell(lie)
    const adapter = await startAdapter()
    const answer = await adapter.app.inject({ url: '/api/products' })
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'CATALOGUE_UNAVAILABLE'])
    expect((await adapter.app.inject({ url: '/readyz' })).statusCode).toBe(503)
    liar.tell(undefined)
    await adapter.close()
  },
)
