import { randomBytes } from 'node:crypto'
import { request as requestOf } from 'node:http'
import { crc32 } from 'node:zlib'
import { sql } from 'kysely'
import sharp from 'sharp'
import supertest from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MESSAGE_PICTURE_BYTES, MESSAGE_PICTURES_MAX } from '#contract/messages.ts'
import { startBackend, type RunningBackend } from '#tests/support/backend.ts'
import { startShop, type Shop } from '#tests/support/server.ts'
import { createShoppers, type TestShopper } from '#tests/support/shoppers.ts'

const TOKEN = 'operator-token-of-this-test-0123456789'
let backend: RunningBackend
let shop: Shop
let asha: TestShopper
let meera: TestShopper
beforeAll(async () => {
  backend = await startBackend({ seed: 'none', env: { OPERATOR_TOKEN: TOKEN } })
  shop = await startShop({ backendUrl: backend.url })
  const shoppers = createShoppers(backend)
  asha = await shoppers.open({ name: 'Asha Menon' })
  meera = await shoppers.open({})
})
afterAll(async () => {
  await shop?.close()
  await backend?.close()
})

const cookieOf = ({ token }: TestShopper) => `sid=${token}`
const upload = (shopper: TestShopper | undefined, bytes: Buffer, type = 'image/jpeg') => {
  const request = supertest(shop.url).post('/message/picture').set('content-type', type)
  return (shopper ? request.set('cookie', cookieOf(shopper)) : request).send(bytes)
}
const look = (shopper: TestShopper, id: string) =>
  supertest(shop.url).get(`/message/picture/${id}`).set('cookie', cookieOf(shopper))
const operator = (path: string) => supertest(backend.url).get(path).set('authorization', `Bearer ${TOKEN}`)
const drawing = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#886633' } })
const SEND = `mutation ($text: String!, $pictures: [ID!], $wish: WishInput) {
  sendMessage(text: $text, pictures: $pictures, wish: $wish) {
    message { pictures { id url width height } wish { budget stone wantedBy } }
    userErrors { field message }
  }
}`
const send = (shopper: TestShopper, variables: object) =>
  shop.graphql<{ sendMessage: { message: object | null; userErrors: { message: string }[] } }>(
    SEND,
    { text: 'A ring for our tenth anniversary.', ...variables },
    { cookie: cookieOf(shopper) },
  )

describe('pictures that a shopper sends with a message', () => {
  it('come to the house with the wish, small and without what the camera wrote', async () => {
    const photograph = await drawing(2400, 1200)
      .withExif({ IFD0: { Copyright: 'Somebody at home' } })
      .jpeg()
      .toBuffer()
    // Whatever the sender calls it, its content counts.
    const { id } = (await upload(asha, photograph, 'image/png').expect(201)).body
    const wish = { budget: 30_000_000, stone: 'OWN', wantedBy: '2027-02-20' }
    const sent = await send(asha, { pictures: [id], wish })
    expect(sent.data?.sendMessage).toEqual({
      message: {
        pictures: [{ id, url: `/message/picture/${id}`, width: 1600, height: 800 }],
        wish,
      },
      userErrors: [],
    })
    const shown = await look(asha, id).expect(200)
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
    })
    expect(await sharp(shown.body).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 800 })
    expect((await sharp(shown.body).metadata()).exif).toBeUndefined()

    const { accountId } = (await operator('/api/operator/messages').expect(200)).body.conversations[0]
    const thread = (await operator(`/api/operator/messages/${accountId}`).expect(200)).body
    expect(thread.messages[0]).toMatchObject({
      pictures: [{ _id: id }],
      wish: { budget: 300_000, stone: 'own', wantedBy: '2027-02-20' },
    })
    const seen = (await operator(`/api/operator/message-pictures/${id}`).expect(200)).body
    expect(Buffer.from(seen.content, 'base64')).toEqual(shown.body)
  })

  it('are seen by nobody else, and go with nobody else’s message', async () => {
    const { id } = (await upload(asha, await drawing().png().toBuffer()).expect(201)).body
    await look(meera, id).expect(404)
    await supertest(shop.url).get(`/message/picture/${id}`).expect(404)
    await supertest(backend.url).get(`/api/operator/message-pictures/${id}`).expect(401)
    const taken = await send(meera, { pictures: [id] })
    expect(taken.data?.sendMessage.userErrors).toHaveLength(1)
    expect((await send(asha, { pictures: [id] })).data?.sendMessage.userErrors).toEqual([])
    // It now belongs to a message and cannot belong to another one.
    expect((await send(asha, { pictures: [id] })).data?.sendMessage.userErrors).toHaveLength(1)
  })

  it('are refused from a visitor, without a picture in them, above their size and in numbers', async () => {
    const picture = await drawing().webp().toBuffer()
    await upload(undefined, picture).expect(401)
    const script = await upload(asha, Buffer.from('<svg onload="alert(1)"/>'), 'image/png').expect(422)
    expect(script.body).toMatchObject({ code: 'VALIDATION' })
    await upload(asha, Buffer.alloc(MESSAGE_PICTURE_BYTES + 1)).expect(413)
    await upload(asha, picture, 'application/octet-stream').expect(415)
    const ids: string[] = []
    for (let n = 0; n <= MESSAGE_PICTURES_MAX; n += 1) ids.push((await upload(meera, picture)).body.id)
    expect((await send(meera, { pictures: ids })).data?.sendMessage.message ?? null).toBeNull()
  })

  it('are not even read where the session is made up: the answer comes before the body', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const sending = requestOf(`${shop.url}/message/picture`, {
        method: 'POST',
        headers: {
          cookie: `sid=${'m'.repeat(43)}`,
          'content-type': 'image/png',
          'content-length': MESSAGE_PICTURE_BYTES,
        },
      })
      sending.on('error', reject)
      sending.on('response', (answer) => {
        resolve(answer.statusCode)
        sending.destroy()
      })
      sending.flushHeaders()
    })
    expect(status).toBe(401)
  })

  it('are refused above 50 million pixels, however few bytes they are', async () => {
    const bytes = await drawing(8, 8).png().toBuffer()
    for (const at of [16, 20]) bytes.writeUInt32BE(7_100, at)
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
    const { body } = await upload(asha, bytes, 'image/png').expect(422)
    expect(body.message).toContain('50 million pixels')
  })

  it('are refused at once if they would take minutes: a drawing of drawings, a thread of pixels', async () => {
    const nested = Array.from({ length: 10 }, (_, n) => {
      const of = n === 0 ? '<rect width="1" height="1"/>' : `<use xlink:href="#g${n - 1}"/>`.repeat(10)
      return `<g id="g${n}">${of}</g>`
    })
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><defs>${nested.join('')}</defs><use xlink:href="#g9"/></svg>`
    const thread = await drawing(8, 8).png().toBuffer()
    thread.writeUInt32BE(1, 16)
    thread.writeUInt32BE(49_000_000, 20)
    thread.writeUInt32BE(crc32(thread.subarray(12, 29)), 29)
    const from = performance.now()
    for (const bytes of [Buffer.from(svg), thread]) {
      const { body } = await upload(asha, bytes).expect(422)
      expect(body.message).toContain('We cannot read this file as a picture.')
    }
    expect(performance.now() - from).toBeLessThan(10_000)
  })

  it('are seen again even if they are nothing but noise: none is too large for an answer of the backend', async () => {
    const noise = sharp(randomBytes(1600 * 1600 * 3), { raw: { width: 1600, height: 1600, channels: 3 } })
    const { id } = (await upload(asha, await noise.jpeg({ quality: 90 }).toBuffer()).expect(201)).body
    const { body } = await look(asha, id).expect(200)
    expect(await sharp(body).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 1600 })
  })

  it('are seen again even if they were stored before there was a limit', async () => {
    const { id } = (await upload(asha, await drawing().png().toBuffer()).expect(201)).body
    await sql`update message_pictures set bytes = decode(repeat('2a', 2749856), 'hex') where id = ${id}`.execute(
      backend.deps.db,
    )
    expect((await look(asha, id).expect(200)).body).toHaveLength(2_749_856)
  })

  it('are read one at a time, whoever sends', async () => {
    const content = (await drawing(3000, 3000).png().toBuffer()).toString('base64')
    const answers = await Promise.all(
      [0, 1].map(() => asha.post('/api/messages/pictures', { content }).then(({ status }) => status)),
    )
    expect(answers.toSorted()).toEqual([201, 429])
    await asha.post('/api/messages/pictures', { content }).expect(201)
  })

  it('leave with the account', async () => {
    const { id } = (await upload(meera, await drawing().png().toBuffer()).expect(201)).body
    const { id: unsent } = (await upload(meera, await drawing().png().toBuffer()).expect(201)).body
    await send(meera, { pictures: [id] })
    await meera.post('/api/account/deletion', { password: meera.password }).expect(200)
    await operator(`/api/operator/message-pictures/${id}`).expect(404)
    await operator(`/api/operator/message-pictures/${unsent}`).expect(404)
  })
})
