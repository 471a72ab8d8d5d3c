import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ProductPage } from '#contract/catalogue.ts'
import type { getConfiguration } from '#contract/configure.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { suggest } from '#contract/search.ts'
import { ask, meanOf, type Judged } from '#scripts/lib/ask-judged.ts'
import { judgesOf } from '#scripts/lib/judged-search.ts'
import { house } from '#tests/support/house.ts'
import type { RunningBackend } from '#tests/support/backend.ts'
import { DATABASES, startBackendOn } from '#tests/support/databases.ts'

describe.each(DATABASES)('search on %s', (database) => {
  let backend: RunningBackend
  const read = async <T>(path: string): Promise<T> => {
    const answer = await fetch(backend.url + path)
    expect(answer.status, await answer.clone().text()).toBe(200)
    return (await answer.json()) as T
  }
  const find = (search: string, more = '') =>
    read<ProductPage>(`/api/products?limit=100&search=${encodeURIComponent(search)}${more}`)
  const begin = (search: string) =>
    read<AnswerOf<typeof suggest>>(`/api/suggestions?search=${encodeURIComponent(search)}`)
  const types = ({ products }: ProductPage) => [...new Set(products.map(({ type }) => type))].sort()
  const names = ({ products }: Pick<ProductPage, 'products'>) => products.map(({ name }) => name)

  beforeAll(async () => {
    backend = await startBackendOn(database)
  }, 180_000)
  afterAll(() => backend?.close())

  test('a name is found first, with or without its accents, in any case', async () => {
    for (const typed of ['Églantine', 'eglantine', 'EGLANTINE'])
      expect(names(await find(typed))[0]).toBe('Églantine')
  })

  test('every word must fit, in any of its forms', async () => {
    const page = await find('rose gold rings')
    expect(page.total).toBeGreaterThan(5)
    expect(page.products.every(({ metalType }) => metalType?.includes('Rose gold'))).toBe(true)
    expect(names(await find('rubies')).sort()).toEqual(names(await find('ruby')).sort())
  })

  test.each([
    ['mangalsutra', ['Necklace', 'Pendant']],
    ['mangal sutra', ['Necklace', 'Pendant']],
    ['kada', ['Bracelet']],
    ['jhumkas', ['Earrings']],
    ['झुमका', ['Earrings']],
    ['angoothi', ['Ring']],
    ['kada for men', ['Bracelet']],
  ])('the trade word %s finds what the catalogue calls by another name', async (typed, wanted) => {
    const page = await find(typed)
    expect(page.total).toBeGreaterThan(0)
    expect(types(page)).toEqual(expect.arrayContaining(wanted))
    expect(page.search?.meant[0]?.means.length).toBeGreaterThan(0)
    expect(page.search?.corrected).toBeUndefined()
  })

  test('a word of the trade that is two is shown as it was typed', async () => {
    const page = await find('one earring')
    expect(page.search?.meant.map(({ term }) => term)).toEqual(['one earring'])
  })

  test.each(['white gold', 'ear rings', 'whitegold'])(
    '%s means itself, which needs no telling',
    async (typed) => {
      const page = await find(typed)
      expect(page.total).toBeGreaterThan(0)
      expect(page.search).toEqual({ meant: [] })
    },
  )

  test('a fineness of gold is not a sum of money', async () => {
    const page = await find('18k ring')
    expect(page.search?.meant).toEqual([{ term: '18k', means: ['18 kt'] }])
  })

  test('a solitaire is known by its category', async () => {
    const page = await find('solitaire')
    expect(page.total).toBeGreaterThan(10)
    expect(page.search).toEqual({ meant: [] })
  })

  test.each([
    ['soliter', 'solitaire'],
    ['dimond', 'diamond'],
    ['emrald ring', 'emerald ring'],
    ['jumka', 'jhumka'],
    ['earing', 'earrings'],
    ['pendent', 'pendant'],
    ['bangels', 'bangles'],
  ])('the mistyped %s is read as %s, and says so', async (typed, meant) => {
    const page = await find(typed)
    expect(page.search?.corrected).toBe(meant)
    expect(page.total).toBeGreaterThan(0)
  })

  test.each(['rolex', 'titan', 'pandora', 'cartier', 'casio'])(
    'the name of another house, %s, is not a mistyped word of ours',
    async (typed) => {
      const page = await find(typed)
      expect(page.search).toEqual({ meant: [] })
      expect(page.total).toBe(0)
    },
  )

  test('a PIN code is answered by the page on delivery, not by a price', async () => {
    const page = await find('pincode 560001')
    expect(page.total).toBe(0)
    expect(page.search?.pages?.map(({ path }) => path)).toEqual(['/fandq/shipping'])
    expect(page.search?.meant.map(({ note }) => note)).toEqual([
      'The page of each piece says by when it can be at 560001.',
    ])
  })

  test('a price in the words is read as a price, and a word that matches nothing is left out and named', async () => {
    const cheap = await find('gold ring under 50000')
    expect(cheap.total).toBeGreaterThan(0)
    expect(cheap.products.every(({ price }) => (price[0]?.amount ?? 0) <= 50_000)).toBe(true)
    expect(cheap.search?.meant.map(({ note }) => note)).toEqual(['Priced up to ₹50,000.'])
    const dear = await find('above 1 crore')
    expect(dear.total).toBeGreaterThan(0)
    expect(dear.products.every(({ price }) => (price[0]?.amount ?? 0) >= 10_000_000)).toBe(true)
    const rest = await find('caratlane ring')
    expect(rest.total).toBe((await find('ring')).total)
    expect(rest.search?.meant[0]?.note).toContain('caratlane')
    expect((await find('sone ki anguthi')).total).toBe((await find('gold ring')).total)
  })

  test('the largest sum is shown with the rest of the words; words in quotation marks are only words', async () => {
    const { search, total } = await find('engagement ring under 2 lakh')
    expect(search?.budget).toEqual({ most: 200_000, words: 'engagement ring' })
    expect((await find('gold ring 50000')).search?.budget).toEqual({ most: 55_000, words: 'gold ring' })
    for (const typed of ['rings between 50000 and 1 lakh', 'watch above 5 lakh', 'ruby ring', 'under 5000'])
      expect((await find(typed)).search?.budget, typed).toBeUndefined()
    const words = await find('"engagement ring under 2 lakh"')
    expect(words.search).toEqual({ meant: [] })
    expect(words.total).toBeGreaterThan(total)
    expect(words.products.some(({ price }) => (price[0]?.amount ?? 0) > 200_000)).toBe(true)
    expect(await find('"for the"')).toMatchObject({ products: [], total: 0 })
  })

  test('a search follows the filters and the sorts', async () => {
    const page = await find('diamond', '&priceMin=100000&metal=Platinum&sortBy=price-asc')
    const prices = page.products.map(({ price }) => price[0]?.amount ?? 0)
    expect(prices.length).toBeGreaterThan(3)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    expect(prices.every((price) => price >= 100_000)).toBe(true)
  })

  test('nonsense finds nothing, and that is not an error', async () => {
    for (const typed of [
      'xyzzyplugh',
      '%',
      "'; delete from accounts; --",
      'for the',
      '&|!():*<->',
      '\u{1F48D}',
    ])
      expect(await find(typed), typed).toMatchObject({ products: [], total: 0 })
  })

  test('type-ahead: pieces, categories and collections that begin to fit', async () => {
    const soli = await begin('soli')
    expect(soli.categories.map(({ slug }) => slug)).toContain('solitaire-rings')
    expect(soli.products.length).toBeGreaterThan(3)
    expect((await begin('flow')).collections).toEqual(['Flower'])
    expect((await begin('jhum')).search.meant[0]?.term).toBe('jhumka')
    expect((await begin('va')).products.map(({ name }) => name)).toContain('Vane')
    expect(await begin('qqqq')).toMatchObject({ products: [], categories: [], collections: [] })
  })

  test('pages are found, alone or before the pieces', async () => {
    const single = await find('single earring')
    expect(single.search?.pages?.[0]?.path).toBe('/services/restoration#one-earring')
    // The exact term before the single word that leads to the same page.
    const lost = (await find('lost one earring')).search?.pages?.map(({ path }) => path)
    expect(lost?.[0]).toBe('/services/restoration#one-earring')
    expect(types(single)).toEqual(['Earrings'])
    const back = await find('return policy')
    expect(back.search?.pages?.map(({ path }) => path)).toContain('/cancellation')
    expect(back.total).toBe(0)
    expect((await find('ruby ring')).search?.pages).toBeUndefined()
  })

  test('price and metal must match in one variant', async () => {
    const { products } = await find('platinum ring under 1 lakh')
    expect(products.length).toBeGreaterThan(3)
    for (const { _id } of products) {
      const { variants } = await read<AnswerOf<typeof getConfiguration>>(`/api/products/${_id}/configuration`)
      expect(
        variants.some(({ metal, amount }) => metal === 'Platinum' && amount <= 100_000),
        _id,
      ).toBe(true)
    }
  })

  test('the main facts of a piece come before its other facts', async () => {
    const page = await find('engagement ring under 2 lakh')
    const stones = page.products.slice(0, 3).map((one) => one.stones?.[0]?.kind)
    expect(stones).toEqual(['Diamond', 'Diamond', 'Diamond'])
    // Nothing has all three words: those with most of them come first.
    expect((await find('wooden emerald xyzzyplugh brooch')).total).toBeGreaterThan(0)
  })

  test.runIf(database === DATABASES[0])('the searches of the house are answered well', async () => {
    const judged: Judged[] = []
    for (const judge of judgesOf(house)) judged.push(await ask(backend.url, judge))
    const [tuned, aside] = [false, true].map((half) => meanOf(judged.filter((one) => one.aside === half)))
    expect(tuned?.ndcg).toBeGreaterThan(0.9)
    expect(aside?.ndcg).toBeGreaterThan(0.85)
    expect([...(tuned?.senseless ?? []), ...(aside?.senseless ?? [])]).toEqual([])
  })

  test('blogs are searched by their words', async () => {
    const { blogs } = await read<{ blogs: { title: string }[] }>('/api/blogs?search=emerald&limit=3')
    expect(blogs[0]?.title).toBe('The garden inside an emerald')
    expect(await read('/api/blogs?search=xyzzyplugh')).toMatchObject({ blogs: [], total: 0 })
  })
})
