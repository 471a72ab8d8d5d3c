import { Type, type Static } from 'typebox'
import { Category } from './catalogue.ts'
import { Block } from './content-blocks.ts'
import { endpoint } from './endpoint.ts'
import { Navigation } from './navigation.ts'
import { ShopFacts } from './shop.ts'

/** What pages show of the house: the answers of `getShop` and `getNavigation`, the blocks of the page `part-notice`, the categories. */
export const Frame = Type.Object({
  shop: ShopFacts,
  navigation: Navigation,
  /** The line above the header; empty if the house has none. */
  notice: Type.Array(Block),
  /** Those of the top level, in the house's order, without what only category pages show. */
  categories: Type.Array(
    Type.Pick(Category, ['_id', 'slug', 'name', 'collection', 'parentCategoryId', 'role']),
  ),
})
export type Frame = Static<typeof Frame>

/** The whole frame at once, because a shop asks for it on each page. Without this feature it makes four calls. */
export const getFrame = endpoint({
  name: 'getFrame',
  method: 'GET',
  path: '/api/frame',
  feature: 'frame',
  answer: Frame,
  sharedBy: ['shop', 'category', 'content'],
})
