import type { Extent } from '#contract/measures.ts'

/** The house's measurements of a watch case. Millimetres. */
interface Case {
  readonly width: number
  /** Equal to the width if it is round. */
  readonly height: number
  readonly lugToLug: number
  readonly thickness: number
}

const round = (mm: number) => Math.round(mm * 100) / 100

/** A path through points measured from the centre of something, moved to its upper left corner. */
const around = (width: number, height: number) => {
  const at = (x: number, y: number) => `${round(x + width / 2)} ${round(y + height / 2)}`
  return {
    at,
    circle: (r: number) => `M${at(-r, 0)}A${r} ${r} 0 0 1 ${at(r, 0)}A${r} ${r} 0 0 1 ${at(-r, 0)}Z`,
  }
}

/** A round case between four lugs, and the edge of its crystal. */
const roundFront = ({ width, lugToLug }: Case): string => {
  const r = width / 2
  const { at, circle } = around(width, lugToLug)
  // The points at which the lugs leave the case: inside at half its radius, outside a little before the side.
  const [inner, outer] = [r * 0.5, r * 0.69]
  const on = (x: number) => Math.sqrt(r * r - x * x)
  const tip = lugToLug / 2
  /** One lug: `x` and `y` are its side; drawn outwards or back. */
  const out = (x: number, y: number) =>
    `L${at(x * inner, y * tip)}L${at(x * inner * 1.17, y * tip)}Q${at(x * outer, y * tip * 0.94)} ${at(x * outer, y * on(outer))}`
  const back = (x: number, y: number) =>
    `Q${at(x * outer, y * tip * 0.94)} ${at(x * inner * 1.17, y * tip)}L${at(x * inner, y * tip)}L${at(x * inner, y * on(inner))}`
  const arc = (x: number, y: number) => `A${r} ${r} 0 0 1 ${at(x, y)}`
  return [
    `M${at(inner, -on(inner))}`,
    out(1, -1),
    arc(outer, on(outer)),
    back(1, 1),
    arc(-inner, on(inner)),
    out(-1, 1),
    arc(-outer, -on(outer)),
    back(-1, -1),
    arc(inner, -on(inner)),
    'Z',
    circle(round(r * 0.84)),
  ].join('')
}

/** An upright case whose sides continue into the lugs, and the edge of its crystal. */
const uprightFront = ({ width, height, lugToLug }: Case): string => {
  const { at } = around(width, lugToLug)
  const [x, y, tip] = [width / 2, height / 2, lugToLug / 2]
  const corner = (h: number, v: number) => ({
    toLug: `L${at(h * x * 0.68, v * y)}L${at(h * x * 0.68, v * tip)}L${at(h * x * 0.85, v * tip)}Q${at(h * x, v * tip)} ${at(h * x, v * y * 0.85)}`,
    toCase: `L${at(h * x, v * y * 0.85)}Q${at(h * x, v * tip)} ${at(h * x * 0.85, v * tip)}L${at(h * x * 0.68, v * tip)}L${at(h * x * 0.68, v * y)}`,
  })
  const [cx, cy] = [x * 0.76, y * 0.8]
  return [
    `M${at(0, -y)}`,
    corner(1, -1).toLug,
    corner(1, 1).toCase,
    corner(-1, 1).toLug,
    corner(-1, -1).toCase,
    'Z',
    `M${at(-cx, -cy)}L${at(cx, -cy)}L${at(cx, cy)}L${at(-cx, cy)}Z`,
  ].join('')
}

/** The case from its right: crystal above, lugs that reach down to the wrist, the back below. */
const sideOf = ({ height, lugToLug: long, thickness: thick }: Case): string => {
  const a = (long - height) / 2
  const at = (x: number, y: number) => `${round(x)} ${round(y * thick)}`
  const back = height * 0.36
  return [
    `M${at(0, 1)}Q${at(a * 0.35, 0.5)} ${at(a, 0.42)}L${at(a, 0.26)}Q${at(a, 0.14)} ${at(a + 1.2, 0.14)}`,
    `Q${at(long / 2, -0.14)} ${at(long - a - 1.2, 0.14)}Q${at(long - a, 0.14)} ${at(long - a, 0.26)}`,
    `L${at(long - a, 0.42)}Q${at(long - a * 0.35, 0.5)} ${at(long, 1)}`,
    `Q${at(long - a * 0.5, 0.82)} ${at(long - a * 1.6, 0.86)}L${at(long / 2 + back, 1)}L${at(long / 2 - back, 1)}`,
    `L${at(a * 1.6, 0.86)}Q${at(a * 0.5, 0.82)} ${at(0, 1)}Z`,
  ].join('')
}

/** The drawings of a case: from the front with its lugs, and from the side. */
export const caseMeasures = (of: Case): { piece: Extent; side: Extent } => {
  const { width, height, lugToLug, thickness } = of
  return {
    piece: {
      width,
      height: lugToLug,
      body: { width, height },
      outline: width === height ? roundFront(of) : uprightFront(of),
    },
    side: { width: lugToLug, height: thickness, outline: sideOf(of) },
  }
}
