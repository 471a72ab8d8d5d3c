import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PART_GROUP } from '#contract/content.ts'
import { isLanguage } from '#contract/languages.ts'
import { stepTo, type HouseFault, type Pointer } from '#house/fault.ts'
import type { House } from '#house/load.ts'
import { matchRoute } from '#web/app/match-route.ts'
import { routes } from '#web/app/routes.ts'

/** Addresses of the route table at which there is something only if the house has a page there. */
const OF_PAGES: ReadonlySet<string> = new Set([
  '/about-us',
  '/cancellation',
  '/clickandcollect',
  '/craftsman',
  '/custom',
  '/engraving',
  '/fandq',
  '/franchise',
  '/hotstamping',
  '/jewellery-care',
  '/personalizedgift',
  '/privacypolicy',
  '/services',
  '/services/four-cs',
  '/signaturebox',
  '/soulstone',
  '/termsandcondition',
  '/watch-care',
])

/** What the shop has at an address of the house, by the house's own files. */
const addressesOf = (house: House) => {
  const pages = new Map(
    house.pages().flatMap(({ value }) => (value.group === PART_GROUP ? [] : [[value.path, value] as const])),
  )
  const slugs = new Set(
    house.pages().flatMap(({ slug, value }) => (value.group === PART_GROUP ? [] : [slug])),
  )
  const named = (rows: readonly { readonly slug: string; readonly _id?: string | undefined }[]) =>
    new Set(rows.flatMap(({ slug, _id = slug }) => [slug, _id]))
  const categories = house.categories().value
  const [ofCategory, ofProduct] = [named(categories), named(house.products().value)]
  const ofBlog = named(house.blogs().map(({ slug, value }) => ({ slug, _id: value._id })))
  const ofSalon = new Set(house.salons().map(({ slug }) => slug))
  const role = (wanted: string) => categories.find((category) => category.role === wanted)
  const kinds = new Set(role('bespoke')?.collection?.map((kind) => kind.toLowerCase()))
  const anchored = (path: string, id: string) => {
    const page = pages.get(path)
    const isOfEngine = routes.some((route) => route.path === path) && !OF_PAGES.has(path)
    return page === undefined || isOfEngine || JSON.stringify(page).includes(`"id":"${id}"`)
  }
  /** Rows of the route table whose address says what is shown. */
  const byRoute: Readonly<Record<string, (id: string) => boolean>> = {
    '/jewellery/:category': (id) => ofCategory.has(id),
    '/high-jewellery/:necklace_id': (id) => ofProduct.has(id),
    '/product/:product_id': (id) => ofProduct.has(id),
    '/bespoke/:type': (id) => kinds.has(id),
    '/blogs/:id': (id) => ofBlog.has(id),
    '/store/:store': (id) => ofSalon.has(id),
    '/services/:id': () => false,
    '/fandq/:section': (id) => pages.has('/fandq') && anchored('/fandq', id),
    '/:id': (id) => slugs.has(id) || ofCategory.has(id),
  }
  const isThere = (path: string): boolean => {
    if (pages.has(path)) return true
    if (path.startsWith('/media/')) return existsSync(join(house.folder, path.slice(1)))
    // Files beside the pages, such as the sitemap.
    if (/\.\w+$/.test(path)) return true
    if (path === '/high-jewellery' || path === '/bespoke') return role(path.slice(1)) !== undefined
    if (path === '/services/fandq') return pages.has('/fandq')
    const { route, params } = matchRoute(path)
    const id = Object.values(params).at(-1)
    if (id === undefined) return route.path !== '*' && !OF_PAGES.has(route.path)
    return byRoute[route.path]?.(id) ?? true
  }
  return { isThere, anchored }
}

/** Every link in a value and where it is: `href` of whatever has one, and `[words](address)` of texts. */
const linksOf = (value: unknown, at: Pointer = '', name = ''): [Pointer, string][] => {
  if (typeof value === 'string')
    return name === 'href'
      ? [[at, value]]
      : [...value.matchAll(/\]\(([^)\s]+)\)/g)].map(([, address = '']) => [at, address])
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([member, each]) => linksOf(each, at + stepTo(member), member))
}

/** Links of the house to addresses of its own shop at which there would be nothing. Texts of blogs have no links. */
export const deadLinks = (house: House): HouseFault[] => {
  const { isThere, anchored } = addressesOf(house)
  const frame = house.navigation()
  const files = [...house.pages(), ...house.translations(), ...(frame ? [frame] : [])]
  const links = files.flatMap((file) => linksOf(file.value).map(([at, href]) => [file.at, at, href] as const))
  const { value: terms, at: ofTerms } = house.searchTerms()
  const answers = terms.flatMap(({ pages = [] }, n) =>
    pages.map(({ path }, m) => [ofTerms, `/${n}/pages/${m}/path`, path] as const),
  )
  return [...links, ...answers].flatMap(([where, at, href]) => {
    if (!href.startsWith('/')) return []
    const [before = '', anchor = ''] = href.split('#')
    const [, first = '', ...rest] = (before.split('?')[0] ?? '').split('/')
    const path = `/${(isLanguage(first) ? rest : [first, ...rest]).join('/')}`
    if (!isThere(path)) return [where(at, `leads to ${href}, where the shop has nothing`)]
    return anchor === '' || anchored(path, anchor)
      ? []
      : [where(at, `leads to ${href}, but nothing on that page has the id '${anchor}'`)]
  })
}
