import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
      articles: [
        good,
        { ...good, number: '2', retail_incl_gst: 'ask us' },
        { ...good, number: '3', discontinued: true },
        good,
        { ...good, number: '5', group: 'NONE' },
        { title: 'No number' },
      ],
      groups: [{ code: 'RNG', title: 'Rings' }],
    })
    expect(read.products.map(({ price, stock }) => [price[0]?.amount, stock])).toEqual([[1000.5, 0]])
    expect(read.gone.map(({ _id }) => _id)).toEqual(['3'])
    expect(read.left).toEqual([
      expect.stringMatching(/^2 \(article 2 of the export\): retail_incl_gst must match pattern/),
      '1 (article 4 of the export): another article has this number',
      "5 (article 5 of the export): there is no group 'NONE'",
      expect.stringMatching(/^article 6 of the export: must have required properties number/),
    ])
    expect(() => readErp('maintenance')).toThrow('no export')
  })

  describe('pushing into our own backend', () => {
    let backend: RunningBackend
    const folder = mkdtempSync(join(tmpdir(), 'erp-'))
    beforeAll(async () => {
      backend = await startBackend({ env: { OPERATOR_TOKEN } })
    })
    afterAll(async () => {
      await backend?.close()
      rmSync(folder, { recursive: true, force: true })
    })

    const push = async (token: string, erp?: unknown) => {
      const file = join(folder, 'export.json')
      if (erp !== undefined) writeFileSync(file, JSON.stringify(erp))
      const child = spawn(process.execPath, ['adapters/rest-example/push.ts'], {
        env: {
          ...process.env,
          BACKEND: backend.url,
          SHOP_TOKEN: token,
          ...(erp !== undefined && { ERP: file }),
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

    it('takes out of the shop what is made no more, and says what it leaves out by the ERP’s number', async () => {
      const erp = JSON.parse(readFileSync('adapters/rest-example/erp.json', 'utf8')) as {
        groups: unknown[]
        articles: Record<string, unknown>[]
      }
      const [ring, hoops] = erp.articles
      const changed = {
        groups: [...erp.groups, { code: 'TIA', title: 'Tiaras' }],
        articles: [
          { ...ring, retail_incl_gst: '444346.60' },
          { ...hoops, discontinued: true },
          { ...ring, number: '30-1', group: 'TIA' },
          { ...ring, number: '30-2', photo_urls: [] },
        ],
      }
      const { code, said } = await push(OPERATOR_TOKEN, changed)
      expect(code).toBe(2)
      expect(said).toContain('10-0412: ₹444346.6 is ₹444347 in the shop, which sells for whole rupees\n')
      expect(said).toContain("left out: 30-1: the shop has no category 'Tiaras'; ")
      expect(said).toMatch(
        /left out: 30-2 \(article 4 of the export\): photo_urls must not have fewer than 1 items/,
      )
      expect(said).toContain('0 added, 2 changed, of 2.\n')
      const answer = await fetch(`${backend.url}/api/products/20-0077`, {
        headers: { 'x-internal-token': TEST_INTERNAL_TOKEN },
      })
      expect(answer.status).toBe(404)
    })

    it('says in one line why nothing was written', async () => {
      for (const [token, erp, why] of [
        ['', undefined, 'SHOP_TOKEN is not set: npm run shop -- tokens add erp'],
        ['a-token-that-was-never-given-out', undefined, '403 This token is unknown'],
        [OPERATOR_TOKEN, 'maintenance', 'the ERP sent no export'],
      ] as const) {
        const { code, said } = await push(token, erp)
        expect(code).toBe(1)
        expect(said).toMatch(/^Nothing was written: [^\n]+\n$/)
        expect(said).toContain(why)
      }
    })
  })
})
