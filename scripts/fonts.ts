import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

/**
 * Writes the faces of the demo house from the @fontsource packages: `node scripts/fonts.ts`. Each face comes in up to three files, bound
 * to their letters in `fonts.css` beside them, so that the first paint waits for few bytes:
 * `-core` has what nearly every page is set in, `-latin` the rest of Western Europe's letters, `-rupee` the rupee sign,
 * which is in Fontsource's far larger latin-ext files. Features that no style asks for are left out, and hints,
 * which only Libre Caslon has and no display size needs.
 */
const RUPEE = '\u20b9'
const OUT = 'house/orvanne/brand/fonts'

/** Printable ASCII, the punctuation of prose, signs of measures and prices, and the accents of our pieces' names. */
const CORE = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)),
  ...'\u00a0\u00a9\u00ab\u00b0\u00b7\u00bb\u00bc\u00bd\u00d7\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u2212',
  ...'ÀÉÈàâçèéêëîïôöûü',
]
/** What Fontsource calls latin, without the core. */
const LATIN = [
  ...Array.from({ length: 0x100 - 0xa1 }, (_, at) => 0xa1 + at),
  ...Array.from({ length: 0x70 }, (_, at) => 0x2000 + at),
  0x131,
  0x152,
  0x153,
  0x2bb,
  0x2bc,
  0x2c6,
  0x2da,
  0x2dc,
  0x304,
  0x308,
  0x329,
  0x2074,
  0x20ac,
  0x2122,
  0x2191,
  0x2193,
  0x2215,
  0xfeff,
  0xfffd,
]
  .map((code) => String.fromCodePoint(code))
  .filter((letter) => !CORE.includes(letter))

const options = {
  targetFormat: 'woff2',
  keepFeatures: [
    'calt',
    'ccmp',
    'clig',
    'kern',
    'liga',
    'lnum',
    'locl',
    'mark',
    'mkmk',
    'pnum',
    'rlig',
    'tnum',
  ],
  noHinting: true,
} as const

const faces = [
  { family: 'libre-caslon-display', weight: '400-normal', as: '400' },
  { family: 'eb-garamond', weight: '400-normal', as: '400' },
  { family: 'eb-garamond', weight: '500-normal', as: '500' },
  { family: 'eb-garamond', weight: '400-italic', as: '400-italic' },
]

const files = (family: string) => `node_modules/@fontsource/${family}/files`

await mkdir(OUT, { recursive: true })
for (const { family, weight, as } of faces) {
  const latin = await readFile(`${files(family)}/${family}-latin-${weight}.woff2`)
  const extended = await readFile(`${files(family)}/${family}-latin-ext-${weight}.woff2`)
  for (const [part, source, letters] of [
    ['core', latin, CORE],
    ['latin', latin, LATIN],
    ['rupee', extended, [RUPEE]],
  ] as const)
    await writeFile(
      `${OUT}/${family}-${part}-${as}.woff2`,
      await subsetFont(source, letters.join(''), options),
    )
}
await copyFile(
  `${files('pinyon-script')}/pinyon-script-latin-400-normal.woff2`,
  `${OUT}/pinyon-script-latin-400.woff2`,
)
await copyFile(
  `${files('tiro-devanagari-hindi')}/tiro-devanagari-hindi-devanagari-400-normal.woff2`,
  `${OUT}/tiro-devanagari-hindi-400.woff2`,
)
for (const family of ['libre-caslon-display', 'eb-garamond', 'pinyon-script', 'tiro-devanagari-hindi']) {
  await copyFile(`node_modules/@fontsource/${family}/LICENSE`, `${OUT}/${family}-OFL.txt`)
}
