import supertest from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Navigation, NavigationSource } from '#contract/navigation.ts'
import { startBackend, type RunningBackend } from '#tests/support/backend.ts'
import { house } from '#tests/support/house.ts'

const TOKEN = 'operator-token-of-this-test-0123456789'
let backend: RunningBackend
beforeAll(async () => {
  backend = await startBackend({ env: { OPERATOR_TOKEN: TOKEN } })
})
afterAll(() => backend?.close())

const shown = async (): Promise<Navigation> =>
  (await supertest(backend.url).get('/api/navigation').expect(200)).body as Navigation
const operator = (method: 'get' | 'put' | 'delete', path: string) =>
  supertest(backend.url)[method](`/api/operator${path}`).set('authorization', `Bearer ${TOKEN}`)
const row = (frame: Navigation, label: string) => frame.menu.find((each) => each.label === label)

describe('specification section 2: menu and footer', () => {
  it('has the six items in order', async () => {
    expect((await shown()).menu.map(({ label, href }) => [label, href])).toEqual([
      ['High-Jewellery', '/high-jewellery'],
      ['Jewellery', '/jewellery'],
      ['Watches', '/jewellery/watches'],
      ['Brooch', '/jewellery/brooches'],
      ['Bespoke', '/bespoke'],
      ['About', '/about-us'],
    ])
  })

  it('Jewellery: the categories that are no item of their own, and the collection tiles', async () => {
    const frame = await shown()
    expect(row(frame, 'Jewellery')?.links?.map(({ label }) => label)).toEqual([
      'Rings',
      'Bands',
      'Pendants',
      'Earrings',
      'Bracelets',
      'Diamonds',
      'Lab-Grown',
    ])
    expect(row(frame, 'Jewellery')?.links?.[0]).toEqual({ label: 'Rings', href: '/jewellery/rings' })
    expect(frame.menu.map(({ tiles }) => tiles)).toEqual([
      undefined,
      true,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(frame.collections.map(({ name }) => name)).toEqual(['Flower', 'Butterfly', 'Clouds', 'Birds'])
  })

  it('Watches and Brooch lead at once; Bespoke has the collections of its category, About its five places', async () => {
    const frame = await shown()
    expect([row(frame, 'Watches')?.links, row(frame, 'Brooch')?.links]).toEqual([undefined, undefined])
    expect(row(frame, 'Bespoke')?.links?.[0]).toEqual({ label: 'Proposal', href: '/bespoke/proposal' })
    expect(row(frame, 'About')?.links?.map(({ label }) => label)).toEqual([
      'About Us',
      'Store Locator',
      'Craftsman & Certification',
      'Our Services',
      'Contact & Appointment',
    ])
  })

  it('the footer has its three columns and the region', async () => {
    const { footer } = await shown()
    expect(footer.columns.map(({ title, links }) => [title, links.length])).toEqual([
      ['Contact hub', 4],
      ['Support', 4],
      ['Privacy & Legal', 4],
    ])
    expect(footer.region).toBe('United Arab Emirates')
  })
})

describe('the frame is changed in a running shop', () => {
  const source = house.navigation()?.value
  const put = (changes: Partial<NavigationSource>) =>
    operator('put', '/navigation').send({ ...source, ...changes })

  it('shows at once what the operator writes, and gives it back as it was written', async () => {
    const menu = [
      { label: 'Rings', category: 'rings' },
      { label: 'Anklets', category: 'anklets' },
      { label: 'Everything', href: '/jewellery', list: 'categories' as const },
    ]
    const { body } = await put({ menu, footer: { columns: [] }, priceSteps: [50_000, 200_000] }).expect(200)
    const frame = await shown()
    expect(frame).toEqual(body)
    expect(frame.menu.map(({ label }) => label)).toEqual(['Rings', 'Everything'])
    expect(row(frame, 'Everything')?.links?.map(({ label }) => label)).toContain('Watches')
    expect(row(frame, 'Everything')?.links?.map(({ label }) => label)).not.toContain('Rings')
    expect([frame.footer, frame.priceSteps]).toEqual([{ columns: [] }, [50_000, 200_000]])
    expect((await operator('get', '/navigation').expect(200)).body.menu).toEqual(menu)
  })

  it('a row whose page is removed is not shown, and is there again when the page is', async () => {
    const links = [{ label: 'Help', page: 'fandq' }]
    await put({ footer: { columns: [{ title: 'Support', links }] } }).expect(200)
    expect((await shown()).footer.columns).toEqual([
      { title: 'Support', links: [{ label: 'Help', href: '/fandq' }] },
    ])
    const { slug: _, ...page } = (await operator('get', '/content/fandq').expect(200)).body
    await operator('delete', '/content/fandq').expect(200)
    expect((await shown()).footer.columns).toEqual([])
    await operator('put', '/content/fandq').send(page).expect(200)
    expect((await shown()).footer.columns).toHaveLength(1)
  })

  it.each([
    ['a row that leads nowhere', { menu: [{ label: 'Nowhere' }] }, 'menu.0'],
    ['two rows of one label', { menu: [1, 2].map(() => ({ label: 'Rings', category: 'rings' })) }, 'menu'],
    ['steps that fall', { priceSteps: [20_000, 10_000] }, 'priceSteps'],
    ['an address of another kind', { menu: [{ label: 'Odd', href: 'javascript:alert(1)' }] }, 'menu.0.href'],
  ])('%s is refused', async (_what, changes, field) => {
    const before = await shown()
    const { status, body } = await put(changes)
    expect([400, 422]).toContain(status)
    expect(Object.keys(body.fields ?? {}).join()).toContain(field)
    expect(await shown()).toEqual(before)
  })

  it('can be changed by nobody else', async () => {
    await supertest(backend.url).put('/api/operator/navigation').send(source).expect(401)
  })
})
