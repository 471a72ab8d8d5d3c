/**
 * `node catalogue/media.ts`: turns finished renderings (`.renders/<key>.png|webp`, RGBA) into hashed files in the
 * `media/` of the demo house and writes its `pictures/pieces.json`. A picture whose rendering has not changed is not
 * touched. A piece without a rendering is not published; with `--drawings` it is, with a line drawing made from its own
 * parameters.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import { drawing } from './build/drawing.ts'
import { METAL_NAMES } from './build/rates.ts'
import type { Media } from '#contract/catalogue.ts'
import { picturesOf, type ProductPicture } from './plan.ts'
import { collection } from './products/all.ts'
import type { Design } from './products/design.ts'
import { inHouse } from './where.ts'

sharp.concurrency(1)
const here = (path: string) => new URL(path, import.meta.url).pathname
mkdirSync(inHouse('media'), { recursive: true })

export type Manifest = Record<string, Media>
const drawings = process.argv.includes('--drawings')
const manifestPath = inHouse('pictures/pieces.json')
const before: Manifest = existsSync(manifestPath)
  ? (JSON.parse(readFileSync(manifestPath, 'utf8')) as Manifest)
  : {}

const short = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex').slice(0, 10)
const sourceOf = (key: string) => ['png', 'webp'].map((e) => here(`.renders/${key}.${e}`)).find(existsSync)
const fileOf = (url: string) => inHouse(url.slice(1))

/**
 * Widths below its own: two columns of a phone at one to three pixels a point, a card on a desktop at two, the stage of
 * a phone at three.
 */
const WIDTHS = [320, 480, 720, 1080, 1440]
/** The width for browsers without AVIF. */
const FALLBACK = [720]
/** A close view is only shown on the stage of a phone or of a desktop. */
const CLOSE_WIDTHS = [480]

/**
 * The first row of a list on a desktop at twice the density, two cards and one of double width, is 140 kB: a picture
 * with finer detail than that allows is stored a little coarser. So is the first picture of a piece's page on a phone:
 * 48 kB take a quarter of a second on its connection. Bytes by width.
 */
const MOST: Readonly<Record<number, number>> = { 720: 29_900, 1080: 48_000, 1440: 72_000 }
const QUALITIES = [52, 46, 40, 34, 28] as const

const avif = async (picture: Sharp, width: number): Promise<Buffer> => {
  const [best, ...worse] = QUALITIES
  const at = (quality: number) => picture.clone().avif({ quality, effort: 3 }).toBuffer()
  let bytes = await at(best)
  for (const quality of worse) {
    if (bytes.length <= (MOST[width] ?? Infinity)) break
    bytes = await at(quality)
  }
  return bytes
}

/**
 * Alpha contains the soft shadow, so it is kept in full: a coarser one shows contour lines on the pastel backgrounds.
 */
const encode = async (
  source: string,
  { key, view }: ProductPicture,
): Promise<Pick<Media, 'url' | 'sources' | 'placeholder' | 'width' | 'height'>> => {
  const bytes = readFileSync(source)
  const base = `/media/${key}-${short(bytes)}`
  const { width: own } = await sharp(bytes).metadata()
  const sources: Media['sources'] = []
  const put = async (width: number, format: 'avif' | 'webp') => {
    const url = `${base}-${width}.${format}`
    const small = width === own ? sharp(bytes) : sharp(bytes).resize(width, width)
    if (format === 'avif') writeFileSync(fileOf(url), await avif(small, width))
    else
      await small.webp({ quality: width === own ? 84 : 78, alphaQuality: 95, effort: 4 }).toFile(fileOf(url))
    sources.push({ url, width, format })
  }
  const below = (widths: readonly number[]) => widths.filter((width) => width < own * 0.95)
  const close = view === 'detail'
  for (const width of [...below(close ? CLOSE_WIDTHS : WIDTHS), own]) await put(width, 'avif')
  for (const width of [...below(close ? [] : FALLBACK), own]) await put(width, 'webp')
  const tiny = await sharp(bytes).resize(14, 14).webp({ quality: 10, alphaQuality: 30, effort: 6 }).toBuffer()
  return {
    url: `${base}-${own}.webp`,
    sources,
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
    width: own,
    height: own,
  }
}

const VIEW = { front: '', angle: ', from another side', detail: ', its setting seen close' }
const altOf = (design: Design, picture: ProductPicture) =>
  `${design.name}: ${design.line[0]!.toLowerCase()}${design.line.slice(1)}${picture.metal && picture.metal !== design.metals[0] ? `, in ${METAL_NAMES[picture.metal].toLowerCase()}` : ''}${VIEW[picture.view]} (rendered image)`

const after: Manifest = {}
let encoded = 0
for (const design of collection) {
  for (const picture of picturesOf(design)) {
    const { key } = picture
    const facts = {
      alt: altOf(design, picture),
      view: picture.view,
      ...(picture.metal ? { metal: METAL_NAMES[picture.metal] } : {}),
    }
    const source = sourceOf(key)
    const old = before[key]
    if (source && old?.url.includes(`-${short(readFileSync(source))}-`)) after[key] = { ...old, ...facts }
    else if (source) {
      after[key] = { ...(await encode(source, picture)), ...facts }
      encoded++
    } else if (old && old.sources.length > 0) after[key] = { ...old, ...facts }
    else if (drawings && picture.view === 'front' && picture.metal === design.metals[0]) {
      const svg = drawing(design)
      const url = `/media/${key}-${short(svg)}-960.svg`
      writeFileSync(fileOf(url), svg)
      after[key] = {
        url,
        sources: [],
        ...facts,
        width: 960,
        height: 960,
        alt: facts.alt.replace('rendered image', 'drawing'),
      }
    }
  }
}

writeFileSync(manifestPath, `${JSON.stringify(after, null, 1)}\n`)

/** Files that are no longer named anywhere. */
const housePath = inHouse('pictures/house.json')
const house: Manifest = existsSync(housePath) ? (JSON.parse(readFileSync(housePath, 'utf8')) as Manifest) : {}
const kept = new Set(
  [...Object.values(after), ...Object.values(house)].flatMap((m) => [m.url, ...m.sources.map((s) => s.url)]),
)
for (const file of readdirSync(inHouse('media')))
  if (file.includes('.') && !kept.has(`/media/${file}`)) rmSync(inHouse(`media/${file}`))
console.log(
  `${encoded} encoded, ${Object.values(after).filter((m) => m.sources.length === 0).length} drawings, ${Object.keys(after).length} pictures`,
)
