import type { ContentSource } from '#contract/content.ts'
import { pictureKeys } from '#contract/content-pictures.ts'
import type { House } from '#house/load.ts'
import type { Deps } from '#backend/lib/http/implement.ts'
import { contentStore } from '../modules/content/api.ts'

type Page = ContentSource & { slug: string }

/** A title for search engines ends with the house's name, once. */
const titled = (page: Page): Page =>
  page.metaTitle === undefined || page.metaTitle.includes('{name}')
    ? page
    : { ...page, metaTitle: `${page.metaTitle} | {name}` }

/** The pages of a house as they go into the store, house facts by their names, and the pictures they name. */
export const contentSeed = (house: House) => {
  const pages = house.pages().map(({ slug, value }) => titled({ slug, ...value }))
  const all = house.pictures()
  const keys = [...new Set(pictureKeys(pages))]
  return { pages, pictures: new Map(keys.flatMap((key) => (all[key] ? [[key, all[key]] as const] : []))) }
}

export const seedContent =
  (house: House) =>
  async (deps: Deps): Promise<void> => {
    const { pages, pictures } = contentSeed(house)
    const store = contentStore(deps)
    await store.putPictures(pictures)
    await store.seed(pages)
  }
