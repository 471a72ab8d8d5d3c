import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Type, type Static, type TSchema } from 'typebox'
import { Check } from 'typebox/value'
import { Media } from '#contract/catalogue.ts'
import { ContentSource, type ContentPage } from '#contract/content.ts'
import { pictureKeys, withMedia } from '#contract/content-pictures.ts'
import { NavigationSource } from '#contract/navigation.ts'
import { ShopFacts } from '#contract/shop.ts'
import type { House } from './context.ts'

const HOME = 'home'

/** Facts and the promise of a house that are true for any backend. Prices, terms and ways to pay come from the backend. */
const OwnFacts = Type.Pick(ShopFacts, [
  'name',
  'tagline',
  'trade',
  'legalName',
  'gstin',
  'email',
  'phone',
  'chatUrl',
  'addressLines',
  'social',
  'freeReturns',
])
const Pictures = Type.Record(Type.String(), Media)

/**
 * A file of the house; undefined if it is missing or does not match its format: `npm run house -- check` says what is
 * wrong.
 */
const read = <S extends TSchema>(path: string, schema: S): Static<S> | undefined => {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return Check(schema, value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Links to pages and placeholders need a backend. */
const isWhole = (text: string): boolean => !/\]\(|\{\w+\}/.test(text)

const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}

/** What a house says about itself; each file is read when it is first needed. */
export const openHouse = (folder: string): House => {
  const picturesOf = (keys: readonly string[]): Map<string, Media> => {
    const files = join(folder, 'pictures')
    const all = (existsSync(files) ? readdirSync(files) : [])
      .filter((name) => name.endsWith('.json'))
      .flatMap((name) => Object.entries(read(join(files, name), Pictures) ?? {}))
    return new Map(all.filter(([key]) => keys.includes(key)))
  }
  return {
    facts: once(() => {
      const facts = read(join(folder, 'shop.json'), OwnFacts)
      if (!facts) return undefined
      // The file has other members too.
      const {
        name,
        tagline,
        trade,
        legalName,
        gstin,
        email,
        phone,
        chatUrl,
        addressLines,
        social,
        freeReturns,
      } = facts
      const told = { name, tagline, legalName, gstin, email, phone, chatUrl, addressLines, social }
      return {
        ...told,
        ...(trade !== undefined && { trade }),
        ...(freeReturns !== undefined && { freeReturns }),
      }
    }),
    navigation: once(() => read(join(folder, 'navigation.json'), NavigationSource)),
    home: once((): ContentPage | undefined => {
      const path = join(folder, 'pages', `${HOME}.json`)
      const source = read(path, ContentSource)
      if (!source) return undefined
      const page = { slug: HOME, ...source, updatedAt: statSync(path).mtime.toISOString() }
      return withMedia(page, picturesOf(pictureKeys(source)))
    }),
    pieceNotes: once(() =>
      read(join(folder, 'pages', 'part-product.json'), ContentSource)?.blocks.flatMap((block) =>
        block.kind === 'prose' && block.heading !== undefined
          ? [{ heading: block.heading, paragraphs: block.paragraphs.filter(isWhole) }]
          : [],
      ),
    ),
  }
}
