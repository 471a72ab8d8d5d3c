/**
 * `node catalogue/house/compose.ts`: composes the pictures of the house (hero, collections, blogs, stores, carousel)
 * from renderings; writes `pictures/house.json` of the demo house.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import type { Media } from '#contract/catalogue.ts'
import { inHouse } from '../where.ts'
import type { Scene } from './scene.ts'
import './insides.ts'
import { scenes } from './scenes.ts'

sharp.concurrency(1)
const here = (path: string) => new URL(`../${path}`, import.meta.url).pathname
const media = JSON.parse(readFileSync(inHouse('pictures/pieces.json'), 'utf8')) as Record<string, Media>
const path = inHouse('pictures/house.json')
const before: Record<string, Media> = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}

const renderingOf = (key: string | undefined): string | undefined =>
  ['png', 'webp'].map((e) => here(`.renders/${key}.${e}`)).find(existsSync)

/** The best available file of a picture: the rendering itself, otherwise its committed master. */
const fileOf = (key: string): string | undefined => {
  const own = renderingOf(key)
  const url = media[key]?.sources.length ? media[key]?.url : undefined
  return own ?? (url ? inHouse(url.slice(1)) : undefined)
}

const green = (w: number, h: number, x: number, y: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><defs><radialGradient id="g" cx="${x}" cy="${y}" r=".72"><stop offset="0" stop-color="#2C5A49"/><stop offset=".5" stop-color="#14332A"/><stop offset="1" stop-color="#0E2720"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  )

const layer = async (scene: Scene, piece: Scene['pieces'][number]) => {
  const key = piece.keys.find(fileOf)
  if (!key) return undefined
  const side = Math.round(piece.size * Math.min(scene.width, scene.height))
  const rotated = sharp(fileOf(key)!).resize(side, side)
  const input = await (piece.turn ? rotated.rotate(piece.turn, { background: '#00000000' }) : rotated)
    .png()
    .toBuffer()
  const { width: w = side, height: h = side } = await sharp(input).metadata()
  let left = Math.round(piece.x * scene.width - w / 2)
  let top = Math.round(piece.y * scene.height - h / 2)
  const cutX = Math.max(0, -left)
  const cutY = Math.max(0, -top)
  const width = Math.min(w - cutX, scene.width - Math.max(0, left))
  const height = Math.min(h - cutY, scene.height - Math.max(0, top))
  left = Math.max(0, left)
  top = Math.max(0, top)
  return { input: await sharp(input).extract({ left: cutX, top: cutY, width, height }).toBuffer(), left, top }
}

const compose = async (scene: Scene) => {
  const whole = renderingOf(scene.whole)
  if (whole) return sharp(whole).resize(scene.width, scene.height).png({ compressionLevel: 3 }).toBuffer()
  const layers = (await Promise.all(scene.pieces.map((p) => layer(scene, p)))).filter((l) => l !== undefined)
  if (!layers.length) return undefined
  const { width, height, glow } = scene
  const background = glow
    ? sharp(green(width, height, ...glow))
    : sharp({ create: { width, height, channels: 4, background: '#00000000' } })
  return background.composite(layers).png({ compressionLevel: 3 }).toBuffer()
}

/**
 * Whether it has a new rendering, or no composition yet. A composition from committed masters alone would only lose
 * quality.
 */
const due = ({ name, whole, pieces }: Scene): boolean =>
  process.argv.includes('--all') ||
  !before[name] ||
  renderingOf(whole) !== undefined ||
  pieces.some(({ keys }) => renderingOf(keys.find(fileOf)))

const save = (pictures: Record<string, Media>) =>
  writeFileSync(path, `${JSON.stringify(pictures, null, 1)}\n`)
const after: Record<string, Media> = {}
for (const scene of scenes) {
  const old = before[scene.name]
  const facts = {
    alt: `${scene.alt} (rendered image)`,
    width: scene.width,
    height: scene.height,
    view: 'other',
  }
  if (old && !due(scene)) {
    after[scene.name] = { ...old, ...facts }
    continue
  }
  const picture = await compose(scene)
  if (!picture) {
    // Not every rendering has a committed master: without one the picture is unchanged.
    if (old) after[scene.name] = { ...old, ...facts }
    console.log(`nothing yet for ${scene.name}`)
    continue
  }
  const hash = createHash('sha256')
    .update(await sharp(picture).raw().toBuffer())
    .digest('hex')
    .slice(0, 10)
  const base = `/media/${scene.name}-${hash}`
  if (old?.url.startsWith(base) && existsSync(inHouse(old.url.slice(1)))) {
    after[scene.name] = { ...old, ...facts }
    continue
  }
  const widths = [480, 960, 1440, 1920].filter((w) => w < scene.width * 0.9).concat(scene.width)
  const sources: Media['sources'] = []
  for (const width of widths)
    for (const format of ['avif', 'webp'] as const) {
      if (format === 'webp' && width !== scene.width && width !== 960) continue
      const url = `${base}-${width}.${format}`
      const small = sharp(picture).resize({ width })
      const flat = scene.glow || scene.whole ? small.removeAlpha() : small
      await (
        format === 'avif'
          ? flat.avif({ quality: 54, effort: 3 })
          : flat.webp({ quality: 80, alphaQuality: 95, effort: 4 })
      ).toFile(inHouse(url.slice(1)))
      sources.push({ url, width, format })
    }
  const tiny = await sharp(picture).resize({ width: 16 }).webp({ quality: 12, alphaQuality: 30 }).toBuffer()
  after[scene.name] = {
    url: `${base}-${scene.width}.webp`,
    sources,
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
    ...facts,
  }
  // If it is stopped half-way, the next run continues from here.
  save({ ...before, ...after })
}
save(after)
console.log(`${Object.keys(after).length} of ${scenes.length} house pictures`)
