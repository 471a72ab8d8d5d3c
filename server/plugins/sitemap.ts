import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { listBlogs } from '#contract/blogs.ts'
import { roleOf } from '#contract/category-role.ts'
import { listCategories, listProducts, MAX_LIMIT, type Category } from '#contract/catalogue.ts'
import { listPages, PART_GROUP } from '#contract/content.ts'
import type { Feature } from '#contract/endpoint.ts'
import { listStores } from '#contract/stores.ts'
import type { Config } from '#server/config.ts'
import type { Call, Context } from '#server/context.ts'
import { otherLanguages } from '#server/ssr/languages.ts'
import { isOffered } from '#server/domains/shared/offered-pages.ts'
import { pathOf } from './logging.ts'

/** The most pieces in one file; with more of them `/sitemap.xml` is an index of files. */
export const PIECES_PER_FILE = 2000
/** A file is rebuilt after this long. */
const KEPT_MS = 10 * 60_000
/** The contract's deepest page. */
const LAST_PAGE = 5000

/** Pages that no list names, and the feature of the backend that they need. */
const FIXED: readonly (readonly [path: string, feature?: Feature])[] = [
  ['/'],
  ['/jewellery'],
  ['/discover-all'],
  ['/discover-collection', 'content'],
  ['/discover-collection2', 'content'],
  ['/discover-collection3', 'content'],
  ['/services', 'content'],
  ['/blogs', 'blog-list'],
  ['/fandq', 'content'],
  ['/store', 'stores'],
  ['/appointment', 'appointments'],
  ['/contact-us'],
]

interface Entry {
  path: string
  changed?: string | undefined
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const file = (
  root: 'urlset' | 'sitemapindex',
  item: 'url' | 'sitemap',
  origin: string,
  entries: readonly Entry[],
) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries
    .map(
      ({ path, changed }) =>
        `<${item}><loc>${escape(origin + path)}</loc>${changed ? `<lastmod>${escape(changed.slice(0, 10))}</lastmod>` : ''}</${item}>`,
    )
    .join('\n')}\n</${root}>\n`

/** The page of a category: some have a different page, in addition to the plain list or instead of it. */
const listsOf = (category: Category): string[] => {
  const plain = `/jewellery/${encodeURIComponent(category.slug ?? category._id)}`
  const role = roleOf(category)
  if (role === 'high-jewellery') return ['/high-jewellery']
  return role === 'bespoke' ? [plain, '/bespoke'] : [plain]
}

/** The pages of an optional part of the backend; a backend without it adds none. */
const orNone = (entries: Promise<Entry[]>): Promise<Entry[]> => entries.catch(() => [])

const pageEntries = async ({ call, features }: Context): Promise<Entry[]> => {
  const [offered, pages, blogs, categories, stores] = await Promise.all([
    features(),
    orNone(
      call(listPages, { query: {} }).then(({ pages: all }) =>
        all.filter(({ group }) => group !== PART_GROUP).map((p) => ({ path: p.path, changed: p.updatedAt })),
      ),
    ),
    orNone(
      call(listBlogs, { query: { page: 1, limit: 100 } }).then((answer) =>
        answer.blogs.map((blog) => ({ path: `/blogs/${blog._id}`, changed: blog.publishedAt })),
      ),
    ),
    call(listCategories, { query: {} }).then((all) => all.flatMap(listsOf).map((path) => ({ path }))),
    orNone(
      call(listStores, { query: {} }).then(({ stores: all }) =>
        all.map(({ slug }) => ({ path: `/store/${encodeURIComponent(slug)}` })),
      ),
    ),
  ])
  const fixed = FIXED.flatMap(([path, feature]) =>
    feature === undefined || offered.has(feature) ? [{ path }] : [],
  )
  const entries: Entry[] = [...fixed, ...categories, ...pages, ...stores, ...blogs]
  // Its words alone make no page: that needs the category.
  const isShown = ({ path }: Entry) =>
    isOffered(offered, path) && (path !== '/bespoke' || categories.some((own) => own.path === path))
  return [...new Map(entries.filter(isShown).map((entry) => [entry.path, entry])).values()]
}

const pieceEntries = async (call: Call, part: number, total: number): Promise<Entry[]> => {
  const perCall = PIECES_PER_FILE / MAX_LIMIT
  const first = (part - 1) * perCall + 1
  const last = Math.min(first + perCall - 1, Math.ceil(total / MAX_LIMIT), LAST_PAGE)
  const entries: Entry[] = []
  const categories = await call(listCategories, { query: {} })
  const high = new Set(categories.filter((each) => roleOf(each) === 'high-jewellery').map(({ _id }) => _id))
  for (let page = first; page <= last; page += 1) {
    const { products } = await call(listProducts, {
      query: { page, limit: MAX_LIMIT, fields: '_id,updatedAt,categoryIds' },
    })
    for (const { _id, updatedAt, categoryIds } of products) {
      const page = categoryIds?.some((id) => high.has(id)) ? 'high-jewellery' : 'product'
      entries.push({ path: `/${page}/${encodeURIComponent(_id)}`, changed: updatedAt })
    }
  }
  return entries
}

/** `sitemap.xml`: every page, category, blog and piece; an index of files if one file would be too large. */
export const sitemapPlugin = fp<{ config: Config; context: (request: FastifyRequest) => Context }>(
  async (app, { config, context }) => {
    const made = new Map<string, { at: number; text: Promise<string> }>()
    const origin = config.publicUrl
    const prefixes = otherLanguages(config.dist).map((code) => `/${code}`)
    /** Every page, in every language of the house. */
    const pages = (entries: readonly Entry[]) =>
      file('urlset', 'url', origin, [
        ...entries,
        ...prefixes.flatMap((prefix) =>
          entries.map(({ path, ...rest }) => ({ ...rest, path: prefix + (path === '/' ? '' : path) })),
        ),
      ])

    const send = async (
      request: FastifyRequest,
      reply: FastifyReply,
      make: (ctx: Context) => Promise<string>,
    ) => {
      // Without the query, so that different queries cannot make it more than once.
      const key = pathOf(request.url)
      const known = made.get(key)
      const fresh = known && Date.now() - known.at < KEPT_MS
      const text = fresh ? known.text : make(context(request))
      if (!fresh) {
        made.set(key, { at: Date.now(), text })
        text.catch(() => made.delete(key))
      }
      const body = await text
      return reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(body)
    }
    const count = async (call: Call) =>
      (await call(listProducts, { query: { page: 1, limit: 1, fields: '_id' } })).total

    const onRequest = app.limits ? [app.limits.page] : []
    app.get('/sitemap.xml', { onRequest }, (request, reply) =>
      send(request, reply, async (ctx) => {
        const { call } = ctx
        const total = await count(call)
        // The index of products may be empty for a moment: ten minutes without any piece would be too long.
        if (total === 0) made.delete(pathOf(request.url))
        const parts = Math.min(Math.ceil(total / PIECES_PER_FILE), (LAST_PAGE * MAX_LIMIT) / PIECES_PER_FILE)
        if (parts <= 1) return pages([...(await pageEntries(ctx)), ...(await pieceEntries(call, 1, total))])
        const files = Array.from({ length: parts }, (_, index) => ({
          path: `/sitemap-pieces-${index + 1}.xml`,
        }))
        return file('sitemapindex', 'sitemap', origin, [{ path: '/sitemap-pages.xml' }, ...files])
      }),
    )
    app.get('/sitemap-pages.xml', { onRequest }, (request, reply) =>
      send(request, reply, async (ctx) => pages(await pageEntries(ctx))),
    )
    app.get<{ Params: { part: string } }>(
      '/sitemap-pieces-:part(^[1-9]\\d{0,3}$).xml',
      { onRequest },
      async (request, reply) => {
        const part = Number(request.params.part)
        const total = await count(context(request).call)
        if (part > Math.max(1, Math.ceil(total / PIECES_PER_FILE))) return reply.callNotFound()
        return send(request, reply, async ({ call }) => pages(await pieceEntries(call, part, total)))
      },
    )
  },
  { name: 'sitemap', dependencies: ['rate-limits'] },
)
