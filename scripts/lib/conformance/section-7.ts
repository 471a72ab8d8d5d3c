import { getBlog, listBlogs } from '#contract/blogs.ts'
import { getCategory, listCategories, listProducts } from '#contract/catalogue.ts'
import { getOrder, markPaid } from '#contract/orders.ts'
import { LeftOut, must, type Check } from './check.ts'
import type { Door } from './door.ts'
import { productChecks } from './products.ts'

/** What only the person who runs the check knows. */
export interface Known {
  /** Id of a blog, if the backend cannot list them. */
  blog?: string | undefined
  /** A shopper's bearer token, and an order of theirs. */
  token?: string | undefined
  order?: string | undefined
}

const categoryChecks = (door: Door): Check[] => [
  {
    call: 'GET /api/categories',
    what: 'a list of categories, each with an id of its own',
    run: async () => {
      const all = await door.answer(listCategories)
      must(all.length > 0, 'there are none: the menu would be empty')
      must(new Set(all.map(({ _id }) => _id)).size === all.length, 'two have the same id')
    },
  },
  {
    call: 'GET /api/categories?parentCategoryId={id}',
    what: 'the children of each; a list for one that has none',
    run: async () => {
      for (const { _id, name } of await door.answer(listCategories)) {
        const children = await door.answer(listCategories, { query: { parentCategoryId: _id } })
        must(!children.some((child) => child._id === _id), `'${name}' is its own child`)
      }
    },
  },
  {
    call: 'GET /api/categories/{id}',
    what: 'each category of the list',
    run: async () => {
      for (const { _id, name } of await door.answer(listCategories)) {
        const one = await door.answer(getCategory, { params: { id: _id } })
        must(one._id === _id && one.name === name, `'${one.name}' for '${name}'`)
      }
    },
  },
  {
    call: 'GET /api/categories/{id}',
    what: 'an unknown one is refused with 404 and a message',
    run: async () => {
      await door.refusal(getCategory, [404], { params: { id: 'no-such-category' } })
    },
  },
  {
    call: 'GET /api/products',
    what: '`categoryId` narrows the list to the category',
    run: async () => {
      const { total } = await door.answer(listProducts)
      const totals = []
      for (const { _id } of await door.answer(listCategories))
        totals.push((await door.answer(listProducts, { query: { categoryId: _id } })).total)
      must(
        totals.every((count) => count <= total),
        'a category has more than there is',
      )
      must(total === 0 || Math.max(0, ...totals) > 0, 'every category is empty')
      must(totals.length < 2 || Math.min(...totals) < total, 'it changes nothing')
    },
  },
]

const blogChecks = (door: Door, { blog }: Known): Check[] => [
  {
    call: 'GET /api/blogs/{id}',
    what: 'a blog with every field of section 3',
    run: async () => {
      const listed = await door.ask(listBlogs)
      const id = blog ?? (listed.status === 200 ? (await door.answer(listBlogs)).blogs[0]?._id : undefined)
      if (!id) throw new LeftOut('which one? --blog <id>')
      const found = await door.answer(getBlog, { params: { id } })
      must(found._id === id, `${found._id} for ${id}`)
    },
  },
  {
    call: 'GET /api/blogs/{id}',
    what: 'an unknown one is refused with 404 and a message',
    run: async () => {
      await door.refusal(getBlog, [404], { params: { id: 'no-such-blog' } })
    },
  },
]

const orderChecks = (door: Door, { token, order }: Known): Check[] => [
  {
    call: 'GET /api/orders/{orderId}',
    what: 'nobody is shown an order without a token',
    run: async () => {
      await door.refusal(getOrder, [401, 403, 404], { params: { orderId: order ?? 'no-such-order' } })
    },
  },
  {
    call: 'GET /api/orders/{orderId}',
    what: 'a token that was never given out opens nothing',
    run: async () => {
      await door.refusal(getOrder, [401, 403, 404], {
        params: { orderId: order ?? 'no-such-order' },
        token: 'never-given-out',
      })
    },
  },
  {
    call: 'GET /api/orders/{orderId}',
    what: 'the order, for the shopper whose it is',
    run: async () => {
      if (!order || !token) throw new LeftOut('whose? --token <bearer token> --order <id>')
      const found = await door.answer(getOrder, { params: { orderId: order }, token })
      must(found._id === order, `${found._id} for ${order}`)
    },
  },
  {
    call: 'POST /api/orders/mark-paid',
    what: 'a session that the payment provider never had is not called paid',
    run: async () => {
      const { status, body } = await door.ask(markPaid, { body: { sessionId: 'cs_never_was' } })
      must(status < 500, `status ${status}`)
      const paid = status < 300 && JSON.stringify(body ?? '').includes('"paid"')
      must(!paid, 'it is: whoever knows the address gets the goods')
    },
  },
]

/** Everything that specification section 7 asks of a backend. */
export const sectionSevenChecks = (door: Door, known: Known): Check[] => [
  ...productChecks(door),
  ...categoryChecks(door),
  ...blogChecks(door, known),
  ...orderChecks(door, known),
]
