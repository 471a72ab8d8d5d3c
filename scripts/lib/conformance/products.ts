import { DEFAULT_LIMIT, getProduct, type Product, type ProductQuery } from '#contract/catalogue.ts'
import { listWholeProducts } from '#contract/whole-list.ts'
import { LeftOut, must, type Check } from './check.ts'
import type { Door } from './door.ts'

const LIST = 'GET /api/products'
const ONE = 'GET /api/products/{id}'
/** No piece costs this much, and no name holds this word. */
const TOO_DEAR = 999_999_999
const NO_WORD = 'qzxvjkq'

const priceOf = (product: Product): number => product.price[0]?.amount ?? Number.NaN
const isAddress = (address: string) => /^(?:https?:\/\/|\/(?!\/))/.test(address)

/** The first piece of the list, which the other checks use. Throws `LeftOut` for an empty shop. */
export const anyProduct = async (door: Door): Promise<Product> => {
  const [first] = (await door.answer(listWholeProducts)).products
  if (!first) throw new LeftOut('the shop has no products')
  return first
}

/** What a filtered list must be: a part of the whole, and not empty if a piece is known to be in it. */
const narrows = async (door: Door, query: ProductQuery, holds?: Product): Promise<void> => {
  const whole = await door.answer(listWholeProducts)
  const part = await door.answer(listWholeProducts, { query })
  must(part.total <= whole.total, `${part.total} of ${whole.total}: more than without the filter`)
  must(!holds || part.total > 0, `nothing found, though '${holds?.name}' is such a piece`)
}

const byMember = (door: Door, name: 'type' | 'gender' | 'tags' | 'collection'): Check => ({
  call: LIST,
  what: `\`${name}\` narrows the list`,
  run: async () => {
    const { products } = await door.answer(listWholeProducts, { query: { limit: 100 } })
    const piece = products.find((product) => product[name] !== undefined && product[name].length > 0)
    const value = [piece?.[name]].flat()[0]
    if (!piece || !value) {
      await door.answer(listWholeProducts, { query: { [name]: NO_WORD } })
      throw new LeftOut(`taken, and no product says its \`${name}\``)
    }
    await narrows(door, { [name]: value }, piece)
  },
})

/** The product list and one product, as specification section 7 has them. */
export const productChecks = (door: Door): Check[] => [
  {
    call: LIST,
    what: `products, total and page; ${DEFAULT_LIMIT} a page when none is named`,
    run: async () => {
      const { products, total, page } = await door.answer(listWholeProducts)
      must(page === 1, `page is ${page}, not 1`)
      must(products.length <= DEFAULT_LIMIT, `${products.length} products on the page`)
      must(products.length === Math.min(total, DEFAULT_LIMIT), `${products.length} of ${total} products`)
    },
  },
  {
    call: LIST,
    what: '`page` and `limit`: each piece on one page, the same total on each',
    run: async () => {
      const limit = 3
      const first = await door.answer(listWholeProducts, { query: { limit } })
      if (first.total < 2 * limit) throw new LeftOut(`only ${first.total} products`)
      const second = await door.answer(listWholeProducts, { query: { limit, page: 2 } })
      must(second.page === 2, `page 2 says that it is ${second.page}`)
      must(second.total === first.total, `total is ${first.total}, then ${second.total}`)
      must(first.products.length === limit && second.products.length === limit, '`limit` is not kept')
      const ids = new Set([...first.products, ...second.products].map(({ _id }) => _id))
      must(ids.size === 2 * limit, 'a piece is on both pages')
    },
  },
  {
    call: LIST,
    what: 'past the last page the list is empty, and no failure',
    run: async () => {
      const { total } = await door.answer(listWholeProducts)
      const page = Math.min(Math.ceil(total / DEFAULT_LIMIT) + 1, 5_000)
      if (page * DEFAULT_LIMIT <= total) throw new LeftOut('the list is too long for it')
      const { products } = await door.answer(listWholeProducts, { query: { page } })
      must(products.length === 0, `${products.length} products on page ${page} of ${page - 1}`)
    },
  },
  {
    call: LIST,
    what: '`priceMin` and `priceMax` are rupees, both included',
    run: async () => {
      const piece = await anyProduct(door)
      const price = priceOf(piece)
      must(Number.isFinite(price), `'${piece.name}' has no price`)
      const priceMin = Math.floor(price)
      const priceMax = Math.ceil(price)
      const { products, total } = await door.answer(listWholeProducts, { query: { priceMin, priceMax } })
      must(total > 0, `nothing from ₹${priceMin} to ₹${priceMax}, though '${piece.name}' costs ₹${price}`)
      const outside = products.find((found) => priceOf(found) < priceMin || priceOf(found) > priceMax)
      must(!outside, `'${outside?.name}' costs ₹${outside && priceOf(outside)}`)
    },
  },
  {
    call: LIST,
    what: 'a filter that nothing fits gives an empty list',
    run: async () => {
      const { products, total } = await door.answer(listWholeProducts, { query: { priceMin: TOO_DEAR } })
      must(products.length === 0 && total === 0, `${total} products above ₹${TOO_DEAR}`)
    },
  },
  {
    call: LIST,
    what: '`isTopCollection` gives only such',
    run: async () => {
      const { products } = await door.answer(listWholeProducts, { query: { isTopCollection: true } })
      const other = products.find(({ isTopCollection }) => !isTopCollection)
      must(!other, `'${other?.name}' is none`)
    },
  },
  {
    call: LIST,
    what: '`search` finds a piece by its name',
    run: async () => {
      const piece = await anyProduct(door)
      const { products } = await door.answer(listWholeProducts, { query: { search: piece.name } })
      must(
        products.some(({ _id }) => _id === piece._id),
        `'${piece.name}' is not on the first page of its own name`,
      )
    },
  },
  {
    call: LIST,
    what: '`search` for no word of the shop finds nothing',
    advice:
      'Let `search` narrow the list to pieces that hold every word, and answer an empty list where none does.',
    run: async () => {
      const { total } = await door.answer(listWholeProducts, { query: { search: NO_WORD } })
      must(total === 0, `${total} products for '${NO_WORD}'`)
    },
  },
  ...(['type', 'gender', 'tags', 'collection'] as const).map((name) => byMember(door, name)),
  {
    call: LIST,
    what: '`country` is taken',
    run: () => narrows(door, { country: 'INR' }),
  },
  {
    call: LIST,
    what: 'every picture has a root-relative or http address',
    run: async () => {
      const { products } = await door.answer(listWholeProducts, { query: { limit: 100 } })
      for (const { name, images } of products) {
        must(images.length > 0, `'${name}' has no picture`)
        const wrong = images.find((address) => !isAddress(address))
        must(wrong === undefined, `'${name}': ${wrong}`)
      }
    },
  },
  ...[
    ['page', '0'],
    ['limit', '-1'],
    ['priceMin', 'cheap'],
  ].map(([name = '', value]): Check => ({
    call: LIST,
    what: `\`${name}=${value}\` is refused with 400 and a message`,
    // The BFF lets no such value through.
    advice:
      'Check the query before it is used, and answer 400 with `{ "message": … }`: other callers are not as careful.',
    run: async () => {
      await door.refusal(listWholeProducts, [400, 422], { query: { [name]: value } })
    },
  })),
  {
    call: ONE,
    what: 'the piece, as it is in the list',
    run: async () => {
      const listed = await anyProduct(door)
      const { _id, name, price } = await door.answer(getProduct, { params: { id: listed._id } })
      must(_id === listed._id && name === listed.name, `'${name}' (${_id}) for '${listed.name}'`)
      must(price[0]?.amount === priceOf(listed), `₹${price[0]?.amount}, in the list ₹${priceOf(listed)}`)
    },
  },
  ...['no-such-piece', '../categories', "' or 1=1 --"].map((id): Check => ({
    call: ONE,
    what: `\`${id}\` is refused with 404 and a message`,
    run: async () => {
      await door.refusal(getProduct, id === 'no-such-piece' ? [404] : [400, 404], { params: { id } })
    },
  })),
]
