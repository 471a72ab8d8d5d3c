import { sql } from 'kysely'
import supertest from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Category, Product } from '#contract/catalogue.ts'
import type { Store } from '#contract/stores.ts'
import { startPurchase, type Purchase } from '#tests/support/purchase.ts'
import { house } from '#tests/support/house.ts'
import { seedEmptyStore } from './seed.ts'

let shop: Purchase
beforeAll(async () => {
  shop = await startPurchase({ webhooks: false, seed: 'catalogue' })
}, 180_000)
afterAll(() => shop?.close())

const asked = async <T>(path: string): Promise<T> =>
  (await supertest(shop.backend.url).get(path).expect(200)).body as T
const piece = (name: string) => asked<Product>(`/api/products/${name}`)
const run = (query: ReturnType<typeof sql>) => query.execute(shop.backend.deps.db)

describe('a store that an older release filled', () => {
  it('gets the pictures of this release; orders, pieces, categories and salons name none that is gone', async () => {
    const [vane, nuee, etang] = [await piece('vane'), await piece('nuee'), await piece('etang')]
    const rings = await asked<Category>('/api/categories/rings')
    const salon = await asked<Store>('/api/stores/bengaluru')
    const shopper = await shop.shoppers.open({ verified: true })
    const placed = await shop.order(shopper, { pieces: [{ productId: nuee._id, size: '12' }] })
    expect(placed).toMatchObject({ status: 200 })
    const bought = async () => (await shop.see(shopper, placed.body.orderId)).items[0]
    const asOrdered = await bought()

    const older = sql`regexp_replace(media::text, '-[0-9a-f]{10}-', '-0123456789-', 'g')::jsonb`
    await run(sql`update products set media = ${older}, spin = '{"url": "/media/spin/vane-0123456789-%d.webp", "count": 24}',
      images = array['/media/vane-0-0123456789-448.webp'] where slug = 'vane'`)
    await run(sql`update categories set media = ${older} where slug = 'rings'`)
    await run(
      sql`update order_lines set media = ${older}, image = regexp_replace(image, '-[0-9a-f]{10}-', '-0123456789-')`,
    )
    await run(
      sql`update stores set details = regexp_replace(details::text, '(/media/[a-z0-9-]+)-[0-9a-f]{10}-', '\\1-0123456789-', 'g')::jsonb`,
    )
    await run(sql`update products set measures = null where slug = 'vane'`)
    await run(sql`update products set measures = '{"piece": {"width": 9, "height": 8}}' where slug = 'nuee'`)
    // An operator's own pictures are nobody else's to change.
    await run(
      sql`update products set media = '[]', images = array['https://pictures.example/etang.webp'] where slug = 'etang'`,
    )
    expect((await asked<Store>('/api/stores/bengaluru')).media).not.toEqual(salon.media)
    expect((await bought())?.image).not.toBe(asOrdered?.image)

    await run(sql`delete from seeded where name like 'pictures-%'`)
    await seedEmptyStore(shop.backend.deps, house)

    const now = await piece('vane')
    expect([now.images, now.media, now.spin]).toEqual([vane.images, vane.media, vane.spin])
    expect((await asked<Category>('/api/categories/rings')).media).toEqual(rings.media)
    expect((await asked<Store>('/api/stores/bengaluru')).media).toEqual(salon.media)
    expect(await bought()).toMatchObject({ image: asOrdered?.image, media: asOrdered?.media })
    expect(vane.measures).toEqual({ stone: { width: 6.5, height: 6.5 } })
    expect(now.measures).toEqual(vane.measures)
    expect((await piece('nuee')).measures).toEqual({ piece: { width: 9, height: 8 } })
    expect((await piece('etang')).images).toEqual(['https://pictures.example/etang.webp'])
    expect(etang.images).not.toEqual(['https://pictures.example/etang.webp'])
  })
  it('gets the stones that its settings hold, unless the house has already set them', async () => {
    const held = { cuts: ['Oval'], caratsFrom: 1, caratsTo: 2 }
    const vane = await piece('vane')
    await run(sql`update products set setting = null where slug = 'vane'`)
    await run(sql`update products set setting = ${JSON.stringify(held)}::jsonb where slug = 'aubade'`)
    expect((await piece('vane')).setting).toBeUndefined()
    await run(sql`delete from seeded where name like 'settings-%'`)
    await seedEmptyStore(shop.backend.deps, house)
    expect((await piece('vane')).setting).toEqual(vane.setting)
    expect((await piece('aubade')).setting).toEqual(held)
    // Each loose stone of the demo finds its setting, at the sum of both.
    const { settings } = await asked<{ settings: { name: string; amount: number; stoneAmount: number }[] }>(
      '/api/products/brillant/set-with',
    )
    expect(settings.map(({ name }) => name)).toContain('Vane')
    for (const { amount, stoneAmount } of settings) expect(amount).toBeGreaterThan(stoneAmount)
  })
})
