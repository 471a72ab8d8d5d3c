import { afterAll, beforeAll, expect, test } from 'vitest'
import { startShop, type Shop } from '#tests/support/server.ts'

const cookie = 'sid=a-token-of-the-backend_0123456789'
let shop: Shop
beforeAll(async () => {
  shop = await startShop()
  shop.standIn?.intercept(({ path }) => {
    if (path === '/api/capabilities') return { body: { version: '1', features: ['checkout', 'tracking'] } }
    if (!path.includes('/invoices/') && !path.includes('/invoice/')) return undefined
    const content = Buffer.from('<html><head></head><body><p>document</p></body></html>').toString('base64')
    return { body: { filename: 'a"b\r\nc.html', contentType: 'text/javascript', content } }
  })
})
afterAll(() => shop.close())

test('an invoice is never cached, may have its own styles and can run only our own script, whatever the backend sends', async () => {
  for (const [number, type] of [
    ['OR-1', 'text/html; charset=utf-8'],
    ['OR-1.pdf', 'application/pdf'],
  ] as const) {
    const { status, headers } = await shop.request.get(`/order/o1/invoice/${number}`).set({ cookie })
    expect([status, headers['content-type']]).toEqual([200, type])
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; (?:script-src 'sha256-[^' ]+'; )?form-action 'none'/,
    )
    expect(headers['content-disposition']).toMatch(/filename="abc\.html"$/)
  }
})

test('one shopper gets one document after another, and a crowd of them is refused', async () => {
  const asked = await Promise.all(
    Array.from({ length: 40 }, () => shop.request.get('/order/o1/invoice/OR-1').set({ cookie })),
  )
  const refused = asked.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]?.headers['retry-after']).toBe('1')
  expect(asked.filter(({ status }) => status === 200).length).toBe(40 - refused.length)
})

test('nobody is sent to sign in', async () => {
  const { status, headers } = await shop.request.get('/order/o1/invoice/OR-1')
  expect([status, headers.location]).toEqual([303, '/login?returnTo=%2Forder%2Fo1%2Finvoice%2FOR-1'])
})

test('above an invoice are links back to its order, to print and to the file, which is unchanged', async () => {
  const { text } = await shop.request.get('/order/o1/invoice/OR-1').set({ cookie })
  expect(text).toMatch(/<body><nav class="document-bar"[^>]*><a href="\/order\/o1">Back to the order<\/a>/)
  expect(text).toContain('<a href="/order/o1/invoice/OR-1.pdf">PDF</a>')
  expect(text).toContain('<p>document</p>')
  const { body } = await shop.request.get('/order/o1/invoice/OR-1.pdf').set({ cookie }).buffer()
  expect(String(body)).not.toContain('document-bar')
})
