/**
 * `node catalogue/house/insides.ts`: the inside of a band, in each colour of metal. The shop draws the engraving over
 * it. It belongs to no house, so the engine has it as its neutral one; a house may have another.
 */
import { existsSync } from 'node:fs'
import sharp from 'sharp'

const here = (path: string) => new URL(path, import.meta.url).pathname

for (const colour of ['yellow', 'rose', 'white']) {
  const rendering = here(`../.renders/inside-${colour}.png`)
  if (!existsSync(rendering)) continue
  const to = (format: string) => here(`../../web/ui/brand/inside-${colour}.${format}`)
  await sharp(rendering).avif({ quality: 54, effort: 4 }).toFile(to('avif'))
  // For browsers without AVIF: the size that a phone shows at twice the density.
  await sharp(rendering).resize(800).webp({ quality: 80, alphaQuality: 95, effort: 4 }).toFile(to('webp'))
}
