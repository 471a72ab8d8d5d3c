import type { ContentPage } from '#contract/content.ts'
import type { Action, Block } from '#contract/content-blocks.ts'
import { fill, unknownWords } from '#contract/content-words.ts'
import { getShop } from '#contract/shop.ts'
import { leadsHere } from '#server/domains/shared/house-leads.ts'
import type { Context } from '#server/context.ts'

/**
 * The home page of the house in front of a backend that has no pages: its first screen, its sentence, its collections
 * and pieces, as far as they lead somewhere there. Services and invitations are left out, because nobody knows whether
 * that backend's house offers them.
 */
export const homeOfHouse = async (ctx: Context): Promise<ContentPage | null> => {
  const home = ctx.house.home()
  if (!home) return null
  const facts = (await ctx.features()).has('shop') ? await ctx.call(getShop) : ctx.house.facts()
  const words = new Map(facts ? Object.entries({ name: facts.name, legalName: facts.legalName }) : [])

  const withWay = async <B extends { action?: Action | undefined }>(block: B): Promise<B> => {
    if (!block.action || (await leadsHere(ctx, block.action.href))) return block
    const { action: _, ...rest } = block
    return rest as B
  }
  const shown = async (block: Block): Promise<Block[]> => {
    if (unknownWords(block, words).length > 0) return []
    switch (block.kind) {
      case 'hero':
      case 'statement':
      case 'product-strip':
        return [await withWay(block)]
      case 'split':
        return !block.action || (await leadsHere(ctx, block.action.href)) ? [block] : []
      case 'tiles': {
        const lead = await Promise.all(block.tiles.map(({ href }) => leadsHere(ctx, href)))
        const tiles = block.tiles.filter((_, n) => lead[n])
        return tiles.length > 0 ? [{ ...block, tiles }] : []
      }
      default:
        return []
    }
  }
  const blocks = (await Promise.all(home.blocks.map(shown))).flat()
  return blocks.length === 0 ? null : fill({ ...home, blocks }, words)
}
