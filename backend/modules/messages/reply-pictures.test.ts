import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPurchase, type Purchase } from '#tests/support/purchase.ts'

let shop: Purchase
beforeAll(async () => {
  shop = await startPurchase({ webhooks: false })
})
afterAll(() => shop?.close())

const picture = async (colour: string) =>
  (
    await sharp({ create: { width: 60, height: 40, channels: 3, background: colour } })
      .png()
      .toBuffer()
  ).toString('base64')
const openThread = async () => {
  const shopper = await shop.shoppers.open({ verified: true })
  const { _id } = (await shopper.get('/api/account')).body
  return { shopper, thread: `/api/operator/messages/${_id}` }
}

it('a picture of the house goes with its answer, to this shopper alone', async () => {
  const { shopper, thread } = await openThread()
  const kept = (await shop.operator.post(`${thread}/pictures`, { content: await picture('red') }).expect(201))
    .body
  expect(kept).toMatchObject({ width: 60, height: 40 })
  await shop.operator.post(thread, { text: 'As drawn this morning.', pictures: [kept._id] }).expect(201)
  const [message] = (await shopper.get('/api/messages').expect(200)).body.messages
  expect(message).toMatchObject({ from: 'house', pictures: [kept] })
  const { content } = (await shopper.get(`/api/messages/pictures/${kept._id}`).expect(200)).body
  expect(await sharp(Buffer.from(content, 'base64')).metadata()).toMatchObject({ format: 'webp', width: 60 })
  expect((await shop.operator.get(thread)).body.messages[0].pictures).toEqual([kept])
  const other = await openThread()
  await other.shopper.get(`/api/messages/pictures/${kept._id}`).expect(404)
  // It goes with one answer, and in no other conversation.
  await shop.operator.post(thread, { text: 'Again.', pictures: [kept._id] }).expect(422)
  const own = (await shop.operator.post(`${thread}/pictures`, { content: await picture('blue') })).body
  await shop.operator.post(other.thread, { text: 'Not yours.', pictures: [own._id] }).expect(422)
  expect((await other.shopper.get('/api/messages')).body.total).toBe(0)
})

it('must be a picture, for an existing shopper, and does not count towards the shopper’s own forty a day', async () => {
  const { shopper, thread } = await openThread()
  const content = await picture('green')
  await shop.operator.post(`${thread}/pictures`, { content: 'bm90IGEgcGljdHVyZQ==' }).expect(422)
  const nobody = '/api/operator/messages/00000000-0000-4000-8000-000000000000/pictures'
  await shop.operator.post(nobody, { content }).expect(404)
  await shop.operator.post('/api/operator/messages/nobody/pictures', { content }).expect(404)
  for (let answer = 0; answer < 10; answer++) {
    const ids: string[] = []
    for (let at = 0; at < 4; at++)
      ids.push((await shop.operator.post(`${thread}/pictures`, { content }).expect(201)).body._id)
    await shop.operator.post(thread, { text: 'Four more.', pictures: ids }).expect(201)
  }
  await shopper.post('/api/messages/pictures', { content }).expect(201)
})
