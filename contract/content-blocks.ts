import { Type, type Static } from 'typebox'
import { Media, Sort } from './catalogue.ts'
import { Id } from './formats.ts'

/**
 * Content pages: words and pictures that a shop changes without a deploy. A page is a list of blocks. `Words` are
 * plain text with two marks: `[words](address)` makes a link (an address begins with `/`, `#`, `https://`, `mailto:`
 * or `tel:`) and `*words*` sets them in italic. `{name}`, `{legalName}`, `{email}`, `{phone}`, `{gstin}`, `{address}`,
 * `{returnDays}`, `{exchangeMetal}`, `{exchangeStones}`, `{buyBackMetal}` and `{buyBackStones}` are replaced by the
 * house's facts and rules as they are when the page is read. There is no other markup.
 */
export const Words = Type.String({ minLength: 1, maxLength: 4000 })
export const Line = Type.String({ minLength: 1, maxLength: 300 })
const Address = Type.String({ pattern: '^(/(?![/\\\\])|#|https://|mailto:|tel:)', maxLength: 500 })
const Anchor = Type.String({ pattern: '^[a-z0-9-]+$', maxLength: 64 })
const optional = Type.Optional

/** A picture of the house by its key; the backend adds `media` to its answers and ignores it in what it is sent. */
export const ContentPicture = Type.Object({
  key: Type.String({ maxLength: 128 }),
  /** Which of the eight card colours it has. */
  background: Type.Integer({ minimum: 1, maximum: 8 }),
  /** Replaces the picture's own description; empty if it is only decoration. */
  alt: optional(Type.String({ maxLength: 300 })),
  media: optional(Media),
})
export type ContentPicture = Static<typeof ContentPicture>

export const Action = Type.Object({ label: Line, href: Address })
export type Action = Static<typeof Action>

const block = <K extends string, P extends Parameters<typeof Type.Object>[0]>(kind: K, members: P) =>
  Type.Object({ kind: Type.Literal(kind), ...members })

/** The first screen of a page: its title next to or above one picture. `green` is the home page's. */
export const HeroBlock = block('hero', {
  tone: Type.Union([Type.Literal('green'), Type.Literal('background')]),
  title: Line,
  text: optional(Words),
  picture: ContentPicture,
  /** The same for a screen that is taller than wide. */
  tall: optional(ContentPicture),
  action: optional(Action),
})
/** One sentence set large. */
export const StatementBlock = block('statement', { words: Words, action: optional(Action) })
/** Paragraphs under a heading; `id` makes the heading an anchor. */
export const ProseBlock = block('prose', {
  id: optional(Anchor),
  heading: optional(Line),
  paragraphs: Type.Array(Words),
  list: optional(Type.Array(Words)),
})
/** Steps, in order. */
export const StepsBlock = block('steps', {
  heading: optional(Line),
  steps: Type.Array(Type.Object({ title: Line, text: Words })),
})
/** Terms and what they are. */
export const FactsBlock = block('facts', {
  heading: optional(Line),
  text: optional(Words),
  facts: Type.Array(Type.Object({ term: Line, detail: Words })),
})
/** A table; the first column names the row. */
export const TableBlock = block('table', {
  id: optional(Anchor),
  heading: optional(Line),
  text: optional(Words),
  caption: Line,
  columns: Type.Array(Line),
  rows: Type.Array(Type.Array(Words)),
  note: optional(Words),
})
/** Pictures edge to edge: the first is as wide as the two next to it. */
export const GalleryBlock = block('gallery', { pictures: Type.Array(ContentPicture) })
/** A picture next to words. */
export const SplitBlock = block('split', {
  title: Line,
  paragraphs: Type.Array(Words),
  picture: ContentPicture,
  action: optional(Action),
  /** The picture is at the right. */
  flip: optional(Type.Boolean()),
})
/** Short texts side by side. */
export const ColumnsBlock = block('columns', {
  heading: optional(Line),
  notes: Type.Array(Type.Object({ title: Line, text: Words, action: optional(Action) })),
})
/** Pictures that lead somewhere. */
export const TilesBlock = block('tiles', {
  heading: optional(Line),
  tiles: Type.Array(
    Type.Object({ title: Line, text: optional(Words), href: Address, picture: ContentPicture }),
  ),
})
/** An index: a row for each address. */
export const LinksBlock = block('links', {
  heading: optional(Line),
  links: Type.Array(Type.Object({ title: Line, text: optional(Words), href: Address })),
})
/** Questions in sections; each section has its own address. */
export const FaqBlock = block('faq', {
  sections: Type.Array(
    Type.Object({
      id: Anchor,
      title: Line,
      questions: Type.Array(Type.Object({ id: Anchor, question: Line, answer: Words })),
    }),
  ),
})
/** How to reach the house; the facts themselves come from `shop`. */
export const ContactBlock = block('contact', { title: Line, text: optional(Words) })
/** An invitation: one sentence, one action. */
export const CtaBlock = block('cta', { title: Line, text: optional(Words), action: Action })
/** Pieces of the catalogue. */
export const ProductStripBlock = block('product-strip', {
  title: Line,
  action: optional(Action),
  query: Type.Object({
    categoryId: optional(Id),
    collection: optional(Type.String({ maxLength: 64 })),
    tags: optional(Type.String({ maxLength: 128 })),
    /** Rupees, both inclusive. */
    priceMin: optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000 })),
    priceMax: optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000 })),
    sortBy: optional(Sort),
    limit: Type.Integer({ minimum: 1, maximum: 12 }),
  }),
})
/** Files and pages to print. */
export const DownloadsBlock = block('downloads', {
  title: Line,
  files: Type.Array(Type.Object({ label: Line, note: optional(Line), href: Address })),
})
/** Words somebody said. */
export const QuoteBlock = block('quote', { words: Words, cite: optional(Line) })

const leaves = [
  HeroBlock,
  StatementBlock,
  ProseBlock,
  StepsBlock,
  FactsBlock,
  TableBlock,
  GalleryBlock,
  SplitBlock,
  ColumnsBlock,
  TilesBlock,
  LinksBlock,
  FaqBlock,
  ContactBlock,
  CtaBlock,
  ProductStripBlock,
  DownloadsBlock,
  QuoteBlock,
] as const

/** The blocks that a panel may have. */
const PanelBlock = Type.Union([ProseBlock, StepsBlock, FactsBlock, TableBlock, LinksBlock, CtaBlock])
/** Panels of blocks, one visible at a time; tabs cannot contain tabs. */
export const TabsBlock = block('tabs', {
  label: Line,
  tabs: Type.Array(Type.Object({ id: Anchor, label: Line, blocks: Type.Array(PanelBlock) }), { minItems: 1 }),
})
export const Block = Type.Union([...leaves, TabsBlock])

export type HeroBlock = Static<typeof HeroBlock>
export type StatementBlock = Static<typeof StatementBlock>
export type ProseBlock = Static<typeof ProseBlock>
export type StepsBlock = Static<typeof StepsBlock>
export type FactsBlock = Static<typeof FactsBlock>
export type TableBlock = Static<typeof TableBlock>
export type GalleryBlock = Static<typeof GalleryBlock>
export type SplitBlock = Static<typeof SplitBlock>
export type ColumnsBlock = Static<typeof ColumnsBlock>
export type TilesBlock = Static<typeof TilesBlock>
export type LinksBlock = Static<typeof LinksBlock>
export type FaqBlock = Static<typeof FaqBlock>
export type ContactBlock = Static<typeof ContactBlock>
export type CtaBlock = Static<typeof CtaBlock>
export type ProductStripBlock = Static<typeof ProductStripBlock>
export type DownloadsBlock = Static<typeof DownloadsBlock>
export type QuoteBlock = Static<typeof QuoteBlock>
export type TabsBlock = Static<typeof TabsBlock>
export type Block = Static<typeof Block>
