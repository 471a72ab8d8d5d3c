import type { Page } from 'playwright-core'
import type { Journeys } from './journeys.ts'

/** Signs the page in, with a piece in the bag. */
export const signInWithRing = async (stage: Journeys, page: Page): Promise<void> => {
  const shopper = await stage.shoppers.open({ verified: true })
  const { _id } = (await (await fetch(`${stage.shop.backend.url}/api/products/vane`)).json()) as {
    _id: string
  }
  await shopper.post('/api/bag/lines', { productId: _id, size: '12' }).expect(200)
  await page.context().addCookies([
    { name: 'sid', value: shopper.token, url: stage.shop.url },
    { name: 'signed_in', value: '1', url: stage.shop.url },
  ])
}
