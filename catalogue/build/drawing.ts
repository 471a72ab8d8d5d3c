import type { Design, MetalKey } from '../products/design.ts'

/** A line drawing made from a design's own parameters: it is used until its rendering is finished. */
const INK: Record<MetalKey, string> = {
  yellow: '#a8823f',
  rose: '#b0765e',
  white: '#7f8488',
  platinum: '#7b8084',
  silver: '#83888c',
  steel: '#70767c',
}
const STONE: Record<string, string> = {
  diamond: '#8e9aa3',
  ruby: '#a52a3a',
  emerald: '#2c7a57',
  sapphire: '#2f4f9e',
  pinksapphire: '#c46a86',
  aquamarine: '#5f9fb0',
  amethyst: '#7d5aa6',
  citrine: '#c08a2e',
  fancyyellow: '#c7a02f',
}

const num = (n: number) => Math.round(n * 10) / 10
const path = (d: string, extra = '') => `<path d="${d}" ${extra}/>`
const ellipse = (cx: number, cy: number, rx: number, ry: number, extra = '') =>
  `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}" ${extra}/>`

const ratio: Record<string, number> = { oval: 1.36, pear: 1.5, marquise: 2, emerald: 1.4, cushion: 1.08 }
/** The outline of a cut, its table, and lines between the two. */
const gem = (cx: number, cy: number, r: number, cut: string, colour: string) => {
  const k = ratio[cut] ?? 1
  const n = ['emerald', 'princess'].includes(cut) ? 8 : 16
  const at = (i: number, s: number): [number, number] => {
    const a = (Math.PI * 2 * i) / n + (n === 8 ? Math.PI / 8 : 0)
    const sharp =
      cut === 'marquise' || (cut === 'pear' && Math.sin(a) < 0)
        ? Math.abs(Math.cos(a)) ** 0.4 * (1 - 0.3 * Math.abs(Math.sin(a)) ** 6)
        : 1
    return [cx + Math.cos(a) * r * s * sharp, cy + Math.sin(a) * r * k * s]
  }
  const ring = (s: number) =>
    `M${Array.from({ length: n }, (_, i) => at(i, s).map(num).join(' ')).join('L')}Z`
  const mains = Array.from(
    { length: n / 2 },
    (_, i) =>
      `M${at(i * 2, 1)
        .map(num)
        .join(' ')}L${at(i * 2, 0.55)
        .map(num)
        .join(' ')}`,
  ).join('')
  return `<g stroke="${colour}" fill="${colour}" fill-opacity=".08">${path(ring(1))}${path(ring(0.55))}${path(mains)}</g>`
}

const beads = (
  count: number,
  at: (t: number) => [number, number],
  r: number,
  colour: (i: number) => string,
) =>
  Array.from({ length: count }, (_, i) => {
    const [x, y] = at(i / count)
    return ellipse(x, y, r, r, `stroke="${colour(i)}" fill="${colour(i)}" fill-opacity=".12"`)
  }).join('')

const shank = (w = 16) => ellipse(480, 560, 230, 250) + ellipse(480, 560, 230 - w, 250 - w)
const around =
  (cx: number, cy: number, rx: number, ry: number) =>
  (t: number): [number, number] => [cx + rx * Math.cos(t * 2 * Math.PI), cy + ry * Math.sin(t * 2 * Math.PI)]
const chain = path('M250 90C300 250 400 330 480 360C560 330 660 250 710 90')

const petals = (n: number, r: number, cx = 480, cy = 480) =>
  Array.from({ length: n }, (_, i) =>
    path(
      `M${cx} ${cy}c${-r * 0.75} ${-r * 0.6} ${-r * 0.45} ${-r * 1.25} 0 ${-r}c${r * 0.45} ${-r * 0.25} ${r * 0.75} ${r * 0.4} 0 ${r}`,
      `transform="rotate(${(360 / n) * i} ${cx} ${cy})"`,
    ),
  ).join('')
const wings = (cx: number, cy: number, s: number) =>
  [1, -1]
    .map(
      (k) =>
        `<g transform="translate(${cx} ${cy}) scale(${k * s} ${s})">${path('M6 -10C40 -90 130 -190 190 -170C230 -150 170 -20 6 -6M6 4C60 0 150 20 140 90C130 150 80 150 60 110C40 70 10 40 6 4M0 -60C20 -110 40 -130 50 -140')}</g>`,
    )
    .join('') + ellipse(cx, cy + 10 * s, 7 * s, 70 * s)
const swallow = (cx: number, cy: number, s: number) =>
  `<g transform="translate(${cx} ${cy}) scale(${s})">${path('M0 -60C40 -120 160 -110 240 20C170 -20 110 -20 60 10M0 -60C-40 -120 -160 -110 -240 20C-170 -20 -110 -20 -60 10M-60 10C-20 40 -20 80 -50 180C-10 120 10 120 50 180C20 80 20 40 60 10M-14 -62C-20 -110 20 -110 14 -62')}</g>`
const cloud = (cx: number, cy: number, s: number) =>
  `<g transform="translate(${cx} ${cy}) scale(${s})">${path('M-190 70C-260 60 -250 -40 -170 -40C-160 -120 -50 -140 -20 -80C40 -140 150 -110 140 -30C230 -50 250 70 170 70Z')}</g>`

const body = (design: Design): string => {
  const kw = design.kw ?? {}
  const first = STONE[design.stones?.[0]?.[0] ?? 'diamond']!
  const second = STONE[design.stones?.[1]?.[0] ?? 'diamond']!
  const cut = String(kw.cut ?? 'round')
  switch (design.piece) {
    case 'solitaire':
      return shank() + path('M440 300L460 330M520 300L500 330') + gem(480, 230, 74, cut, first)
    case 'three':
      return (
        shank() +
        gem(380, 262, 52, 'round', second) +
        gem(580, 262, 52, 'round', second) +
        gem(480, 226, 72, 'round', first)
      )
    case 'halo':
      return (
        shank() + gem(480, 220, 66, 'round', first) + beads(18, around(480, 220, 88, 88), 13, () => second)
      )
    case 'cocktail':
      return (
        shank(22) +
        gem(480, 210, 104, cut, first) +
        beads(22, around(480, 210, 132, 132 * (ratio[cut] ?? 1)), 15, () => second)
      )
    case 'cloudring':
      return shank() + cloud(480, 240, 0.6)
    case 'signet':
      return shank(26) + ellipse(480, 290, 110, 80) + ellipse(480, 290, 94, 66)
    case 'eternity':
      return beads(24, around(480, 500, 250, 270), 34, (i) => (kw.alt && i % 2 ? second : first))
    case 'band':
    case 'milgrain':
    case 'brushed':
    case 'channel': {
      const w = Number(kw.w ?? 4) * 8
      return (
        ellipse(480, 500, 260, 280) + ellipse(480 + w, 500 - w / 3, 250, 270) + ellipse(480, 500, 240, 260)
      )
    }
    case 'studs':
      return [330, 630]
        .map(
          (x) =>
            gem(x, 490, kw.halo ? 84 : 110, 'round', first) +
            (kw.halo ? beads(18, around(x, 490, 108, 108), 14, () => second) : ''),
        )
        .join('')
    case 'pendant':
      return (
        chain +
        (kw.style === 'disc'
          ? ellipse(480, 540, 150, 150) + gem(480, 540, 34, 'round', first)
          : gem(480, 520, 104, 'round', first) +
            (kw.style === 'halo' ? beads(20, around(480, 520, 130, 130), 16, () => second) : ''))
      )
    case 'flower':
      return petals(5, 250) + gem(480, 480, 50, 'round', first)
    case 'flowerpendant':
      return chain + petals(5, 190, 480, 580) + gem(480, 580, 40, 'round', first)
    case 'flowerstuds':
      return [320, 640]
        .map((x) => petals(Number(kw.petals ?? 5), 140, x, 490) + gem(x, 490, 28, 'round', first))
        .join('')
    case 'butterfly':
      return wings(480, 500, 1.5)
    case 'butterflypendant':
      return chain + wings(480, 560, 1.1)
    case 'butterflystuds':
      return wings(310, 500, 0.75) + wings(650, 500, 0.75)
    case 'bird':
      return swallow(480, 460, 1.4)
    case 'birdpendant':
      return chain + swallow(480, 540, 1)
    case 'birdstuds':
      return swallow(300, 480, 0.6) + swallow(660, 480, 0.6)
    case 'cloud':
      return (
        cloud(480, 400, 1.3) +
        [-180, -90, 0, 90, 180]
          .map(
            (x, i) =>
              path(`M${480 + x} 495v${60 + (i % 2) * 50}`) +
              gem(480 + x, 590 + (i % 2) * 50, 22, 'pear', second),
          )
          .join('')
      )
    case 'cloudpendant':
      return (
        chain +
        cloud(480, 500, 0.95) +
        [-90, 0, 90].map((x) => path(`M${480 + x} 570v60`) + gem(480 + x, 660, 20, 'pear', second)).join('')
      )
    case 'cloudstuds':
      return cloud(310, 490, 0.62) + cloud(650, 490, 0.62)
    case 'hoops':
      return [330, 630].map((x) => ellipse(x, 490, 110, 190) + ellipse(x, 490, 84, 164)).join('')
    case 'drops':
      return [340, 620]
        .map(
          (x) =>
            gem(x, 240, 50, 'round', second) +
            path(`M${x} 295v130`) +
            gem(x, 560, 76, String(kw.drop ?? 'pear'), first),
        )
        .join('')
    case 'bangle':
      return ellipse(480, 500, 320, 230) + ellipse(480, 500, 290, 204)
    case 'tennis':
      return beads(32, around(480, 490, 320, 240), 30, (i) => (kw.alt && i % 2 ? second : first))
    case 'necklace':
      return (
        beads(
          34,
          (t) => [480 + 360 * Math.cos(Math.PI * (1 - t)), 150 + 420 * Math.sin(Math.PI * t)],
          24,
          () => STONE.diamond!,
        ) + gem(480, 700, 66, String(kw.drop ?? 'pear'), first)
      )
    case 'coin':
      return (
        ellipse(480, 480, 330, 330) +
        ellipse(480, 480, 306, 306) +
        ellipse(480, 480, 110, 110) +
        petals(6, 90) +
        beads(72, around(480, 480, 290, 290), 6, () => INK.yellow)
      )
    case 'loose':
      return gem(480, 480, 220, cut, first)
    case 'watchrect':
      return (
        `<rect x="340" y="300" width="280" height="360" rx="26"/><rect x="372" y="352" width="216" height="256"/>` +
        path('M370 300V90h220V300M370 660v210h220V660M480 480L430 440M480 480L540 400')
      )
    default:
      return (
        ellipse(480, 480, 220, 220) +
        ellipse(480, 480, 190, 190) +
        path('M380 285L396 80h168l16 205M380 675l16 205h168l16 -205M480 480L410 430M480 480L560 360')
      )
  }
}

export const drawing = (design: Design): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 960" width="960" height="960"><title>${design.name}</title><g fill="none" stroke="${INK[design.metals[0] ?? 'white']}" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round">${body(design)}</g></svg>\n`
