/**
 * `node catalogue/spins.ts`: turntables whose 24 frames are all rendered become `media/spin/` and
 * `catalogue/turntables.json` of the demo house.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { inHouse } from './where.ts'
import { turns } from './house/shots.ts'

export const FRAMES = 24
const here = (path: string) => new URL(path, import.meta.url).pathname
const path = inHouse('catalogue/turntables.json')
const spins: Record<string, { url: string; count: number }> = existsSync(path)
  ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, { url: string; count: number }>)
  : {}
mkdirSync(inHouse('media/spin'), { recursive: true })

/** A chain that leaves the frame fades out at its upper edge, because the page has room above. */
const fade = Buffer.from(
  '<svg width="384" height="384"><linearGradient id="g" x2="0" y2="1"><stop offset="0" stop-opacity="0"/><stop offset=".1"/></linearGradient><rect width="384" height="384" fill="url(#g)"/></svg>',
)

for (const { slug, period = FRAMES } of turns) {
  const frames = Array.from({ length: FRAMES }, (_, i) =>
    here(`.renders/spin-${slug}-${String(i % period).padStart(2, '0')}.png`),
  )
  if (!frames.every(existsSync)) continue
  const bytes = frames.map((frame) => readFileSync(frame))
  const hash = createHash('sha256').update(Buffer.concat(bytes)).digest('hex').slice(0, 10)
  const url = `/media/spin/${slug}-${hash}-%d.webp`
  if (spins[slug]?.url === url) continue
  for (const file of readdirSync(inHouse('media/spin')))
    if (file.startsWith(`${slug}-`)) rmSync(inHouse(`media/spin/${file}`))
  for (const [i, frame] of bytes.entries())
    await sharp(frame)
      .composite([{ input: fade, blend: 'dest-in' }])
      .webp({ quality: 76, alphaQuality: 90 })
      .toFile(inHouse(url.slice(1).replace('%d', String(i))))
  spins[slug] = { url, count: FRAMES }
  console.log(`turntable of ${slug}`)
}
writeFileSync(path, `${JSON.stringify(spins, null, 1)}\n`)
