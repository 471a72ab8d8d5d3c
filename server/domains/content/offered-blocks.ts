import type { Action, Block } from '#contract/content-blocks.ts'
import { isOffered } from '#server/domains/shared/offered-pages.ts'

/**
 * Blocks without the ways to pages that the backend does not offer: an invitation that leads nowhere is no invitation,
 * and an index without rows is no index.
 */
export const offeredBlocks = (blocks: readonly Block[], features: ReadonlySet<string>): Block[] => {
  const leads = ({ href }: { href: string }) => isOffered(features, href)
  const withWay = <B extends { action?: Action | undefined }>(of: B): B =>
    of.action === undefined || leads(of.action) ? of : { ...of, action: undefined }
  return blocks.flatMap((block): Block[] => {
    switch (block.kind) {
      case 'cta':
        return leads(block.action) ? [block] : []
      case 'hero':
      case 'statement':
      case 'split':
      case 'product-strip':
        return [withWay(block)]
      case 'columns':
        return [{ ...block, notes: block.notes.map(withWay) }]
      case 'tiles': {
        const tiles = block.tiles.filter(leads)
        return tiles.length > 0 ? [{ ...block, tiles }] : []
      }
      case 'links': {
        const links = block.links.filter(leads)
        return links.length > 0 ? [{ ...block, links }] : []
      }
      default:
        return [block]
    }
  })
}
