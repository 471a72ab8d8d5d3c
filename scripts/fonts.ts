import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

/**
 * Writes web/ui/fonts from the @fontsource packages: `node scripts/fonts.ts`.
 * Fontsource's latin files lack the rupee sign, which stands in the far larger latin-ext ones: its single glyph is
 * cut out into a file of its own, which `web/ui/fonts.css` binds to U+20B9, so that a price is set in one face.
 */
const RUPEE = '\u20b9'
const OUT = 'web/ui/fonts'

const faces = [
  { family: 'libre-caslon-display', weight: '400-normal', as: '400', rupee: true },
  { family: 'eb-garamond', weight: '400-normal', as: '400', rupee: true },
  { family: 'eb-garamond', weight: '500-normal', as: '500', rupee: true },
  { family: 'eb-garamond', weight: '400-italic', as: '400-italic', rupee: true },
  { family: 'pinyon-script', weight: '400-normal', as: '400', rupee: false },
]

const files = (family: string) => `node_modules/@fontsource/${family}/files`

await mkdir(OUT, { recursive: true })
for (const { family, weight, as, rupee } of faces) {
  await copyFile(`${files(family)}/${family}-latin-${weight}.woff2`, `${OUT}/${family}-latin-${as}.woff2`)
  if (!rupee) continue
  const source = await readFile(`${files(family)}/${family}-latin-ext-${weight}.woff2`)
  await writeFile(
    `${OUT}/${family}-rupee-${as}.woff2`,
    await subsetFont(source, RUPEE, { targetFormat: 'woff2' }),
  )
}
await copyFile(
  `${files('tiro-devanagari-hindi')}/tiro-devanagari-hindi-devanagari-400-normal.woff2`,
  `${OUT}/tiro-devanagari-hindi-400.woff2`,
)
for (const family of ['libre-caslon-display', 'eb-garamond', 'pinyon-script', 'tiro-devanagari-hindi']) {
  await copyFile(`node_modules/@fontsource/${family}/LICENSE`, `${OUT}/${family}-OFL.txt`)
}
