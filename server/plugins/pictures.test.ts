import { afterAll, beforeAll, expect, it } from 'vitest'
import { startShop, type Shop } from '#tests/support/server.ts'

let shop: Shop
/** How often each file was asked for. */
const asked = new Map<string, number>()
beforeAll(async () => {
  shop = await startShop()
  shop.standIn?.intercept(({ path }) => {
    if (path === '/api/capabilities') return { body: { version: '1', features: ['pictures'] } }
    const [, file] = /^\/api\/pictures\/(.+)$/.exec(path) ?? []
    if (file === undefined || file.startsWith('0')) return undefined
    const times = (asked.get(file) ?? 0) + 1
    asked.set(file, times)
    const made = { contentType: 'image/avif', content: Buffer.from(file).toString('base64') }
    return { body: times < 4 ? { ...made, content: '', pending: true } : made }
  })
})
afterAll(() => shop?.close())

it('the first visitor of a new list gets all of its pictures as soon as they are made', async () => {
  const files = Array.from({ length: 30 }, (_, n) => `${String(n + 10).repeat(16)}-640.avif`)
  const seen = await Promise.all(
    files.map(async (file) => {
      const { status, headers, body } = await shop.request.get(`/media/u/${file}`)
      return [status, headers['content-type'], headers['cache-control'], String(body)]
    }),
  )
  const kept = 'public, max-age=31536000, immutable'
  expect(seen).toEqual(files.map((file) => [200, 'image/avif', kept, file]))
  expect(files.map((file) => asked.get(file))).toEqual(files.map(() => 4))
})

it('an unknown picture is 404', async () => {
  await shop.request.get(`/media/u/${'0'.repeat(32)}-640.avif`).expect(404)
})
