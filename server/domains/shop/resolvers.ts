import { getPage, type Block } from '#contract/content.ts'
import { listRingSizes } from '#contract/ring-sizes.ts'
import { getShop, type ShopFacts } from '#contract/shop.ts'
import { toPaise } from '#server/domains/shared/money.ts'
import type { Resolvers } from '#server/generated/resolvers.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'

/** What stands on the page when the backend says nothing of itself (specification section 7 alone). */
const unnamed: ShopFacts = {
  name: 'Jewellery',
  tagline: '',
  legalName: '',
  gstin: '',
  email: '',
  phone: '',
  chatUrl: '/contact-us',
  addressLines: [],
  social: [],
}

/** What the specification itself says (sections 2 and 9), for a backend that keeps no content. */
const specified: Readonly<Record<'part-notice' | 'part-product' | 'part-pictures', readonly Block[]>> = {
  'part-notice': [{ kind: 'statement', words: 'Free shipping and returns on all orders' }],
  'part-product': [
    { kind: 'prose', heading: 'Product Details', paragraphs: ['Covered by our quality warranty.'] },
    {
      kind: 'prose',
      heading: 'Free Shipping & Returns',
      paragraphs: ['Free shipping and returns on all orders.'],
    },
    { kind: 'prose', heading: 'Craftsmanship & Warranty', paragraphs: ['Covered by our quality warranty.'] },
  ],
  'part-pictures': [],
}

/** The blocks that stand on other pages. A page stands without them: a failure is logged. */
const blocksOf = async (ctx: Context, slug: keyof typeof specified): Promise<readonly Block[]> => {
  if (!(await ctx.features()).has('content')) return specified[slug]
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
    shop: async (_, __, ctx) => {
      const features = await ctx.features()
      return features.has('shop') ? ctx.call(getShop) : unnamed
    },
    ringSizes: async (_, __, ctx) => {
      const features = await ctx.features()
      return features.has('ring-sizes') ? ctx.call(listRingSizes) : []
    },
  },
  Shop: {
    delivery: ({ deliveryPrice = 0, freeDeliveryFrom }) => ({
      price: toPaise(deliveryPrice),
      freeFrom: freeDeliveryFrom === undefined ? null : toPaise(freeDeliveryFrom),
    }),
    features: async (_, __, ctx) => [...(await ctx.features())],
    demo: (_, __, ctx) => ctx.demo,
    notice: async (_, __, ctx) => {
      const [line] = await blocksOf(ctx, 'part-notice')
      return line?.kind === 'statement' ? line.words : null
    },
    productNotes: async (_, __, ctx) =>
      (await blocksOf(ctx, 'part-product')).flatMap((block) =>
        block.kind === 'prose' && block.heading !== undefined
          ? [{ section: block.heading, paragraphs: [...block.paragraphs, ...(block.list ?? [])] }]
          : [],
      ),
    pictures: async (_, __, ctx) =>
      (await blocksOf(ctx, 'part-pictures')).flatMap((block) =>
        block.kind === 'gallery'
          ? block.pictures.flatMap(({ media, ground, alt }) =>
              media ? [{ ground, media: alt === undefined ? media : { ...media, alt } }] : [],
            )
          : [],
      ),
  },
}
