import type { ProductInput } from '#contract/catalogue-write.ts'
import { wrongField, type Db } from '#backend/lib/http/implement.ts'
import { pictureAt } from '../pictures/api.ts'
import { savedMeanwhile } from './saved-meanwhile.ts'

export type Pictures = readonly { readonly url: string; readonly alt: string }[]

const ownWords = ({ media }: Pick<ProductInput, 'media'>, url: string): string | undefined =>
  media?.find((one) => one.url === url)?.alt

/** The pictures of a product with their words, as the desk shows them; one without words has the product's name. */
export const shownPictures = (product: Pick<ProductInput, 'name' | 'images' | 'media'>) =>
  product.images.map((url) => ({ url, alt: ownWords(product, url) ?? product.name }))

/** Whether a product still has the pictures that were seen. The name may have changed since, and nobody's words with it. */
const isUnchanged = (product: ProductInput, seen: Pictures): boolean =>
  seen.length === product.images.length &&
  seen.every(({ url, alt }, at) => url === product.images[at] && alt === (ownWords(product, url) ?? alt))

/**
 * The requested pictures of a product: its own stay as they are, others were uploaded. Throws 409 if others were saved
 * since `seen`, and 422.
 */
export const picturesOf = async (
  tx: Db,
  product: ProductInput,
  wanted: Pictures,
  seen: Pictures | undefined,
) => {
  if (seen !== undefined && !isUnchanged(product, seen)) throw savedMeanwhile('pictures')
  const media = await Promise.all(
    wanted.map(async ({ url, alt }) => {
      const known = product.media?.find((one) => one.url === url) ?? (await pictureAt(tx, url))
      // A plain address without widths, as an imported product may have.
      if (!known && product.images.includes(url)) return undefined
      if (!known) {
        const words = 'There is no such picture: upload it first.'
        throw wrongField('pictures', words)
      }
      return { ...known, alt: alt.trim() }
    }),
  )
  return { images: wanted.map(({ url }) => url), media: media.flatMap((one) => one ?? []) }
}
