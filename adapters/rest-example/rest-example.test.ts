import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { listProducts, Product } from '#contract/catalogue.ts'
import type { operatorProduct } from '#contract/desk-products.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { startBackend, type RunningBackend } from '#tests/support/backend.ts'
import { TEST_INTERNAL_TOKEN } from '#tests/support/keys.ts'
import { openErp, readErp } from './erp.ts'

const OPERATOR_TOKEN = 'a-token-of-the-erp-in-this-test'

const exported = () =>
  JSON.parse(readFileSync('adapters/rest-example/erp.json', 'utf8')) as {
    groups: unknown[]
    articles: Record<string, unknown>[]
  }

describe('the adapter for a plain ERP', () => {
  const bare = { groups: [], articles: [] as unknown[] }

  it('leaves out what it cannot read, names it, and sells the rest', async () => {
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
        { number: '3/A', discontinued: true },
        good,
        { ...good, number: '5', group: 'NONE' },
        { title: 'No number' },
      ],
      groups: [{ code: 'RNG', title: 'Rings' }],
    })
    expect(read.products.map(({ price, stock }) => [price[0]?.amount, stock])).toEqual([[1000.5, 0]])
    expect(read.gone).toEqual(['3-A'])
    expect(read.left).toEqual([
      expect.stringMatching(
        /^2 \(article 2 of the export\): retail_incl_gst has to be rupees with two decimals/,
      ),
      '1 (article 4 of the export): another article has this number',
      "5 (article 5 of the export): there is no group 'NONE'",
      expect.stringMatching(/^article 6 of the export: must have required properties number/),
    ])
    const cut = join(mkdtempSync(join(tmpdir(), 'erp-')), 'cut.json')
    writeFileSync(cut, '{"groups":')
    await expect(openErp(cut)).rejects.toThrow(`${cut} is not JSON to its end`)
    rmSync(dirname(cut), { recursive: true })
    await expect(openErp(cut)).rejects.toThrow(`there is no file ${cut}`)
    expect(() => readErp('maintenance')).toThrow('no export')
    expect(() => readErp({ items: [] })).toThrow('no export: must have required properties groups, articles')
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

    const push = async (token: string, erp?: unknown, ...args: string[]) => {
      const file = join(folder, 'export.json')
      if (erp !== undefined) writeFileSync(file, JSON.stringify(erp))
      const child = spawn(process.execPath, ['adapters/rest-example/push.ts', ...args], {
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
      expect((await push(OPERATOR_TOKEN)).said).toBe('0 added, 0 changed, of 2.\n')
    })

    const operator = async (path: string, change?: object) => {
      const answer = await fetch(`${backend.url}/api/operator/${path}`, {
        method: change ? 'PATCH' : 'GET',
        headers: {
          authorization: `Bearer ${OPERATOR_TOKEN}`,
          'x-internal-token': TEST_INTERNAL_TOKEN,
          ...(change && { 'content-type': 'application/json' }),
        },
        ...(change && { body: JSON.stringify(change) }),
      })
      expect(answer.status).toBe(200)
      return answer.json() as Promise<AnswerOf<typeof operatorProduct>>
    }

    it('sells each size by its own count; one that the ERP names no more is sold out', async () => {
      const counts = async () =>
        (await operator('products/10-0412')).variants.map(({ size, stock }) => `${size}: ${stock}`)
      expect(await counts()).toEqual(['10: 1', '12: 0', '14: 2'])
      const erp = exported()
      erp.articles[0] = { ...erp.articles[0], sizes: [{ size: '12', on_hand: 4 }] }
      expect((await push(OPERATOR_TOKEN, erp)).said).toBe('0 added, 1 changed, of 2.\n')
      expect((await counts()).toSorted()).toEqual(['10: 0', '12: 4', '14: 0'])
    })

    it('leaves what the house wrote in the shop, and what it took off sale', async () => {
      await operator('products/20-0077', { description: 'Hoops that the house describes.', active: false })
      const erp = exported()
      erp.articles[1] = { ...erp.articles[1], retail_incl_gst: '3500.00' }
      const { code, said } = await push(OPERATOR_TOKEN, erp)
      expect(code).toBe(0)
      expect(said).toContain('20-0077 is off sale in the shop: its desk puts it on sale again\n')
      const hoops = await operator('products/20-0077')
      expect([hoops.description, hoops.active, hoops.variants[0]?.amount]).toEqual([
        'Hoops that the house describes.',
        false,
        3500,
      ])
      await operator('products/20-0077', { active: true })
    })

    it('takes out of the shop what is made no more, and says what it leaves out by the ERP’s number', async () => {
      const erp = exported()
      const [ring, hoops] = erp.articles
      const changed = {
        groups: [...erp.groups, { code: 'TIA', title: 'Tiaras' }],
        articles: [
          { ...ring, retail_incl_gst: '444346.60' },
          { ...hoops, discontinued: true, photo_urls: [] },
          { ...ring, number: '30-1', group: 'TIA' },
          { ...ring, number: '30-2', photo_urls: [] },
        ],
      }
      const { code, said } = await push(OPERATOR_TOKEN, changed)
      expect(code).toBe(2)
      expect(said).toContain('10-0412: ₹444346.6 is ₹444347 in the shop, which sells for whole rupees\n')
      expect(said).toContain("left out: 30-1: the shop has no category 'Tiaras'; ")
      expect(said).toMatch(
        /left out: 30-2 \(article 4 of the export\): photo_urls has to be one picture or more/,
      )
      expect(said).toContain('0 added, 2 changed, of 2.\n')
      const answer = await fetch(`${backend.url}/api/products/20-0077`, {
        headers: { 'x-internal-token': TEST_INTERNAL_TOKEN },
      })
      expect(answer.status).toBe(404)
    })

    it('creates missing categories if it is asked to', async () => {
      const erp = exported()
      erp.groups.push({ code: 'A/1', title: 'Anklets' }, { code: 'A/2', title: 'Pairs', under: 'A/1' })
      erp.articles = [{ ...erp.articles[1], number: 'A/77', group: 'A/2' }]
      expect((await push(OPERATOR_TOKEN, erp)).said).toMatch(/no category 'Pairs'; --create-missing makes it/)
      expect(await push(OPERATOR_TOKEN, erp, '--create-missing')).toEqual({
        code: 0,
        said: '1 added, 0 changed, of 1.\n',
      })
      const answer = await fetch(`${backend.url}/api/products?categoryId=anklets`, {
        headers: { 'x-internal-token': TEST_INTERNAL_TOKEN },
      })
      const { products } = (await answer.json()) as AnswerOf<typeof listProducts>
      expect(products.map(({ _id }) => _id)).toEqual(['A-77'])
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
