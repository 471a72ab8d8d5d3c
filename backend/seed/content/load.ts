import type { Deps } from '#backend/lib/implement.ts'
import { contentStore, pictureKeys } from '#backend/modules/content/api.ts'
import type { PageSeed } from './page-seed.ts'
import { pages } from './pages.ts'
import { readPictures } from './pictures.ts'

/** A title for search engines ends with the house's name, once. */
const titled = (page: PageSeed): PageSeed =>
  page.metaTitle === undefined || page.metaTitle.includes('{name}')
    ? page
    : { ...page, metaTitle: `${page.metaTitle} | {name}` }

/** The pages as they go into the store, house facts by their names, and the pictures they name. */
export const contentSeed = {
  pages: pages.map(titled),
  pictures: readPictures([...new Set(pictureKeys(pages))]),
}

export const seedContent = async (deps: Deps): Promise<void> => {
  const missing = pictureKeys(contentSeed.pages).filter((key) => !contentSeed.pictures.has(key))
  if (missing.length > 0) deps.log.warn({ missing }, 'pictures of content pages are missing')
  const store = contentStore(deps)
  await store.putPictures(contentSeed.pictures)
  await store.seed(contentSeed.pages)
}
