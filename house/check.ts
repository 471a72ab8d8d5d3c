import { columnTaken } from '#contract/product-columns.ts'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HouseFault, stepTo, type Pointer } from './fault.ts'
import { shownPath, type House } from './load.ts'
import { placeholderFaults } from './check-placeholders.ts'
import { translationFaults } from './check-translations.ts'

const placed = (at: Pointer, value: string): [Pointer, string] => [at, value]

/** The keys of pictures in a value, at any depth, and where they are. */
const pictureKeys = (value: unknown, at: Pointer = ''): [Pointer, string][] => {
  if (typeof value !== 'object' || value === null) return []
  const own =
    'key' in value && 'background' in value && typeof value.key === 'string'
      ? [placed(`${at}/key`, value.key)]
      : []
  return [...own, ...Object.entries(value).flatMap(([name, each]) => pictureKeys(each, `${at}/${name}`))]
}

/** The pointers of values that appear for a second time. */
const repeated = (values: readonly (readonly [Pointer, string | undefined])[]): [Pointer, string][] => {
  const seen = new Set<string>()
  return values.flatMap(([at, value]) => {
    if (value === undefined) return []
    if (seen.has(value)) return [placed(at, value)]
    seen.add(value)
    return []
  })
}

type Where = (pointer: Pointer, why: string) => HouseFault

/** What is wrong with the pieces, their variants and their categories. */
const catalogueFaults = (house: House): HouseFault[] => {
  const [categories, products, variants] = [house.categories(), house.products(), house.variants()]
  const idOf = ({ _id, slug }: { _id?: string | undefined; slug: string }) => _id ?? slug
  const categoryIds = new Set(categories.value.map(idOf))
  const optionKeys = new Set(house.options().value.flatMap(({ key, attribute }) => (attribute ? [] : [key])))
  const productIds = new Set(products.value.map(idOf))
  const byProduct = Map.groupBy(variants.value.entries(), ([, { productId }]) => productId)
  const pictures = house.pictures()
  const noPicture = (key: string) => `there is no picture '${key}' in pictures/*.json`
  const twice = (where: Where, rows: readonly { _id?: string; slug: string }[]) =>
    [
      ...repeated(rows.map((row, n) => [`/${n}/_id`, row._id])),
      ...repeated(rows.map(({ slug }, n) => [`/${n}/slug`, slug])),
    ].map(([at, value]) => where(at, `'${value}' appears twice`))
  return [
    ...twice(categories.at, categories.value),
    ...categories.value.flatMap(({ parentCategoryId: parent, picture }, n) => [
      ...(parent && !categoryIds.has(parent)
        ? [categories.at(`/${n}/parentCategoryId`, `there is no category '${parent}'`)]
        : []),
      ...(picture !== undefined && !pictures[picture]
        ? [categories.at(`/${n}/picture`, noPicture(picture))]
        : []),
    ]),
    ...twice(products.at, products.value),
    ...products.value.flatMap((product, n) => {
      const own = byProduct.get(idOf(product)) ?? []
      const chosen = own.filter(([, { isDefault }]) => isDefault)
      return [
        ...(product.categoryIds ?? []).flatMap((id, at) =>
          categoryIds.has(id) ? [] : [products.at(`/${n}/categoryIds/${at}`, `there is no category '${id}'`)],
        ),
        ...product.pictures.flatMap((key, at) =>
          pictures[key] ? [] : [products.at(`/${n}/pictures/${at}`, noPicture(key))],
        ),
        ...(own.length === 0
          ? [products.at(`/${n}`, `${product.slug} has no row in variants.json, so it cannot be sold`)]
          : []),
        ...(chosen.length > 1
          ? [variants.at(`/${chosen[1]?.[0]}/isDefault`, `${product.slug} has two default variants`)]
          : []),
      ]
    }),
    ...repeated(variants.value.map(({ sku }, n) => [`/${n}/sku`, sku])).map(([at, sku]) =>
      variants.at(at, `'${sku}' appears twice`),
    ),
    ...variants.value.flatMap(({ productId, pricePaise, parts, options = {} }, n) => [
      ...Object.keys(options).flatMap((key) =>
        optionKeys.has(key) ? [] : [variants.at(`/${n}/options/${key}`, 'is not an option of options.json')],
      ),
      ...(productIds.has(productId)
        ? []
        : [variants.at(`/${n}/productId`, `there is no product '${productId}'`)]),
      ...(pricePaise % 100 === 0 ? [] : [variants.at(`/${n}/pricePaise`, 'is not a whole number of rupees')]),
      ...(parts === undefined ||
      parts.metalPaise + parts.stonesPaise + parts.makingPaise + parts.gstPaise === pricePaise
        ? []
        : [variants.at(`/${n}/parts`, 'do not sum to the price')]),
    ]),
  ]
}

/** Options that a table of products could not name. */
const optionFaults = (house: House): HouseFault[] => {
  const { value, at } = house.options()
  return value.flatMap(({ key, name }, n) => [
    ...(columnTaken(key) ? [at(`/${n}/key`, `'${key}' is a column of every table of products`)] : []),
    ...(columnTaken(name) ? [at(`/${n}/name`, `'${name}' is a column of every table of products`)] : []),
  ])
}

/** What is wrong with pages, blogs and salons. */
const contentFaults = (house: House): HouseFault[] => {
  const pictures = house.pictures()
  const paths = new Map<string, string>()
  const named = (keys: readonly [Pointer, string][], where: Where) =>
    keys.flatMap(([at, key]) =>
      pictures[key] ? [] : [where(at, `there is no picture '${key}' in pictures/*.json`)],
    )
  return [
    ...house.pages().flatMap(({ slug, value, at }) => {
      const other = paths.get(value.path)
      paths.set(value.path, slug)
      return [
        ...named(pictureKeys(value), at),
        ...(other === undefined ? [] : [at('/path', `is the path of pages/${other}.json too`)]),
      ]
    }),
    ...house
      .blogs()
      .flatMap(({ value, at }) =>
        named(
          [
            ['/banner', value.banner],
            ...value.grid.map((key, n): [Pointer, string] => [`/grid/${n}`, key]),
            ...value.more.map((key, n): [Pointer, string] => [`/more/${n}`, key]),
            ...value.sections.flatMap(({ image, gallery }, n): [Pointer, string][] => [
              ...(image === undefined ? [] : [placed(`/sections/${n}/image`, image)]),
              ...(gallery ?? []).map((key, m): [Pointer, string] => [`/sections/${n}/gallery/${m}`, key]),
            ]),
            ...value.insights.flatMap(({ image }, n): [Pointer, string][] =>
              image === undefined ? [] : [[`/insights/${n}/image`, image]],
            ),
          ],
          at,
        ),
      ),
    ...house
      .salons()
      .flatMap(({ value: { picture }, at }) =>
        picture === undefined ? [] : named([['/picture', picture]], at),
      ),
  ]
}

/** Rows of menu and footer that would never be shown. */
const navigationFaults = (house: House): HouseFault[] => {
  const file = house.navigation()
  if (!file) return []
  const pages = new Set(house.pages().map(({ slug }) => slug))
  const categories = new Set(house.categories().value.flatMap(({ _id, slug }) => [_id ?? slug, slug]))
  const { menu, footer } = file.value
  const rows = [
    ...menu.flatMap((row, n) => [
      [`/menu/${n}`, row] as const,
      ...(row.links ?? []).map((link, m) => [`/menu/${n}/links/${m}`, link] as const),
    ]),
    ...footer.columns.flatMap(({ links }, n) =>
      links.map((link, m) => [`/footer/columns/${n}/links/${m}`, link] as const),
    ),
  ]
  return rows.flatMap(([at, { label, page, category, href }]) => [
    ...(page !== undefined && !pages.has(page) ? [file.at(`${at}/page`, `there is no page '${page}'`)] : []),
    ...(category !== undefined && !categories.has(category)
      ? [file.at(`${at}/category`, `there is no category '${category}'`)]
      : []),
    ...(page === undefined && category === undefined && href === undefined
      ? [file.at(at, `'${label}' leads nowhere: it needs a page, a category or an href`)]
      : []),
  ])
}

/** Files that pictures name below `/media/` and that are not in `media/`. */
const pictureFaults = (house: House): HouseFault[] =>
  house.pictureFiles().flatMap(({ value, at }) =>
    Object.entries(value).flatMap(([key, { url, sources }]) =>
      [url, ...sources.map((source) => source.url)]
        .filter((address) => address.startsWith('/media/'))
        .filter((address) => !existsSync(join(house.folder, address.slice(1))))
        .slice(0, 1)
        .map((address) => at(stepTo(key), `${address} is missing`)),
    ),
  )

/** Typefaces that `brand.json` or `fonts.css` names and that are not in `brand/`: the build would stop, or a page be set in another. */
const faceFaults = (house: House): HouseFault[] => {
  const { value, at } = house.brand()
  const isThere = (file: string) => existsSync(join(house.folder, 'brand', file))
  const sheet = join(house.folder, 'brand', 'fonts.css')
  const named = existsSync(sheet)
    ? [...readFileSync(sheet, 'utf8').matchAll(/url\(['"]?(?!https?:|data:)([^'")]+)['"]?\)/g)]
    : []
  return [
    ...value.preload.flatMap((file, n) =>
      isThere(file) ? [] : [at(`/preload/${n}`, `there is no brand/${file}`)],
    ),
    ...named.flatMap(([, file = '']) =>
      isThere(file) ? [] : [new HouseFault(`${shownPath(sheet)}: there is no brand/${file}`)],
    ),
  ]
}

const personaliseFaults = (house: House): HouseFault[] => {
  const { value, at } = house.personalise()
  return value.pieces.flatMap(({ box }, n) =>
    box === undefined || value.boxes[box] ? [] : [at(`/pieces/${n}/box`, `there is no box '${box}'`)],
  )
}

/** A term as a search finds it: without accents and without the space between two words. */
const asFound = (term: string) =>
  term
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F ]/g, '')
    .toLowerCase()

const searchTermFaults = (house: House): HouseFault[] => {
  const { value, at } = house.searchTerms()
  const terms = value.flatMap((entry, n) =>
    entry.terms.map((term, m) => placed(`/${n}/terms/${m}`, asFound(term))),
  )
  return repeated(terms).map(([pointer, term]) =>
    at(pointer, `a search already finds '${term}' in an earlier term`),
  )
}

/**
 * Everything that is wrong with a house, each fault with its file, line and member. A file that cannot be read ends the
 * check.
 */
export const houseFaults = (house: House): HouseFault[] => {
  try {
    // Each file is checked alone first: the others refer to what is in them.
    for (const part of [
      house.shop,
      house.languages,
      house.options,
      house.rates,
      house.zones,
      house.resale,
      house.searchTerms,
    ])
      part()
    return [
      ...house
        .strangers()
        .map((name) => new HouseFault(`${shownPath(join(house.folder, name))}: is not a file of a house`)),
      ...catalogueFaults(house),
      ...optionFaults(house),
      ...contentFaults(house),
      ...placeholderFaults(house),
      ...navigationFaults(house),
      ...pictureFaults(house),
      ...faceFaults(house),
      ...personaliseFaults(house),
      ...searchTermFaults(house),
      ...translationFaults(house),
    ]
  } catch (error) {
    if (error instanceof HouseFault) return [error]
    throw error
  }
}
