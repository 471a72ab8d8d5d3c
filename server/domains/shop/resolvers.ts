import { getPage } from '#contract/content.ts'
import type { Block } from '#contract/content-blocks.ts'
import { listProducts } from '#contract/catalogue.ts'
import { getNavigation, type Navigation } from '#contract/navigation.ts'
import { listRingSizes } from '#contract/ring-sizes.ts'
import { TRADE, type ShopFacts } from '#contract/shop.ts'
import { leadsSomewhere } from '#server/domains/shared/href.ts'
import { isOffered } from '#server/domains/shared/offered-pages.ts'
import { toPaise } from '#server/domains/shared/money.ts'
import { frameOf, shopFacts, unnamed } from '#server/domains/shared/shop-facts.ts'
import type { Resolvers } from '#server/generated/resolvers.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { frameOfHouse } from './house-frame.ts'

type Part = 'part-notice' | 'part-product' | 'part-pictures' | 'part-search'

const SHIPPING = 'Free Shipping & Returns'

/** What the house itself says about each piece; delivery and returns are the backend's. */
const notesOfHouse = (ctx: Context): readonly Block[] | undefined =>
  ctx.house
    .pieceNotes()
    ?.flatMap(({ heading, paragraphs }) =>
      heading === SHIPPING || paragraphs.length === 0
        ? []
        : [{ kind: 'prose' as const, heading, paragraphs: [...paragraphs] }],
    )

const WARRANTY: readonly Block[] = ['Product Details', 'Craftsmanship & Warranty'].map((heading) => ({
  kind: 'prose',
  heading,
  paragraphs: ['Covered by our quality warranty.'],
}))

/**
 * What the specification itself says (sections 2 and 9), for a backend without content; nothing that is untrue where
 * delivery is paid, or where pieces ordered here cannot be returned.
 */
const specified = (
  facts: ShopFacts,
  takesReturns: boolean,
  ofHouse: readonly Block[] | undefined,
): Readonly<Record<Part, readonly Block[]>> => {
  const { deliveryPrice = 0, freeReturns = false } = facts
  const free = [
    ...(deliveryPrice === 0 ? ['shipping'] : []),
    ...(takesReturns && freeReturns ? ['returns'] : []),
  ]
  const isShippingFree = deliveryPrice === 0
  return {
    'part-notice': isShippingFree
      ? [{ kind: 'statement', words: `Free ${free.join(' and ')} on all orders` }]
      : [],
    'part-product': [
      ...(ofHouse ?? (facts === unnamed ? WARRANTY : [])),
      ...(free.length > 0
        ? [
            {
              kind: 'prose' as const,
              // One of the four sections of a product page.
              heading: SHIPPING,
              paragraphs: [
                isShippingFree
                  ? `Free ${free.join(' and ')} on all orders.`
                  : 'Returns are free on all orders.',
              ],
            },
          ]
        : []),
    ],
    'part-pictures': [],
    'part-search': [],
  }
}

/** The parts of the frame that the house wrote. */
const navigationOf = async (ctx: Context): Promise<Navigation> => {
  const frame = await frameOf(ctx)
  if (frame) return frame.navigation
  return (await ctx.features()).has('navigation') ? ctx.call(getNavigation) : frameOfHouse(ctx)
}

/** Whether a row of the frame leads somewhere: to a safe address, and to a page that the backend offers. */
const leadsIn = async (ctx: Context) => {
  const features = await ctx.features()
  return (row: { readonly href: string }) => leadsSomewhere(row) && isOffered(features, row.href)
}

/** The blocks that are shown on other pages. A page is shown without them: a failure is logged. */
const blocksOf = async (ctx: Context, facts: ShopFacts, slug: Part): Promise<readonly Block[]> => {
  const features = await ctx.features()
  if (!features.has('content'))
    return specified(facts, features.has('returns') || !features.has('checkout'), notesOfHouse(ctx))[slug]
  try {
    return (await ctx.call(getPage, { params: { slug } })).blocks
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'NOT_FOUND'))
      ctx.log.warn({ err: error, slug }, 'a part of the page is left out')
    return []
  }
}

export const resolvers: Resolvers = {
  Query: {
    shop: (_, __, ctx) => shopFacts(ctx),
    ringSizes: async (_, __, ctx) => {
      const features = await ctx.features()
      return features.has('ring-sizes') ? ctx.call(listRingSizes) : []
    },
  },
  Shop: {
    trade: ({ trade }) => trade ?? TRADE,
    delivery: ({ deliveryPrice = 0, freeDeliveryFrom, freeReturns = false, plainParcel = false }) => ({
      freeReturns,
      plainParcel,
      price: toPaise(deliveryPrice),
      freeFrom: freeDeliveryFrom === undefined ? null : toPaise(freeDeliveryFrom),
    }),
    points: async ({ points }, _, ctx) =>
      points && (await ctx.features()).has('points')
        ? {
            welcome: points.welcome,
            worth: points.worthPaise,
            paidPerPoint: toPaise(points.rupeesPerPoint),
            mostPercent: points.mostPercent,
          }
        : null,
    // If the house gives no points, it does not matter what its backend could do with them.
    features: async ({ points }, _, ctx) =>
      [...(await ctx.features())].filter((feature) => feature !== 'points' || points),
    demo: (_, __, ctx) => ctx.demo,
    // A row whose address would run or hide its host is left out, like one that leads nowhere.
    menu: async (_, __, ctx) => {
      const leads = await leadsIn(ctx)
      return (await navigationOf(ctx)).menu.flatMap((row) =>
        leads(row) ? [{ ...row, links: row.links?.filter(leads) }] : [],
      )
    },
    footer: async (_, __, ctx) => {
      const [leads, { footer }] = [await leadsIn(ctx), await navigationOf(ctx)]
      const columns = footer.columns.map((column) => ({ ...column, links: column.links.filter(leads) }))
      return { ...footer, columns: columns.filter(({ links }) => links.length > 0) }
    },
    collections: async (_, __, ctx) => (await navigationOf(ctx)).collections,
    choices: (_, __, ctx) => [...(ctx.words?.book?.choices ?? [])],
    priceSteps: async (_, __, ctx) => (await navigationOf(ctx)).priceSteps.map(toPaise),
    notice: async (facts, __, ctx) => {
      const [line] = (await frameOf(ctx))?.notice ?? (await blocksOf(ctx, facts, 'part-notice'))
      return line?.kind === 'statement' ? line.words : null
    },
    productNotes: async (facts, __, ctx) =>
      (await blocksOf(ctx, facts, 'part-product')).flatMap((block) =>
        block.kind === 'prose' && block.heading !== undefined
          ? [{ section: block.heading, paragraphs: [...block.paragraphs, ...(block.list ?? [])] }]
          : [],
      ),
    pictures: async (facts, __, ctx) =>
      (await blocksOf(ctx, facts, 'part-pictures')).flatMap((block) =>
        block.kind === 'gallery'
          ? block.pictures.flatMap(({ media, background, alt }) =>
              media ? [{ background, media: alt === undefined ? media : { ...media, alt } }] : [],
            )
          : [],
      ),
    searchStart: async (facts, __, ctx) => {
      const blocks = await blocksOf(ctx, facts, 'part-search')
      return {
        asked: blocks.flatMap((block) =>
          block.kind === 'links'
            ? block.links.filter(leadsSomewhere).map(({ title, href }) => ({ label: title, href }))
            : [],
        ),
        doors: blocks.flatMap((block) =>
          block.kind === 'tiles'
            ? block.tiles
                .filter(leadsSomewhere)
                .flatMap(({ title, href, picture: { media, background } }) =>
                  media ? [{ label: title, href, picture: { media, background } }] : [],
                )
            : [],
        ),
      }
    },
  },
  MenuItem: {
    links: ({ links }) => links ?? null,
    tiles: ({ tiles }) => tiles ?? false,
  },
  Footer: {
    socialTitle: ({ social }) => social ?? null,
    region: ({ region }) => region ?? null,
  },
  Collection: {
    piece: async ({ name }, _, ctx) =>
      (await ctx.call(listProducts, { query: { collection: name, limit: 1 } })).products[0] ?? null,
  },
}
