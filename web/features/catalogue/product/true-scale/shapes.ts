import { t } from '#web/words/t.ts'
import { valueOf } from '../configurator/choice.ts'
import type { Configured } from '../configurator/use-choice.ts'
import type { PageProduct } from '../product-data.ts'
import { CIRCLE, cutPath, TABLE } from './cuts.ts'

/** One thing drawn at true scale. Millimetres. */
export interface Shape {
  readonly label: string
  /** How large it is, in words. */
  readonly size: string
  readonly width: number
  readonly height: number
  /** Its outline in millimetres, or in a square of one that is stretched to the size. */
  readonly path: string
  readonly unit?: boolean
  /** The part in its middle that has its own dimension lines. */
  readonly body?: { readonly width: number; readonly height: number }
  /** Whether the dimension lines have figures. */
  readonly figures?: boolean
  /** Lines within the outline, in the square of one. */
  readonly facets?: string
  /** True if this is what was chosen, or the piece itself. */
  readonly own: boolean
}

const MOST_STONES = 4

export const mm = (value: number) => String(Math.round(value * 10) / 10)
const sizeOf = (width: number, height: number) =>
  width === height
    ? t('product.scale.across', { mm: mm(width) })
    : t('product.scale.sides', { width: mm(width), height: mm(height) })

/** '1.02 ct', '2 × 0.49 ct': carats of one stone. */
const caratsIn = (words: string) => Number(/([\d.]+) ct$/.exec(words)?.[1] ?? 0)

interface Offered {
  readonly carats: number
  readonly own: boolean
}

/** The weights offered for the first stone, lightest first; only its own weight if there is no choice. */
const weightsOf = (listed: number, configured: Configured | undefined): Offered[] => {
  const values = configured?.matrix.options.find(({ name }) => name === 'STONE')?.values ?? []
  const chosen = configured && valueOf(configured.matrix, configured.choice, 'STONE')
  const offered = values
    .map((words) => ({ carats: caratsIn(words), own: words === chosen }))
    .filter(({ carats }) => carats > 0)
    .toSorted((a, b) => a.carats - b.carats)
  return offered.length > 1 ? offered.slice(0, MOST_STONES) : [{ carats: listed, own: true }]
}

const stones = ({ stones: [first], measures }: PageProduct, configured: Configured | undefined): Shape[] => {
  const extent = measures?.stone
  if (!first || !extent) return []
  const listed = first.caratsTotal / first.count
  const cut = first.cut.toLowerCase()
  return weightsOf(listed, configured).map(({ carats, own }) => {
    // The weight of stones of the same shape grows with the third power of their width.
    const times = Math.cbrt(carats / listed)
    const [width, height] = [extent.width * times, extent.height * times]
    const label = t('product.scale.carats', { carats: carats.toFixed(2) })
    return {
      label,
      size: sizeOf(width, height),
      width,
      height,
      path: cutPath(cut),
      unit: true,
      facets: TABLE[cut] ?? '',
      own,
    }
  })
}

interface Outlined {
  readonly width: number
  readonly height: number
  readonly outline: string | null
}
const pathOf = ({ width, height, outline }: Outlined) => outline ?? `M0 0H${width}V${height}H0Z`

const piece = ({ measures }: PageProduct): Shape[] => {
  const extent = measures?.piece
  if (!extent) return []
  const { width, height, body } = extent
  const { side } = measures
  const front: Shape = {
    label: t('product.scale.piece'),
    size: body
      ? t('product.scale.overall', { size: sizeOf(body.width, body.height), mm: mm(height) })
      : sizeOf(width, height),
    width,
    height,
    path: pathOf(extent),
    ...(body && { body }),
    figures: side !== null,
    own: true,
  }
  if (!side) return [front]
  return [
    front,
    {
      label: t('product.scale.side'),
      size: t('product.scale.thick', { mm: mm(side.height) }),
      width: side.width,
      height: side.height,
      path: pathOf(side),
      figures: true,
      own: true,
    },
  ]
}

const inside = ({ innerSizes }: PageProduct, configured: Configured | undefined): Shape[] => {
  const size = 'SIZE'
  const chosen = configured && valueOf(configured.matrix, configured.choice, size)
  const found = innerSizes.find((each) => each.size === chosen)
  if (!found) return []
  const across = found.acrossMm
  const label = t('product.scale.inside', { size: found.size })
  return [
    {
      label,
      size: sizeOf(across, across),
      width: across,
      height: across,
      path: CIRCLE,
      unit: true,
      own: true,
    },
  ]
}

/** The parts of a piece that can be drawn at actual size; empty if the house gives no measurements. */
export const shapesOf = (product: PageProduct, configured: Configured | undefined): Shape[] => [
  ...inside(product, configured),
  ...piece(product),
  ...stones(product, configured),
]
