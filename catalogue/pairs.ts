/**
 * `node catalogue/pairs.ts <commit> <folder> [seed] [slug …]`: first pictures as they were at a commit and as they are
 * now, as blind pairs. A draw by the seed decides which is on the left; sheets of four go into the folder, and the key
 * next to it (`<folder>.key.tsv`), so that a judge can be given only the folder. At the top is the whole picture, below
 * it a part at the size at which a stage of 720 points shows it at twice the density.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import sharp, { type OverlayOptions } from 'sharp'
import type { Media } from '#contract/catalogue.ts'
import { collection } from './products/all.ts'
import { slugOf } from './products/slug.ts'
import { inHouse } from './where.ts'

const [commit, folder, seed = '1', ...only] = process.argv.slice(2)
if (!commit || !folder) throw new Error('node catalogue/pairs.ts <commit> <folder> [seed] [slug …]')

const SIDE = 400
const STAGE = 1440
const GAP = 24
const HEAD = 34
const BACKGROUND = '#F2EEE8'

const atCommit = (path: string) =>
  execFileSync('git', ['show', `${commit}:house/orvanne/${path}`], { maxBuffer: 2 ** 28 })
type Manifest = Readonly<Record<string, Media>>
const was = JSON.parse(atCommit('pictures/pieces.json').toString()) as Manifest
const is = JSON.parse(readFileSync(inHouse('pictures/pieces.json'), 'utf8')) as Manifest

/** Mulberry32: the same seed always gives the same sides. */
let state = Number(seed)
const draw = () => {
  state = (state + 0x6d2b79f5) | 0
  let t = Math.imul(state ^ (state >>> 15), 1 | state)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
}

/**
 * The part in which the picture changes most from point to point: stones and setting. Searched at an eighth of the
 * size.
 */
const busiest = async (stage: Buffer) => {
  const small = STAGE / 8
  const part = SIDE / 8
  const grey = await sharp(stage).resize(small, small).greyscale().raw().toBuffer()
  const change = (x: number, y: number) =>
    Math.abs(grey[y * small + x]! - grey[y * small + x + 1]!) +
    Math.abs(grey[y * small + x]! - grey[(y + 1) * small + x]!)
  let best = { left: 0, top: 0, most: -1 }
  for (let top = 0; top < small - part; top += 4)
    for (let left = 0; left < small - part; left += 4) {
      let most = 0
      for (let y = top; y < top + part; y++) for (let x = left; x < left + part; x++) most += change(x, y)
      if (most > best.most) best = { left, top, most }
    }
  return { left: best.left * 8, top: best.top * 8, width: SIDE, height: SIDE }
}

/** The whole picture, and its most detailed part, on the background of a page. */
const views = async (file: Buffer) => {
  const stage = await sharp(file).resize(STAGE, STAGE).flatten({ background: BACKGROUND }).png().toBuffer()
  const part = await sharp(stage)
    .extract(await busiest(stage))
    .png()
    .toBuffer()
  return [await sharp(stage).resize(SIDE, SIDE).png().toBuffer(), part] as const
}

const label = (text: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${2 * SIDE}" height="${HEAD}"><text x="4" y="24" font-family="sans-serif" font-size="18">${text}</text></svg>`,
  )

const slugs = collection
  .map(({ name }) => slugOf(name))
  .filter((slug) => was[`${slug}-0`] && is[`${slug}-0`]?.url !== was[`${slug}-0`]?.url)
  .filter((slug) => !only.length || only.includes(slug))
const width = 4 * SIDE + 3 * GAP
const height = 2 * (HEAD + 2 * SIDE + GAP)
const key = ['pair\tpiece\tleft\tright']
mkdirSync(folder, { recursive: true })
for (let at = 0; at < slugs.length; at += 4) {
  const layers: OverlayOptions[] = []
  for (const [i, slug] of slugs.slice(at, at + 4).entries()) {
    const older = await views(atCommit(was[`${slug}-0`]!.url.slice(1)))
    const newer = await views(readFileSync(inHouse(is[`${slug}-0`]!.url.slice(1))))
    const newLeft = draw() < 0.5
    const left = (i % 2) * (2 * SIDE + 2 * GAP)
    const top = Math.floor(i / 2) * (HEAD + 2 * SIDE + GAP)
    layers.push({ input: label(`${at + i + 1} ${slug}: left, right`), left, top })
    for (const [side, [whole, part]] of (newLeft ? [newer, older] : [older, newer]).entries()) {
      layers.push({ input: whole, left: left + side * (SIDE + 4), top: top + HEAD })
      layers.push({ input: part, left: left + side * (SIDE + 4), top: top + HEAD + SIDE })
    }
    key.push(`${at + i + 1}\t${slug}\t${newLeft ? 'new\told' : 'old\tnew'}`)
  }
  const sheet = sharp({ create: { width, height, channels: 3, background: '#fff' } }).composite(layers)
  await sheet.png().toFile(`${folder}/sheet-${String(at / 4 + 1).padStart(2, '0')}.png`)
}
writeFileSync(`${folder.replace(/\/$/, '')}.key.tsv`, `${key.join('\n')}\n`)
console.log(`${slugs.length} pairs`)
