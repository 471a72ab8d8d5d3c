import { HttpError } from 'ra-core'
import {
  BlogSource,
  operatorBlog,
  operatorBlogs,
  operatorPutBlog,
  operatorRemoveBlog,
} from '#contract/blogs.ts'
import {
  CategorySource,
  operatorCategories,
  operatorPutCategory,
  operatorRemoveCategory,
} from '#contract/catalogue-categories.ts'
import { ContentSource, operatorPage, PART_GROUP, putPage, removePage } from '#contract/content.ts'
import { operatorPages } from '#contract/content-list.ts'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { NavigationSource, operatorNavigation, operatorSetNavigation } from '#contract/navigation.ts'
import type { DraftKind } from '#contract/drafts.ts'
import { operatorOptions, operatorSetOptions } from '#contract/options.ts'
import { operatorResale, operatorSetResale, ResaleRule } from '#contract/resale.ts'
import { operatorSetShop, ShopFactsChange } from '#contract/shop.ts'
import { operatorPutStore, operatorRemoveStore, operatorStores, StoreSource } from '#contract/stores.ts'
import { operatorSetTexts, operatorTexts, TextsSource } from '#contract/texts.ts'
import { operatorSetTranslations, operatorTranslations, TranslationsSource } from '#contract/translations.ts'
import { call, callWithForm } from '../api/call.ts'
import { onDay } from '../parts/words.ts'
import { same } from './same.ts'
import type { Members, Schema } from './schema.ts'

interface Row {
  readonly id: string
  readonly title: string
  readonly says: string
}

/** What somebody had before them while they wrote. */
interface Over {
  readonly published: Members
  /** The number of its version. */
  readonly base: number
}

/** One kind of text or list that the house changes: how it is listed, read, written and removed. */
export interface Kind {
  readonly path: string
  readonly title: string
  readonly says: string
  /** The name of one of them; absent if there is only one. */
  readonly one?: string
  readonly by: AnyEndpoint
  /** What a second person is asked for begins so, where a change may need one. */
  readonly asks?: string
  readonly schema: Schema
  readonly rows?: () => Promise<readonly Row[]>
  /** Under which its drafts and versions are kept; absent: what is saved shows at once. */
  readonly drafts?: DraftKind
  /** The part of a stored value that the form shows. */
  readonly formOf: (value: Members) => Members
  readonly read: (id: string) => Promise<Members>
  readonly write: (id: string, value: Members, over: Over) => Promise<unknown>
  readonly remove?: (id: string, base: number) => Promise<unknown>
  /** Words that a member may have, offered as one types. */
  readonly offers?: { readonly member: string; readonly words: () => Promise<readonly string[]> }
  /** Where shoppers see it. */
  readonly seenAt?: (id: string, value: Members) => string | undefined
  /** Where a draft of it is looked at, if elsewhere. */
  readonly previewAt?: (id: string, value: Members) => string | undefined
}

const within = ({ properties = {} }: Schema, value: Members): Members =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name in properties))
const noSuch = (what: string) => new HttpError(`There is no such ${what}.`, 404)

const listIn = async <T extends { readonly _id: string }>(
  list: Promise<readonly T[]>,
  id: string,
  what: string,
): Promise<T> => {
  const found = (await list).find(({ _id }) => _id === id)
  if (!found) throw noSuch(what)
  return found
}
const stores = async () => (await call(operatorStores)).stores
const categories = async () => (await call(operatorCategories)).categories
const facts = async () => {
  const answer = await call(operatorSetShop, { body: { facts: {}, dryRun: true } })
  return within(ShopFactsChange, { ...answer.facts })
}

/** Everything of the house that is written as a document. */
const KINDS: readonly Kind[] = [
  {
    path: '/categories',
    title: 'Categories',
    says: 'What products are listed under.',
    one: 'category',
    by: operatorPutCategory,
    schema: CategorySource,
    drafts: 'category',
    formOf: (value) => within(CategorySource, value),
    rows: async () => {
      const all = await categories()
      const names = new Map(all.map(({ _id, name }) => [_id, name]))
      return all.map(({ _id, name, parent, description }) => ({
        id: _id,
        title: name,
        says: [parent && `Within ${names.get(parent) ?? parent}`, description].filter(Boolean).join('. '),
      }))
    },
    read: async (id) => within(CategorySource, { ...(await listIn(categories(), id, 'category')) }),
    write: (id, body, { base }) =>
      callWithForm(operatorPutCategory, { params: { id }, query: { base }, body }),
    remove: (id, base) => call(operatorRemoveCategory, { params: { id }, query: { base } }),
    seenAt: (id, { slug }) => `/jewellery/${typeof slug === 'string' ? slug : id}`,
  },
  {
    path: '/pages',
    title: 'Pages',
    says: 'Pages and parts of pages, as blocks.',
    one: 'page',
    by: putPage,
    schema: ContentSource,
    drafts: 'page',
    formOf: (value) => within(ContentSource, value),
    rows: async () =>
      (await call(operatorPages)).pages
        .toSorted((one, other) => one.group.localeCompare(other.group) || one.path.localeCompare(other.path))
        .map(({ slug, title, group, path, updatedAt }) => ({
          id: slug,
          title,
          says: `${group === 'part' ? 'a part of other pages' : path}, written ${onDay(updatedAt)}`,
        })),
    read: async (slug) => within(ContentSource, { ...(await call(operatorPage, { params: { slug } })) }),
    write: (slug, body, { base }) => callWithForm(putPage, { params: { slug }, query: { base }, body }),
    remove: (slug, base) => call(removePage, { params: { slug }, query: { base } }),
    seenAt: (_, { path, group }) => (typeof path === 'string' && group !== PART_GROUP ? path : undefined),
    // Of the parts of other pages, only the line above the header is on every page.
    previewAt: (slug, { path, group }) => {
      if (group === PART_GROUP) return slug === 'part-notice' ? '/' : undefined
      return typeof path === 'string' ? path : undefined
    },
  },
  {
    path: '/blogs',
    title: 'Blogs',
    says: 'The newest first.',
    one: 'blog',
    by: operatorPutBlog,
    schema: BlogSource,
    drafts: 'blog',
    formOf: (value) => within(BlogSource, value),
    rows: async () =>
      (await call(operatorBlogs, { query: { limit: 100 } })).blogs.map(
        ({ _id, title, subtitle = '', publishedAt }) => ({
          id: _id,
          title,
          says: [subtitle, publishedAt && onDay(publishedAt)].filter(Boolean).join(', '),
        }),
      ),
    read: async (id) => within(BlogSource, { ...(await call(operatorBlog, { params: { id } })) }),
    write: (id, body, { base }) => callWithForm(operatorPutBlog, { params: { id }, query: { base }, body }),
    remove: (id, base) => call(operatorRemoveBlog, { params: { id }, query: { base } }),
    seenAt: (id) => `/blogs/${id}`,
  },
  {
    path: '/salons',
    title: 'Salons',
    says: 'Where they are, when they are open, and what is there.',
    one: 'salon',
    by: operatorPutStore,
    schema: StoreSource,
    drafts: 'salon',
    formOf: (value) => within(StoreSource, value),
    rows: async () =>
      (await stores()).map(({ _id, name, city, phone }) => ({
        id: _id,
        title: name,
        says: `${city}, ${phone}`,
      })),
    read: async (id) => within(StoreSource, { ...(await listIn(stores(), id, 'salon')) }),
    write: (id, body, { base }) => callWithForm(operatorPutStore, { params: { id }, query: { base }, body }),
    remove: (id, base) => call(operatorRemoveStore, { params: { id }, query: { base } }),
    seenAt: (id, { slug }) => `/store/${typeof slug === 'string' ? slug : id}`,
  },
  {
    path: '/menu',
    title: 'Menu and footer',
    says: 'The frame of every page, the collections, and the steps of the price filter.',
    by: operatorSetNavigation,
    schema: NavigationSource,
    drafts: 'menu',
    formOf: (value) => within(NavigationSource, value),
    read: async () => ({ ...(await call(operatorNavigation)) }),
    write: (_, body, { base }) => callWithForm(operatorSetNavigation, { query: { base }, body }),
    seenAt: () => '/',
  },
  {
    path: '/texts',
    title: 'Texts of e-mails',
    says: 'Sentences of e-mails and answers that the shop says in the house’s own words.',
    by: operatorSetTexts,
    asks: 'texts of e-mails and answers',
    schema: TextsSource,
    drafts: 'texts',
    formOf: (value) => within(TextsSource, value),
    read: async () => within(TextsSource, { ...(await call(operatorTexts)) }),
    write: (_, body, { base }) => callWithForm(operatorSetTexts, { query: { base }, body }),
    offers: { member: 'sentence', words: async () => (await call(operatorTexts)).sentences },
  },
  {
    path: '/translations',
    title: 'Translations',
    says: 'What the house wrote, in its other languages: a text as it is in the shop, and what is shown instead.',
    by: operatorSetTranslations,
    schema: TranslationsSource,
    drafts: 'translations',
    formOf: (value) => within(TranslationsSource, value),
    read: async () => within(TranslationsSource, { ...(await call(operatorTranslations)) }),
    write: (_, body, { base }) => callWithForm(operatorSetTranslations, { query: { base }, body }),
  },
  {
    path: '/facts',
    asks: 'facts of the house',
    title: 'Facts of the house',
    says: 'Name, address, terms and ways to pay. Pages and e-mails show them at once.',
    by: operatorSetShop,
    schema: ShopFactsChange,
    drafts: 'facts',
    formOf: (value) => within(ShopFactsChange, value),
    read: facts,
    write: (_, value, { published, base }) => {
      const changed = Object.keys({ ...published, ...value }).filter(
        (name) => !same(value[name], published[name]),
      )
      return callWithForm(operatorSetShop, {
        query: { base },
        body: { facts: Object.fromEntries(changed.map((name) => [name, value[name] ?? null])) },
      })
    },
    previewAt: () => '/contact-us',
  },
  {
    path: '/options',
    title: 'Options of products',
    says: 'What shoppers choose beside metal, purity, stone, quality and size, such as the length of a chain.',
    by: operatorSetOptions,
    schema: operatorSetOptions.body,
    formOf: (value) => within(operatorSetOptions.body, value),
    read: async () => ({ ...(await call(operatorOptions)) }),
    write: (_, body) => callWithForm(operatorSetOptions, { body }),
  },
  {
    path: '/resale',
    asks: 'terms of exchange and buy-back',
    title: 'Exchange and buy-back',
    says: 'Per cent of the metal’s value at the day’s rate, and of what the stones cost.',
    by: operatorSetResale,
    schema: ResaleRule,
    formOf: (value) => within(ResaleRule, value),
    read: async () => within(ResaleRule, { ...(await call(operatorResale)).rules[0] }),
    write: (_, body) => callWithForm(operatorSetResale, { body }),
  },
]

/** The kind whose documents are at a path of the desk. */
export const kindAt = (path: string): Kind => {
  const kind = KINDS.find((one) => one.path === path)
  if (!kind) throw new Error(`Nothing is written at ${path}.`)
  return kind
}
