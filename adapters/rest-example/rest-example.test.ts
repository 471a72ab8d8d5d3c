import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '#contract/catalogue.ts'
import { startBackend, type RunningBackend } from '#tests/support/backend.ts'
import { TEST_INTERNAL_TOKEN } from '#tests/support/keys.ts'
import { readErp } from './erp.ts'

const OPERATOR_TOKEN = 'a-token-of-the-erp-in-this-test'

describe('the adapter for a plain ERP', () => {
  const bare = { groups: [], articles: [] as unknown[] }

  it('leaves out what it cannot read, names it, and sells the rest', () => {
    const good = {
      number: '1',
      title: 'A ring',
      group: 'RNG',
      retail_incl_gst: '1000.50',
      on_hand: -2,
      photo_urls: ['https://pictures.example/1.jpg'],
      discontinued: false,
    }
    const read = readErp({
      ...bare,
      articles: [good, { ...good, retail_incl_gst: 'ask us' }, { ...good, discontinued: true }],
    })
    expect(read.products.map(({ price, stock }) => [price[0]?.amount, stock])).toEqual([[1000.5, 0]])
    expect(read.left).toEqual(['article 2: /retail_incl_gst'])
    expect(() => readErp('maintenance')).toThrow('no export')
  })

  describe('pushing into our own backend', () => {
    let backend: RunningBackend
    beforeAll(async () => {
      backend = await startBackend({ env: { OPERATOR_TOKEN } })
    })
    afterAll(() => backend?.close())

    const push = async (token: string) => {
      const child = spawn(process.execPath, ['adapters/rest-example/push.ts'], {
        env: {
          ...process.env,
          BACKEND: backend.url,
          SHOP_TOKEN: token,
          INTERNAL_TOKEN: TEST_INTERNAL_TOKEN,
        },
      })
      let said = ''
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (text: Buffer) => (said += text.toString()))
      const [code] = (await once(child, 'close')) as [number]
      return { code, said }
    }

    it('writes the export once, and a second time changes nothing', async () => {
      const refused = await push('a-token-that-was-never-given-out')
      expect(refused.code).not.toBe(0)
      expect(await push(OPERATOR_TOKEN)).toEqual({ code: 0, said: '2 added, 0 changed, of 2.\n' })
      const answer = await fetch(`${backend.url}/api/products/plain-hoops-20-0077`, {
        headers: { 'x-internal-token': TEST_INTERNAL_TOKEN },
      })
      const piece = (await answer.json()) as Product
      expect([piece.price[0]?.amount, piece.stock, piece.images.length]).toEqual([3408, 25, 2])
      expect((await push(OPERATOR_TOKEN)).said).toMatch(/^0 added, \d changed, of 2\.\n$/)
    })
  })
})
