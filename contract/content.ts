import { Type, type Static } from 'typebox'
import { seoMembers } from './blogs.ts'
import { Block, ContentPicture, Line, Words } from './content-blocks.ts'
import { Base } from './drafts.ts'
import { endpoint, strict } from './endpoint.ts'
import { Id, Moment } from './formats.ts'

/**
 * Pages of this group have no address of their own; the BFF shows four on other pages: `part-notice` (a statement: the line
 * above the header), `part-product` (proses: the sections of a product page's accordion, by their headings), `part-pictures` (a
 * gallery: the carousel), `part-search` (links and tiles of the empty search panel; a link to `/search` searches for its title).
 */
export const PART_GROUP = 'part'

const pageMembers = {
  /** The page's address, e.g. `/about-us`. No two pages share one. */
  path: Type.String({ pattern: '^/[a-z0-9/-]*$', maxLength: 128 }),
  title: Line,
  /** One or two sentences under the title. */
  lead: Type.Optional(Words),
  /** Pages that belong together: `service`, `legal`, `company`, `care`, `story`; `part` is `PART_GROUP`. */
  group: Type.String({ pattern: '^[a-z-]+$', maxLength: 32 }),
  /** How the page appears in a list of its group: a line and a picture. */
  summary: Type.Optional(Words),
  picture: Type.Optional(ContentPicture),
  /** Order within the group. */
  position: Type.Integer(),
  blocks: Type.Array(Block),
  ...seoMembers,
}

/**
 * In answers a block is any object with a kind: it was checked when it was written, and a serialiser that tries
 * eighteen kinds for each block is a hundred times slower. `ContentSource` has the kinds in full.
 */
const answeredBlock = Type.Unsafe<Block>(Type.Object({ kind: Type.String() }, { additionalProperties: true }))

export const ContentPage = Type.Object({
  slug: Id,
  ...pageMembers,
  blocks: Type.Array(answeredBlock),
  updatedAt: Moment,
})
export type ContentPage = Static<typeof ContentPage>

export const ContentLink = Type.Pick(ContentPage, [
  'slug',
  'path',
  'title',
  'group',
  'summary',
  'picture',
  'updatedAt',
])
export type ContentLink = Static<typeof ContentLink>

/** What the operator sends and the store keeps: a page without what the backend adds. */
export const ContentSource = strict(pageMembers)
export type ContentSource = Static<typeof ContentSource>

const slugParams = Type.Object({ slug: Type.String({ pattern: '^[a-z0-9-]+$', maxLength: 64 }) })

export const listPages = endpoint({
  name: 'listPages',
  method: 'GET',
  path: '/api/content',
  feature: 'content',
  query: Type.Object({ group: Type.Optional(Type.String({ maxLength: 32 })) }),
  answer: Type.Object({ pages: Type.Array(ContentLink) }),
  sharedBy: ['content', 'shop'],
})

export const getPage = endpoint({
  name: 'getPage',
  method: 'GET',
  path: '/api/content/:slug',
  feature: 'content',
  params: slugParams,
  answer: ContentPage,
  sharedBy: ['content', 'shop'],
})

const operator = { caller: 'operator', may: ['owner', 'manager'], feature: 'content' } as const

/** A page as it was written, to be edited and put back. */
export const operatorPage = endpoint({
  name: 'operatorPage',
  method: 'GET',
  path: '/api/operator/content/:slug',
  ...operator,
  params: slugParams,
  answer: Type.Object({ slug: Id, ...pageMembers, blocks: Type.Array(answeredBlock) }),
})

/** Makes or replaces a page. */
export const putPage = endpoint({
  name: 'putPage',
  method: 'PUT',
  path: '/api/operator/content/:slug',
  query: Base,
  ...operator,
  params: slugParams,
  body: ContentSource,
  answer: ContentPage,
  repeatable: true,
})

export const removePage = endpoint({
  name: 'removePage',
  method: 'DELETE',
  path: '/api/operator/content/:slug',
  query: Base,
  ...operator,
  params: slugParams,
  answer: Type.Object({ removed: Type.Boolean() }),
  repeatable: true,
})
