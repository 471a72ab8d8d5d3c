import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import Type, { type Static } from 'typebox'
import { checked } from '#program/json-file.ts'
import { findChromium } from '#tests/support/find-chromium.ts'
import { install } from '../lib/install.ts'
import { median } from '../lib/load.ts'
import { startShop } from '../lib/shop.ts'
import { signInToDesk } from '../lib/desk-session.ts'
import { table, type Goal } from '../lib/table.ts'

const FOLDER = 'bench/lighthouse'
const RUNS = 5

/** JSON has null instead of NaN or Infinity. */
const Figure = Type.Union([Type.Number(), Type.Null()])
const Run = Type.Object({
  url: Type.String(),
  score: Figure,
  fcp: Figure,
  lcp: Figure,
  tbt: Figure,
  cls: Figure,
  /** When it can be used, ms. */
  tti: Figure,
  /** How quick Lighthouse found the machine: about 1,500 to 2,000 for a laptop. */
  index: Figure,
})
type Run = Static<typeof Run>

const bars = [
  { key: 'score', name: 'score', unit: '', must: 95, ambitious: 99, better: 'more' },
  { key: 'fcp', name: 'first contentful paint', unit: 'ms', must: 1_400, ambitious: 1_100, better: 'less' },
  { key: 'lcp', name: 'largest contentful paint', unit: 'ms', must: 2_000, ambitious: 1_600, better: 'less' },
  { key: 'tbt', name: 'total blocking time', unit: 'ms', must: 100, ambitious: 30, better: 'less' },
  { key: 'cls', name: 'layout shift', unit: '', must: 0.02, ambitious: 0, better: 'less' },
] as const

/** The longest time from its first byte until a screen of the desk can be used, on a mid-range phone. */
const DESK_OPENS_MS = 2_500

/**
 * P13: Lighthouse mobile of home, listing and product as visitors find them in service; the median of five runs; and
 * how soon the desk opens.
 */
export const lighthouse = async (): Promise<{ text: string; goals: Goal[] }> => {
  const chromium = findChromium()
  if (!chromium) return { text: 'No Chromium was found (CHROMIUM_PATH): left out.', goals: [] }
  if (!install(FOLDER)) return { text: 'Lighthouse could not be installed: left out.', goals: [] }
  const shop = await startShop()
  try {
    const pages = [
      ['home', '/'],
      ['listing', '/jewellery'],
      ['product', `/product/${shop.product}`],
    ] as const
    const { url: today, cookie } = await signInToDesk(shop.backend)
    // A first visit renders the page; in service hardly any visit is the first.
    for (const [, path] of pages) await (await fetch(shop.url + path)).arrayBuffer()
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        `${FOLDER}/run.js`,
        chromium,
        String(RUNS),
        ...pages.map(([, path]) => shop.url + path),
        `${today}@${cookie}`,
      ],
      { maxBuffer: 8 * 1024 * 1024 },
    )
    const all = stdout
      .trim()
      .split('\n')
      .map((line) => checked('Lighthouse', Run, JSON.parse(line)))
    const figures = (address: string, key: Exclude<keyof Run, 'url'>) =>
      all
        .filter(({ url }) => url === (address.startsWith('/') ? shop.url + address : address))
        .map((run) => run[key])
        // On an overloaded machine Lighthouse sometimes loses a figure.
        .filter((figure) => figure !== null)
    const of = (...which: Parameters<typeof figures>) => median(figures(...which))
    return {
      text: table(
        [
          'Lighthouse mobile',
          'score',
          'FCP ms',
          'LCP ms',
          'TBT ms',
          'worst',
          'CLS',
          'can be used, ms',
          'machine',
        ],
        [...pages, ['the desk', today] as const].map(([name, path]) => [
          name,
          Math.round(of(path, 'score')),
          Math.round(of(path, 'fcp')),
          Math.round(of(path, 'lcp')),
          Math.round(of(path, 'tbt')),
          Math.round(Math.max(...figures(path, 'tbt'))),
          of(path, 'cls').toFixed(3),
          Math.round(of(path, 'tti')),
          Math.round(of(path, 'index')),
        ]),
      ),
      goals: [
        ...pages.flatMap(([page, path]) =>
          bars.map(({ key, name, ...bar }) => ({
            id: 'P13',
            what: `${page}: ${name}`,
            value: of(path, key),
            ...bar,
          })),
        ),
        ...(['lcp', 'tti'] as const).map((key): Goal => ({
          id: 'P19',
          what: key === 'lcp' ? 'the desk: largest contentful paint' : 'the desk: can be used',
          value: of(today, key),
          unit: 'ms',
          must: DESK_OPENS_MS,
          better: 'less',
        })),
      ],
    }
  } finally {
    await shop.stop()
  }
}
