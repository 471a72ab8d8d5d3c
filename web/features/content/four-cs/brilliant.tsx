const STEP = Math.PI / 8

/** A point at this radius, this many sixteenths of a turn from the top. */
const point = (radius: number, step: number): string =>
  `${(Math.sin(step * STEP) * radius).toFixed(2)} ${(-Math.cos(step * STEP) * radius).toFixed(2)}`

const EIGHTS = [0, 2, 4, 6, 8, 10, 12, 14]

interface Facet {
  d: string
  /** What the facet reflects: 1 is the window, 0 the room. */
  light: number
}

/** Light comes from the upper left; facets alternately reflect the window and the dark behind the viewer. */
const turned = (step: number, gives: number) => 0.5 + 0.2 * Math.cos((step + 2.4) * STEP) + gives

/** The crown of a round brilliant from above, for a stone of radius 50: stars, kites and girdle facets. */
const CROWN: readonly Facet[] = EIGHTS.flatMap((n) => {
  const other = n % 4 === 0 ? 1 : -1
  return [
    { d: `M${point(28, n - 1)}L${point(38, n)}L${point(28, n + 1)}Z`, light: turned(n, -0.14 * other) },
    {
      d: `M${point(28, n + 1)}L${point(38, n)}L${point(50, n + 1)}L${point(38, n + 2)}Z`,
      light: turned(n + 1, 0.24 * other),
    },
    { d: `M${point(38, n)}L${point(50, n - 1)}L${point(50, n)}Z`, light: turned(n - 0.5, 0.22) },
    { d: `M${point(38, n)}L${point(50, n)}L${point(50, n + 1)}Z`, light: turned(n + 0.5, -0.26) },
  ]
})

/** Seen through the table: the eight mains of the pavilion as arrows, and the halves between them. */
const PAVILION: readonly Facet[] = EIGHTS.flatMap((n) => [
  { d: `M0 0L${point(15, n - 0.6)}L${point(25.8, n)}L${point(15, n + 0.6)}Z`, light: turned(n, -0.38) },
  { d: `M0 0L${point(15, n + 0.6)}L${point(28, n + 1)}Z`, light: turned(n, 0.34) },
  { d: `M0 0L${point(28, n + 1)}L${point(15, n + 1.4)}Z`, light: turned(n + 2, 0.06) },
  {
    d: `M${point(15, n + 0.6)}L${point(25.8, n)}L${point(28, n + 1)}Z`,
    light: turned(n, n % 4 ? 0.3 : -0.2),
  },
  {
    d: `M${point(15, n + 1.4)}L${point(28, n + 1)}L${point(25.8, n + 2)}Z`,
    light: turned(n, n % 4 ? -0.2 : 0.3),
  },
])

/** The places where white light is split into colours. */
const FIRE = [
  [`M${point(38, 4)}L${point(46, 3.4)}L${point(46, 3.9)}Z`, '#e79a3c'],
  [`M${point(38, 10)}L${point(47, 10.7)}L${point(46, 10.2)}Z`, '#4f8fd0'],
  [`M${point(28, 13)}L${point(35, 12.6)}L${point(33, 13.4)}Z`, '#c9539a'],
] as const

const OUTLINE = `M${EIGHTS.map((n) => point(28, n + 1)).join('L')}Z`

export interface Mark {
  x: number
  y: number
  r: number
}

/** Defines the facets once for all stones of a page, which refer to them. */
export const Facets = () => (
  <g id="brilliant-facets">
    {[...PAVILION, ...CROWN].map(({ d, light }) => (
      <path
        key={d}
        d={d}
        fill={light < 0.5 ? '#27333d' : '#fff'}
        opacity={(light < 0.5 ? (0.5 - light) * 1.3 : (light - 0.5) * 1.5).toFixed(2)}
      />
    ))}
    {FIRE.map(([d, fill]) => (
      <path key={d} d={d} fill={fill} opacity={0.5} />
    ))}
    <path d={OUTLINE} fill="none" stroke="#fff" strokeWidth={0.6} opacity={0.7} strokeLinejoin="round" />
    <circle r={49.6} fill="none" stroke="#3b4652" strokeWidth={0.8} opacity={0.75} />
  </g>
)

/** A round brilliant from above, drawn around the origin with radius 50; the page must contain `Facets`. */
export const Brilliant = ({ tint, marks = [] }: { tint: string; marks?: readonly Mark[] }) => (
  <g>
    <circle r={50} fill={tint} />
    <use href="#brilliant-facets" />
    {marks.map(({ x, y, r }) => (
      <ellipse key={`${x} ${y}`} cx={x} cy={y} rx={r} ry={r * 0.6} fill="#1b1e21" />
    ))}
  </g>
)
