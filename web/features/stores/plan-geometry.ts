/** Kilometres in a degree of latitude. */
const DEGREE_KM = 111.32

export interface Spot {
  latitude: number
  longitude: number
}

/** The plan's own units: 800 wide, 700 high, the store in the middle. */
export const PLAN = { width: 800, height: 700, ringsKm: [1, 2, 3] } as const
/** Three kilometres reach almost to the upper edge. */
const UNITS_PER_KM = 108

/**
 * The position of a place on a plan around `centre`. Treats the earth as flat, which is accurate to a few metres at
 * this size.
 */
export const place = (centre: Spot, spot: Spot): readonly [x: number, y: number] => {
  const east = (spot.longitude - centre.longitude) * DEGREE_KM * Math.cos((centre.latitude * Math.PI) / 180)
  const north = (spot.latitude - centre.latitude) * DEGREE_KM
  const round = (n: number) => Math.round(n * 10) / 10
  return [round(PLAN.width / 2 + east * UNITS_PER_KM), round(PLAN.height / 2 - north * UNITS_PER_KM)]
}

/** Radius of a ring, in the plan's units. */
export const ringOf = (km: number): number => km * UNITS_PER_KM

export const onPlan = ([x, y]: readonly [number, number]): boolean =>
  x >= 0 && x <= PLAN.width && y >= 0 && y <= PLAN.height

/** A soft line through points: each corner becomes the control of a curve between the middles of its sides. */
export const curve = (points: readonly (readonly [number, number])[], closed = false): string => {
  const middle = (a: readonly [number, number], b: readonly [number, number]) =>
    `${Math.round(((a[0] + b[0]) / 2) * 10) / 10} ${Math.round(((a[1] + b[1]) / 2) * 10) / 10}`
  const [first, second] = points
  const last = points.at(-1)
  if (!first || !second || !last) return ''
  if (closed) {
    const corners = points.map((point, n) => {
      const next = points[(n + 1) % points.length] ?? first
      return `Q${point.join(' ')} ${middle(point, next)}`
    })
    return `M${middle(last, first)}${corners.join('')}Z`
  }
  const corners = points
    .slice(1, -1)
    .map((point, n) => `Q${point.join(' ')} ${middle(point, points[n + 2] ?? last)}`)
  return `M${first.join(' ')}${corners.join('')}L${last.join(' ')}`
}

/** Room that a name needs at the edge of the plan. */
const EDGE = { x: 90, y: 60 } as const

/**
 * The position of an outline's name: in the middle of an area, at the far end of a line, away from the store.
 */
export const namePlace = (
  points: readonly (readonly [number, number])[],
  area: boolean,
): readonly [x: number, y: number] | undefined => {
  const room = ([x, y]: readonly [number, number]) =>
    x >= EDGE.x && x <= PLAN.width - EDGE.x && y >= EDGE.y && y <= PLAN.height - EDGE.y
  if (area) {
    const sum = points.reduce<readonly [number, number]>(([a, b], [x, y]) => [a + x, b + y], [0, 0])
    const middle = [Math.round(sum[0] / points.length), Math.round(sum[1] / points.length)] as const
    return room(middle) ? middle : undefined
  }
  const far = ([x, y]: readonly [number, number]) => Math.hypot(x - PLAN.width / 2, y - PLAN.height / 2)
  return points.filter(room).toSorted((a, b) => far(b) - far(a))[0]
}

/** What a name takes up: its height with air, and half a letter's width. */
const LINE = 30
const HALF_LETTER = 5.5

/** Names that would overlap are placed below one another; the first keeps its place. */
export const apart = <N extends { readonly name: string; readonly spot: readonly [x: number, y: number] }>(
  names: readonly N[],
): N[] => {
  const placed: N[] = []
  for (const each of names) {
    const [x, y] = each.spot
    const meets = (down: number) =>
      placed.some(
        ({ name, spot }) =>
          Math.abs(spot[1] - down) < LINE &&
          Math.abs(spot[0] - x) < (name.length + each.name.length) * HALF_LETTER,
      )
    let down = y
    while (meets(down)) down += LINE
    placed.push({ ...each, spot: [x, down] })
  }
  return placed
}
