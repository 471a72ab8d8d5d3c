const STEP = Math.PI / 8

const point = (radius: number, step: number): string =>
  `${(Math.sin(step * STEP) * radius).toFixed(2)} ${(-Math.cos(step * STEP) * radius).toFixed(2)}`

const polygon = (radius: number, from: number): string =>
  Array.from({ length: 8 }, (_, corner) => point(radius, from + corner * 2)).join('L')

/** Facets of a round brilliant from above, for a stone of radius 50: table, stars and kites, girdle facets. */
const LINES = [
  `M${polygon(28, 1)}Z`,
  ...Array.from(
    { length: 8 },
    (_, n) => `M${point(28, 2 * n - 1)}L${point(38, 2 * n)}L${point(28, 2 * n + 1)}`,
  ),
  ...Array.from({ length: 8 }, (_, n) => `M${point(38, 2 * n)}L${point(50, 2 * n)}`),
  ...Array.from(
    { length: 8 },
    (_, n) =>
      `M${point(38, 2 * n)}L${point(50, 2 * n + 1)}L${point(38, 2 * n + 2)}M${point(28, 2 * n + 1)}L${point(50, 2 * n + 1)}`,
  ),
].join('')

const LIGHT = Array.from({ length: 8 }, (_, n) => n).filter((n) => n % 2 === 0)

export interface Mark {
  x: number
  y: number
  r: number
}

/** A round brilliant from above, drawn round the origin with radius 50. */
export const Brilliant = ({ tint, marks = [] }: { tint: string; marks?: readonly Mark[] }) => (
  <g>
    <circle r={50} fill={tint} />
    {LIGHT.map((n) => (
      <path
        key={n}
        d={`M0 0L${point(28, 2 * n - 1)}L${point(28, 2 * n + 1)}ZM${point(38, 2 * n + 2)}L${point(50, 2 * n + 1)}L${point(50, 2 * n + 3)}Z`}
        fill="#fff"
        opacity={0.55}
      />
    ))}
    <path d={LINES} fill="none" stroke="#3b4652" strokeWidth={0.7} strokeLinejoin="round" />
    <circle r={50} fill="none" stroke="#3b4652" strokeWidth={1.1} />
    {marks.map(({ x, y, r }) => (
      <ellipse key={`${x} ${y}`} cx={x} cy={y} rx={r} ry={r * 0.6} fill="#2b2f33" />
    ))}
  </g>
)
