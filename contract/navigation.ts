import { Type, type Static } from 'typebox'
import { Base } from './drafts.ts'
import { endpoint, strict } from './endpoint.ts'

/**
 * The parts of the frame that each shop chooses: menu, footer, collections and the steps of the price filter. The
 * house writes rows by what they lead to; the answer has addresses, and only rows that lead somewhere.
 */

const Line = Type.String({ minLength: 1, maxLength: 60 })
const Address = Type.String({ pattern: '^(/(?![/\\\\])|https://|mailto:|tel:)', maxLength: 500 })
const Key = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._-]*$', maxLength: 64 })
const optional = Type.Optional
const NAMES = 12

/**
 * Where a row leads: a content page, a category, or an address. A row whose page or category does not exist is not
 * shown.
 */
const target = {
  label: Line,
  /** Slug of a content page. */
  page: optional(Key),
  /** Id or slug of a category. */
  category: optional(Key),
  /** An address; given with `page` or `category`, it is used instead of theirs. */
  href: optional(Address),
}

export const LinkSource = strict(target)
export type LinkSource = Static<typeof LinkSource>

const MenuRowSource = strict({
  ...target,
  /** Rows of its sub-panel. */
  links: optional(Type.Array(LinkSource, { maxItems: NAMES })),
  /**
   * Rows made from the catalogue: the categories that no row of the menu names, or the children of a category.
   */
  list: optional(Type.Union([Type.Literal('categories'), Type.Literal('kinds')])),
  /** Shows the collections in its sub-panel as tiles. */
  tiles: optional(Type.Boolean()),
})

const Collection = strict({
  /** As in `collection` of the pieces. */
  name: Line,
  /** Which of the eight card colours its tile has. */
  background: Type.Integer({ minimum: 1, maximum: 8 }),
})

/** The frame as the house writes it. */
export const NavigationSource = strict({
  menu: Type.Array(MenuRowSource, { maxItems: NAMES }),
  footer: strict({
    columns: Type.Array(strict({ title: Line, links: Type.Array(LinkSource, { maxItems: NAMES }) }), {
      maxItems: 6,
    }),
    /** Heading above the social links. */
    social: optional(Line),
    /** The country or region that the shop says it serves. */
    region: optional(Line),
  }),
  collections: Type.Array(Collection, { maxItems: NAMES }),
  /** Rupees at which each step of the price filter begins, ascending. */
  priceSteps: Type.Array(Type.Integer({ minimum: 1, maximum: 1_000_000_000 }), { maxItems: NAMES }),
})
export type NavigationSource = Static<typeof NavigationSource>

const Link = Type.Object({ label: Type.String(), href: Type.String() })

/** The frame as shown: every row leads somewhere. */
export const Navigation = Type.Object({
  menu: Type.Array(
    Type.Object({
      ...Link.properties,
      /** Rows of its sub-panel; absent if the row is a link itself. */
      links: optional(Type.Array(Link)),
      tiles: optional(Type.Boolean()),
    }),
  ),
  footer: Type.Object({
    columns: Type.Array(Type.Object({ title: Type.String(), links: Type.Array(Link) })),
    social: optional(Type.String()),
    region: optional(Type.String()),
  }),
  collections: Type.Array(Collection),
  priceSteps: Type.Array(Type.Integer(), { description: 'Rupees, rising' }),
})
export type Navigation = Static<typeof Navigation>
export type ShownMenuItem = Navigation['menu'][number]
export type ShownFooter = Navigation['footer']
export type ShownCollection = Navigation['collections'][number]

export const getNavigation = endpoint({
  name: 'getNavigation',
  method: 'GET',
  path: '/api/navigation',
  feature: 'navigation',
  answer: Navigation,
  sharedBy: ['shop', 'category', 'content'],
})

/** As it was written, to be edited and put back. */
export const operatorNavigation = endpoint({
  name: 'operatorNavigation',
  method: 'GET',
  path: '/api/operator/navigation',
  caller: 'operator',
  may: ['owner', 'manager'],
  feature: 'navigation',
  answer: NavigationSource,
})

/** Replaces it, with immediate effect. The answer is what shoppers see of it. */
export const operatorSetNavigation = endpoint({
  name: 'operatorSetNavigation',
  method: 'PUT',
  path: '/api/operator/navigation',
  query: Base,
  caller: 'operator',
  may: ['owner', 'manager'],
  feature: 'navigation',
  body: NavigationSource,
  answer: Navigation,
  repeatable: true,
})
