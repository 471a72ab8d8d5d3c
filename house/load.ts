import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import type { Media } from '#contract/catalogue.ts'
import { fault, HouseFault, type Pointer } from './fault.ts'
import { firstFault } from './first-fault.ts'
import * as format from './format.ts'
import { TranslationsFile } from './translations-format.ts'

/** What a house may contain besides pictures; anything else is a mistake, or would never be read. */
const PLACES =
  /^(?:README\.md|[\w-]+\.test\.ts|(?:shop|languages|navigation|options|zones|resale|search-terms|search-judged|personalise)\.json|catalogue\/(?:categories|products|variants|rates|turntables)\.json|pictures\/[\w-]+\.json|(?:pages|blogs|salons)\/[a-z0-9-]+\.json|words\/[a-z]{2}\.json|translations\/[a-z]{2}\/[a-z0-9-]+\.json)$/

/** One file as it was read: its content, and how a fault in it is reported. */
interface Read<T> {
  readonly value: T
  /** The fault at a member of this file. */
  readonly at: (pointer: Pointer, why: string) => HouseFault
}

export const shownPath = (path: string) => relative(process.cwd(), path).replaceAll('\\', '/')

const parsed = (path: string, text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    const line = /\(line (\d+) column \d+\)/.exec(why)?.[1] ?? text.split('\n').length
    throw new HouseFault(
      `${shownPath(path)}, line ${line}: ${why.replace(/ in JSON at position.*| \(line.*/, '')}: this is not JSON`,
    )
  }
}

const checks = new Map<TSchema, ReturnType<typeof Compile>>()
/** A schema is compiled once, however many files it has. */
const fits = <S extends TSchema>(schema: S, value: unknown): value is Static<S> => {
  const check = checks.get(schema) ?? Compile(schema)
  checks.set(schema, check)
  return check.Check(value)
}

const read = <S extends TSchema>(path: string, schema: S): Read<Static<S>> => {
  const text = readFileSync(path, 'utf8')
  const value = parsed(path, text)
  const at = (pointer: Pointer, why: string) => fault(shownPath(path), text, pointer, why)
  if (fits(schema, value)) return { value, at }
  const { pointer, why } = firstFault(schema, value) ?? { pointer: '', why: 'is not right' }
  throw at(pointer, why)
}

/** The brand of a house that has none. */
export const PLAIN: format.Brand = {
  colours: {
    house: '#1F2937',
    onHouse: '#F5F5F3',
    background: '#F3F3F1',
    ink: '#111111',
    quiet: '#4D4D4D',
    rule: '#DCDCDA',
  },
  text: "Georgia,'Times New Roman',serif",
  display: "Georgia,'Times New Roman',serif",
  preload: [],
}

/** Reads each thing once, when it is first asked for. */
const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}

/** A file with the name of what it describes. */
export interface Named<T> extends Read<T> {
  readonly slug: string
}

/**
 * The files of the house in a folder, each read and checked when it is first needed. Whatever does not fit its schema
 * throws a HouseFault. `check.ts` looks at all of them, and at whether they agree with each other.
 */
export const openHouse = (folder: string) => {
  const path = (name: string) => join(folder, name)
  const one = <S extends TSchema>(name: string, schema: S) => once(() => read(path(name), schema))
  const some = <S extends TSchema>(name: string, schema: S, none: Static<S>) =>
    once(() => (existsSync(path(name)) ? read(path(name), schema) : absent(path(name), none)))
  const perhaps = <S extends TSchema>(name: string, schema: S) =>
    once(() => (existsSync(path(name)) ? read(path(name), schema) : undefined))
  const all = <S extends TSchema>(name: string, schema: S) =>
    once((): readonly Named<Static<S>>[] =>
      (existsSync(path(name)) ? readdirSync(path(name)) : [])
        .filter((file) => file.endsWith('.json'))
        .toSorted()
        .map((file) => ({ slug: basename(file, '.json'), ...read(join(path(name), file), schema) })),
    )
  const translations = (language: string) => all(`translations/${language}`, TranslationsFile)()
  const pictureFiles = all('pictures', format.PicturesFile)
  return {
    folder,
    shop: one('shop.json', format.ShopFile),
    languages: some('languages.json', format.LanguagesFile, ['en']),
    navigation: perhaps('navigation.json', format.NavigationFile),
    options: some('options.json', format.OptionsFile, []),
    brand: some('brand/brand.json', format.BrandFile, PLAIN),
    categories: some('catalogue/categories.json', format.CategoriesFile, []),
    products: some('catalogue/products.json', format.ProductsFile, []),
    variants: some('catalogue/variants.json', format.VariantsFile, []),
    rates: perhaps('catalogue/rates.json', format.RatesFile),
    pages: all('pages', format.PageFile),
    blogs: all('blogs', format.BlogFile),
    salons: all('salons', format.SalonFile),
    /** By the code of their language. */
    words: all('words', format.WordsFile),
    /** Each file with its language. */
    translations: once(() =>
      (existsSync(path('translations')) ? readdirSync(path('translations')) : [])
        .toSorted()
        .flatMap((language) => translations(language).map((file) => ({ language, ...file }))),
    ),
    zones: some('zones.json', format.ZonesFile, []),
    resale: perhaps('resale.json', format.ResaleFile),
    searchTerms: some('search-terms.json', format.SearchTermsFile, []),
    searchJudged: some('search-judged.json', format.SearchJudgedFile, []),
    personalise: some('personalise.json', format.PersonaliseFile, { options: [], boxes: {}, pieces: [] }),
    pictureFiles,
    /** Every picture by its key. */
    pictures: once((): Readonly<Record<string, Media>> =>
      Object.assign({}, ...pictureFiles().map(({ value }) => value)),
    ),
    /** Files that are no part of a house. */
    strangers: (): string[] =>
      readdirSync(folder, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
        .filter((name) => !/^(?:media|brand)\//.test(name) && !PLACES.test(name)),
  }
}
export type House = ReturnType<typeof openHouse>

const absent = <T>(path: string, value: T): Read<T> => ({
  value,
  at: (_pointer, why) => new HouseFault(`${shownPath(path)}: ${why}`),
})
