import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startShop, type Shop } from '#tests/support/server.ts'
import { startWholeShop, type WholeShop } from '#tests/support/whole-shop.ts'

/** The catalogue's pages as the server sends them: what a reader without JavaScript and a search engine read. */
const text = (html: string) =>
  html
    .replace(/<script[^>]*>.*?<\/script>/gs, '')
    .replace(/<!--.*?-->/gs, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]
const canonical = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
const jsonLd = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(
    ([, json]) => JSON.parse(json ?? '') as Record<string, unknown>[],
  )
const names = (html: string) => [...html.matchAll(/<h2[^>]*><a [^>]*>([^<]+)</g)].map(([, name]) => name)

describe('with a backend that can do everything', () => {
  let shop: WholeShop
  beforeAll(async () => {
    shop = await startWholeShop()
  })
  afterAll(() => shop?.close())
  const get = async (path: string) => {
    const { status, text: html } = await shop.shop.request.get(path)
    return { status, html }
  }

  it('section 2: /jewellery/{category} shows names and rupee prices in the first HTML', async () => {
    const { status, html } = await get('/jewellery/rings')
    expect(status).toBe(200)
    expect(names(html)).toHaveLength(12)
    expect(text(html)).toMatch(/₹[\d,]+/)
    expect(html).toMatch(/<title>Rings \| /)
  })

  it('section 1: metadata; the canonical of a filtered list is the unfiltered one, by slug', async () => {
    const { html } = await get('/jewellery/rings?sort=price-asc&price=50000-&page=2')
    expect(canonical(html)).toMatch(/\/jewellery\/rings$/)
    expect(meta(html, 'robots')).toBe('index, follow')
    expect(meta(html, 'og:type')).toBe('website')
    for (const name of [
      'description',
      'keywords',
      'author',
      'publisher',
      'og:title',
      'og:description',
      'og:image',
      'og:url',
    ])
      expect(meta(html, name), name).toBeTruthy()
    const { html: byId } = await get('/jewellery/38844b885a5c053e0f55bc3f')
    expect(canonical(byId)).toMatch(/\/jewellery\/rings$/)
  })

  it('section 2: the four listing addresses and the fixed id of Watches answer', async () => {
    const pages = ['/jewellery', '/high-jewellery', '/discover-all', '/jewellery/64f0a1c2e4b0a1b2c3d4e5f6']
    for (const path of pages) {
      const { status, html } = await get(path)
      expect([path, status]).toEqual([path, 200])
      expect(names(html).length).toBeGreaterThan(0)
    }
  })

  it('the facts that shoppers look for first are beside the price', async () => {
    const beside = async (path: string) => {
      const { html } = await get(path)
      return text(html.slice(html.indexOf('<h1'), html.indexOf('href="#price"'))).replace(/<[^>]*>/g, '|')
    }
    const watch = await beside('/product/relais')
    for (const [name, value] of [
      ['Case size', '38 mm'],
      ['Thickness', '12.6 mm'],
      ['Power reserve', '48 hours'],
      ['Water resistance', '100 metres'],
    ])
      expect(watch).toContain(`|${name}||${value}|`)
    const stone = await beside('/product/brillant')
    for (const [name, value] of [
      ['Carat', '1.97 ct'],
      ['Colour', 'G'],
      ['Clarity', 'VS1'],
      ['Cut', 'Excellent'],
    ])
      expect(stone).toContain(`|${name}||${value}|`)
    expect(stone).toContain('GIA report 0004052437')
    expect(await beside('/product/vane')).not.toContain('Case size')
  })

  it('lists of watches are filtered by their attributes', async () => {
    const { html } = await get('/jewellery/watches?option=water-resistance:100+metres')
    expect(names(html).toSorted()).toEqual(['Relais', 'Relais blanc'])
    expect(text((await get('/jewellery/watches?filter=open')).html)).toContain('Power reserve')
    expect(text((await get('/jewellery/rings?filter=open')).html)).not.toContain('Power reserve')
  })

  it('single stones are rows of a table, with one grade of each, filtered like other lists', async () => {
    const rowsOf = async (path: string) =>
      [...(await get(path)).html.matchAll(/<tr><t[dh][^>]*>.*?<\/tr>/gs)].map(([row]) =>
        text(row)
          .replace(/<[^>]*>/g, '|')
          .split('|')
          .filter(Boolean),
      )
    const [heads = [], ...stones] = await rowsOf('/jewellery/loose-diamonds')
    expect(heads).toEqual([
      'Picture',
      'Stone',
      'Shape',
      'Carat',
      'Colour',
      'Clarity',
      'Measurements',
      'Cut',
      'Polish and symmetry',
      'Fluorescence',
      'Certificate',
      'Price, GST included',
    ])
    expect(stones).toHaveLength(8)
    expect(stones).toContainEqual([
      'Brillant',
      'Round',
      '1.97 ct',
      'G',
      'VS1',
      '8.06 × 8.10 × 4.94 mm',
      'Excellent',
      'Excellent',
      'None',
      'GIA 0004052437',
      '₹12,25,816',
    ])
    const [, ...oval] = await rowsOf('/jewellery/loose-diamonds?shape=Oval')
    expect(oval.map(([name]) => name)).toEqual(['Ovale, pierre seule'])
    // The headers sort them: by what only the table knows, and by price.
    const namesBy = async (query: string) =>
      (await rowsOf(`/jewellery/loose-diamonds?${query}`)).slice(1).map(([name]) => name)
    expect((await namesBy('by=carat')).slice(0, 2)).toEqual(['Jonquille', 'Brillant'])
    expect((await namesBy('by=-carat'))[0]).toBe('Navette, pierre seule')
    expect((await namesBy('sort=price-asc'))[0]).toBe('Navette, pierre seule')
    expect((await get('/jewellery/loose-diamonds?by=carat')).html).toMatch(/aria-sort="descending"[^>]*><a/)
  })

  it('a single plain hoop can be chosen, is found among the earrings, and costs less than the pair', async () => {
    const { html } = await get('/jewellery/earrings?option=sold-as:One+earring')
    expect(names(html).toSorted()).toEqual(['Anse', 'Brindille', 'Cerceau', 'Torsade', 'Vrille'])
    const priceOf = async (query: string) => {
      const page = text((await get(`/product/cerceau${query}`)).html)
      expect(page).toContain('Sold as')
      return Number(/₹([\d,]+)/.exec(page)?.[1]?.replaceAll(',', ''))
    }
    const [pair, one] = [await priceOf(''), await priceOf('?option-sold-as=One+earring')]
    expect(one).toBeGreaterThan(pair / 2)
    expect(one).toBeLessThan(pair * 0.6)
  })

  it('the main choice of such pieces comes before metals: a pair or one, the movement; not in a list of everything', async () => {
    const before = async (category: string) => {
      const { data } = await shop.shop.graphql<{
        facets: { name: string; option: { name: string } | null }[]
      }>('query ($filter: ProductFilter!) { facets(filter: $filter) { name option { name } } }', {
        filter: { category },
      })
      const facets = data?.facets ?? []
      return facets
        .slice(
          0,
          facets.findIndex(({ name }) => name === 'METAL'),
        )
        .flatMap(({ option }) => option?.name ?? [])
    }
    expect(await before('earrings')).toEqual(['Sold as'])
    expect((await before('watches')).slice(0, 2)).toEqual(['Movement', 'Case size'])
    expect(await before('diamonds')).toEqual([])
  })

  it('each piece is drawn at one scale beside a coin: what fits into it, itself, and its stones as they are chosen', async () => {
    const drawn = async (path: string) => {
      const { html } = await get(path)
      const section = /<section[^>]* aria-labelledby="true-scale">(.*?)<\/section>/s.exec(html)?.[1] ?? ''
      return {
        section,
        words: section
          .split('<li')
          .slice(1)
          .map((item) =>
            text(item)
              .replace(/<svg.*<\/svg>/s, '')
              .replace(/^[^>]*>/, '')
              .replace(/<[^>]+>/g, ' ')
              .replace(/\s+/g, ' ')
              .trim(),
          ),
        chosen: [...section.matchAll(/<svg class="[^"]+" width="([\d.]+)em"/g)].map(([, em]) => Number(em)),
      }
    }
    const coin = 'Ten-rupee coin 27 mm'
    const ring = await drawn('/product/vane?size=12')
    expect(ring.words).toEqual([
      'Size 12, inside 16.6 mm',
      '0.49 ct 5.1 mm',
      '1.02 ct 6.5 mm',
      '1.50 ct 7.4 mm',
      coin,
    ])
    // Ten millimetres are one em; three are left for the lines next to it.
    expect(ring.chosen).toEqual([1.955, 0.95])
    const other = await drawn('/product/vane?size=6&stone=1.50%20ct')
    expect(other.words[0]).toBe('Size 6, inside 14.6 mm')
    expect(other.chosen[1]).toBeCloseTo(1.039, 3)
    expect((await drawn('/product/anemone')).words).toEqual(['The piece 28.7 × 28.5 mm', coin])
    // A watch has its case, with its lugs, and a side view; the lines have figures.
    const watch = await drawn('/product/portique')
    expect(watch.words).toEqual(['The piece 25 × 33 mm; 39.5 mm overall', 'From the side 7.2 mm thick', coin])
    expect([...watch.section.matchAll(/<text[^>]*>([\d.]+)</g)].map(([, figure]) => figure)).toEqual([
      '25',
      '39.5',
      '33',
      '39.5',
      '7.2',
    ])
    expect((await drawn('/product/ovale-pierre-seule')).words).toEqual(['1.51 ct 6.5 × 8.6 mm', coin])
    expect((await drawn('/product/jonc?size=2.4')).words).toEqual(['Size 2.4, inside 57.2 mm', coin])
    expect((await drawn('/product/ligne')).section).toBe('')
    // Only the page of the piece has its outline.
    expect((await get('/jewellery/brooches')).html).not.toContain('outline')
  })

  it('three landing pages: each shows pieces within the sums that it names, and every link on it works', async () => {
    const sections = async (path: string) => {
      const { status, html } = await get(path)
      expect([path, status]).toEqual([path, 200])
      return html.split('<section').map((part) => ({
        title: /<h2[^>]*>([^<]*)</.exec(part)?.[1] ?? '',
        prices: [...text(part).matchAll(/>₹([\d,]+)</g)].map(([, sum]) => Number(sum?.replaceAll(',', ''))),
        ways: [...part.matchAll(/<a [^>]*href="(\/[^"#]*)"/g)].map(([, way]) =>
          (way ?? '').replaceAll('&amp;', '&'),
        ),
      }))
    }
    const within: readonly [string, string, number, number][] = [
      ['/engagement', 'Below ₹1 lakh', 0, 99_999],
      ['/engagement', '₹1 to 2 lakh', 100_000, 199_999],
      ['/engagement', 'Above ₹2 lakh', 200_000, Infinity],
      ['/gift', 'Below ₹10,000', 0, 9999],
      ['/gift', '₹10,000 to 20,000', 10_000, 19_999],
    ]
    for (const [path, title, least, most] of within) {
      const prices = (await sections(path)).find((one) => one.title === title)?.prices ?? []
      expect(prices.length, title).toBeGreaterThan(2)
      expect(Math.min(...prices), title).toBeGreaterThanOrEqual(least)
      expect(Math.max(...prices), title).toBeLessThanOrEqual(most)
    }
    const ways = (await Promise.all(['/engagement', '/wedding', '/gift'].map(sections))).flat()
    for (const way of new Set(ways.flatMap((one) => one.ways)))
      expect([way, (await get(way)).status]).toEqual([way, 200])
  })

  it('section 2: /discover-all narrows to each of the four collections', async () => {
    for (const name of ['Flower', 'Butterfly', 'Clouds', 'Birds']) {
      const { status, html } = await get(`/discover-all?collection=${name}`)
      expect(status).toBe(200)
      expect(html).toContain(`<h1>${name}</h1>`)
      expect(names(html).length).toBeGreaterThan(0)
    }
  })

  it('section 2: an unknown category, product, high-jewellery item or bespoke type is a 404', async () => {
    for (const path of ['/jewellery/spoons', '/product/spoon', '/high-jewellery/spoon', '/bespoke/spoons']) {
      const { status, html } = await get(path)
      expect([path, status]).toEqual([path, 404])
      expect(html).toContain('PAGE NOT FOUND :(')
    }
  })

  it('section 2: a high jewel and its list answer at both addresses with one canonical; other pieces move', async () => {
    const shown = async (path: string) => {
      const { status, html } = await get(path)
      return [status, canonical(html)?.replace(/^https?:[/][/][^/]+/, '')]
    }
    const [status, own] = await shown('/high-jewellery/cascade')
    expect([status, own]).toEqual([200, expect.stringMatching(/^\/high-jewellery\/[0-9a-f]{24}$/)])
    expect(await shown('/product/cascade')).toEqual([200, own])
    expect(await shown('/high-jewellery')).toEqual([200, '/high-jewellery'])
    expect(await shown('/jewellery/high-jewellery')).toEqual([200, '/high-jewellery'])
    const { status: moved, headers } = await shop.shop.request.get('/high-jewellery/vane')
    expect([moved, headers['location']]).toEqual([301, expect.stringMatching(/^\/product\/[0-9a-f]{24}$/)])
  })

  it('section 2: /bespoke offers its types and /bespoke/{type} takes the lowercased name', async () => {
    const { html } = await get('/bespoke')
    const types = [...html.matchAll(/href="(\/bespoke\/[a-z%0-9-]+)"/g)].map(([, path]) => path ?? '')
    expect(types.length).toBeGreaterThan(1)
    // Whatever is started there needs a sign-in.
    for (const path of new Set(types))
      expect({ path, status: (await get(path)).status }).toEqual({
        path,
        status: path === '/bespoke/begin' ? 303 : 200,
      })
  })

  it('section 2: three collection showcases, three layouts', async () => {
    const layouts = new Set<string | undefined>()
    for (const path of ['/discover-collection', '/discover-collection2', '/discover-collection3']) {
      const { status, html } = await get(path)
      expect(status).toBe(200)
      for (const name of ['Flower', 'Butterfly', 'Clouds', 'Birds'])
        expect(html).toContain(`/discover-all?collection=${name}`)
      layouts.add(/<main[^>]*>.*?<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1])
    }
    expect(layouts.size).toBe(3)
  })

  it('the words of lists, showcases, bespoke and visiting pages are content of the backend', async () => {
    const places: readonly [path: string, words: string][] = [
      ['/jewellery', 'Everything the house makes, by hand and in small numbers.'],
      ['/jewellery/rings', 'No two fingers agree. Measure yours before you choose.'],
      ['/jewellery/solitaire-rings', 'One stone, and what is needed to hold it.'],
      ['/discover-all?collection=Flower', 'Petals, a tenth of a millimetre apart.'],
      ['/discover-collection', 'Four things that never hold still'],
      ['/discover-collection2', 'A graver draws every barb.'],
      ['/discover-collection3', 'Lay them next to each other'],
      ['/store', 'You are just as welcome without one.'],
      ['/appointment', 'In a salon, by video or by telephone.'],
      ['/contact-us', 'Somebody of the house answers, not a machine.'],
      ['/bespoke', 'Three drawings in gouache'],
      ['/bespoke/proposal', 'Pieces to begin from.'],
    ]
    for (const [path, words] of places) expect(text((await get(path)).html), path).toContain(words)
  })

  it('the line above the header, the accordion and the carousel are content; their pages have no address', async () => {
    expect(text((await get('/about-us')).html)).toMatch(
      /<aside[^>]*aria-label="Notice"[^>]*><span>Free shipping and returns on every order<\/span><\/aside>/,
    )
    const product = text((await get('/product/vane')).html)
    expect(product).toContain('Free shipping and returns on all orders.')
    expect(product).toMatch(/quality warranty/)
    const { data } = await shop.shop.graphql<{ shop: { pictures: { media: { url: string } }[] } }>(
      '{ shop { pictures { background media { url avif webp } } } }',
    )
    expect(data?.shop.pictures).toHaveLength(11)
    for (const { media } of data?.shop.pictures ?? [])
      expect((await shop.shop.request.get(media.url)).status).toBe(200)
    expect((await get('/part-notice')).status).toBe(404)
    expect((await shop.shop.request.get('/sitemap.xml')).text).not.toContain('/part-')
  })

  it('section 1: a product page carries schema.org Product, Offer and BreadcrumbList', async () => {
    const { status, html } = await get('/product/vane')
    expect(status).toBe(200)
    const [product, crumbs] = jsonLd(html)
    expect(product).toMatchObject({
      '@type': 'Product',
      name: 'Vane',
      offers: { '@type': 'Offer', priceCurrency: 'INR' },
    })
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' })
    expect(text(html)).toContain('including GST')
  })

  it('section 4: a page past the end says so, and a list filtered to nothing says why', async () => {
    expect(text((await get('/jewellery/rings?page=99')).html)).toContain(
      'This page is past the end of the list.',
    )
    expect(text((await get('/jewellery/high-jewellery?price=0-9999')).html)).toContain(
      'Nothing under High Jewellery matches “Price below ₹10,000”.',
    )
  })

  it('among pieces in yellow gold, one that is shown in silver says so and opens in yellow gold', async () => {
    const { html } = await get('/jewellery/rings?metal=Yellow+gold&sort=price-asc')
    const [signet = ''] = html.match(/<li[^>]*>(?:(?!<\/li>).)*A silver signet.*?<\/li>/s) ?? []
    expect(text(signet)).toContain('Also in yellow gold')
    expect(signet).toMatch(/href="\/product\/\w+\?metal=Yellow\+gold"/)
    const found = text((await get('/search?search=gold+ring+under+50000')).html)
    expect(found).toMatch(/A silver signet[^₹]*Also in yellow gold/)
    // If silver is shown, nothing is said.
    const silver = text((await get('/jewellery/rings?metal=Silver&sort=price-asc')).html)
    expect(silver).toContain('A silver signet')
    expect(silver).not.toMatch(/A silver signet[^₹]*Also in/)
  })

  it('section 9: no limit is sent by the listing, and page 1 is the default', async () => {
    shop.shop.recorder.clear()
    await get('/jewellery/rings?price=10000-19999')
    const list = shop.shop.recorder.calls.find(({ name }) => name === 'listProducts')
    expect(list?.path.replace(/&fields=[^&]*/, '')).toBe(
      '/api/products?categoryId=38844b885a5c053e0f55bc3f&priceMin=10000&priceMax=19999&page=1',
    )
  })
})

describe('with a backend that speaks section 7 alone', () => {
  let shop: Shop
  /** The address, with its query, that fails at this moment. */
  let failing: { at: RegExp; status: number; message?: string } | undefined
  beforeAll(async () => {
    shop = await startShop()
    shop.standIn?.intercept(({ path, query }) =>
      failing?.at.test(`${path}?${new URLSearchParams(query)}`)
        ? { status: failing.status, body: failing.message === undefined ? {} : { message: failing.message } }
        : undefined,
    )
  })
  beforeEach(() => {
    failing = undefined
  })
  afterAll(() => shop?.close())
  const get = async (path: string) => {
    const { status, text: html } = await shop.request.get(path)
    return { status, html }
  }

  it('the catalogue works, with plain pictures', async () => {
    const { status, html } = await get('/jewellery/c1')
    expect(status).toBe(200)
    expect(names(html)).toHaveLength(12)
    expect(html).toContain('src="/media/aster-1.webp"')
    expect((await get('/product/p1')).status).toBe(200)
  })

  it('section 9: shipping and returns are free on all orders, whatever the backend says of itself', async () => {
    const { html } = await get('/product/p1')
    expect(text(html)).toContain('>Free shipping and returns on all orders</span></aside>')
    expect(text(html)).toContain('Free shipping and returns on all orders.')
    expect(text(html)).toContain('Covered by our quality warranty.')
  })

  it('no sort is offered; asked for by address, the page says so plainly', async () => {
    const offered = await get('/jewellery/c1?filter=open')
    expect(text(offered.html)).not.toContain('Sort By')
    expect(text(offered.html)).toContain('Top Collection')
    const asked = await get('/jewellery/c1?sort=price-asc')
    expect(asked.status).toBe(200)
    expect(text(asked.html)).toContain('This shop cannot sort its lists.')
    expect(names(asked.html)).toHaveLength(12)
  })

  it("section 8: product list failure shows 'Failed to fetch products' and answers 503", async () => {
    failing = { at: /^\/api\/products\?/, status: 500 }
    const { status, html } = await get('/jewellery/c2')
    expect(status).toBe(503)
    expect(text(html)).toContain('The list did not load')
    expect(text(html)).toContain('Failed to fetch products')
  })

  it("section 8: product list failure shows the server's message where it gives one", async () => {
    failing = { at: /^\/api\/products\?/, status: 400, message: 'The list is being counted' }
    const { html } = await get('/jewellery/c2?price=50000-')
    expect(text(html)).toContain('The list is being counted')
  })

  it("section 8: product detail failure shows 'Failed to fetch products'", async () => {
    failing = { at: /^\/api\/products\/p2\?/, status: 500 }
    const { status, html } = await get('/product/p2')
    expect(status).toBe(503)
    expect(text(html)).toContain('Failed to fetch products')
  })

  it("section 8: child categories failure shows 'Failed to fetch child categories', and the list is still shown", async () => {
    failing = { at: /parentCategoryId/, status: 500 }
    const { status, html } = await get('/jewellery/c2?top=1')
    expect(status).toBe(200)
    expect(text(html)).toContain('Failed to fetch child categories')
    expect(names(html).length).toBeGreaterThan(0)
  })
})
