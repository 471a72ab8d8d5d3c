import { safeHref } from '#server/domains/shared/href.ts'
import { listProducts } from '#contract/catalogue.ts'
import { listWholeProducts } from '#contract/whole-list.ts'
import { getPage, listPages, PART_GROUP } from '#contract/content.ts'
import type { Block } from '#contract/content-blocks.ts'
import { wantedOfPieces } from '#server/domains/shared/wanted-fields.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '../../errors.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { isOffered } from '#server/domains/shared/offered-pages.ts'
import { homeOfHouse } from './house-home.ts'
import { offeredBlocks } from './offered-blocks.ts'

const typeOf = {
  hero: 'HeroBlock',
  statement: 'StatementBlock',
  prose: 'ProseBlock',
  steps: 'StepsBlock',
  facts: 'FactsBlock',
  table: 'TableBlock',
  gallery: 'GalleryBlock',
  split: 'SplitBlock',
  columns: 'ColumnsBlock',
  tiles: 'TilesBlock',
  links: 'LinksBlock',
  faq: 'FaqBlock',
  contact: 'ContactBlock',
  cta: 'CtaBlock',
  'product-strip': 'ProductStripBlock',
  downloads: 'DownloadsBlock',
  quote: 'QuoteBlock',
  tabs: 'TabsBlock',
} as const satisfies Record<Block['kind'], string>

/** A backend may be newer than this shop: the page is shown without blocks that only the backend knows. */
const known = async (blocks: readonly Block[], { log, features }: Context): Promise<Block[]> => {
  const shown = blocks.filter(({ kind }) => Object.hasOwn(typeOf, kind))
  if (shown.length < blocks.length) {
    const kinds = blocks.flatMap(({ kind }) => (Object.hasOwn(typeOf, kind) ? [] : [kind]))
    log.warn({ kinds }, 'blocks of a page left out: the shop does not know them')
  }
  return offeredBlocks(shown, await features())
}

/** The page at `/`. */
const HOME = 'home'

/** A slug that no page can have is an unknown page, not a bad request. */
const SLUG = /^[a-z0-9-]{1,64}$/

export const resolvers: Resolvers = {
  Query: {
    page: async (_, { slug }, ctx) => {
      if (!SLUG.test(slug)) return null
      if (slug === HOME && !(await ctx.features()).has('content')) return homeOfHouse(ctx)
      try {
        const page = await ctx.call(getPage, { params: { slug } })
        return page.group === PART_GROUP ? null : page
      } catch (error) {
        if (error instanceof AppError && error.code === 'NOT_FOUND') return null
        throw error
      }
    },
    pages: async (_, { group }, ctx) => {
      const features = await ctx.features()
      return (await ctx.call(listPages, { query: group ? { group } : {} })).pages.filter(
        (page) => page.group !== PART_GROUP && isOffered(features, page.path),
      )
    },
  },
  ContentPage: { seo: (page) => page, blocks: ({ blocks }, _, ctx) => known(blocks, ctx) },
  ContentTab: { blocks: ({ blocks }, _, ctx) => known(blocks, ctx) },
  ContentAction: { href: safeHref },
  ContentTile: { href: safeHref },
  ContentRow: { href: safeHref },
  ContentFile: { href: safeHref },
  ContentBlock: { __resolveType: (block) => typeOf[block.kind] },
  HeroBlock: { tone: (block) => (block.tone === 'green' ? 'GREEN' : 'BACKGROUND') },
  ProseBlock: { list: (block) => block.list ?? [] },
  SplitBlock: { flip: (block) => block.flip ?? false },
  ProductStripBlock: {
    /** A page of words is shown even without its pieces. */
    products: async (block, _, ctx, info) => {
      try {
        const fields = (await ctx.features()).has('sort') ? wantedOfPieces(info) : undefined
        const list = fields === undefined ? listWholeProducts : listProducts
        return (await ctx.call(list, { query: { ...block.query, fields } })).products
      } catch (error) {
        ctx.log.warn({ err: error }, 'pieces of a content page left out')
        return []
      }
    },
  },
}
