import { Compile } from 'typebox/compile'
import { Measures, type Extent } from '#contract/measures.ts'
import type { Reader } from './cells.ts'

const check = Compile(Measures)

/** '25 × 33 mm', as a cell says it; one figure if height and width are equal. */
export const extentCell = ({ width, height }: Extent): string =>
  width === height ? `${width} mm` : `${width} × ${height} mm`

const EXTENT = /^(\d{1,4}(?:\.\d{1,3})?)(?:\s*[x×*]\s*(\d{1,4}(?:\.\d{1,3})?))?(?:\s*mm)?$/i

const readExtent = (
  read: Reader,
  column: 'measures' | 'stone measures',
  before: Extent | undefined,
): Extent | undefined => {
  const cell = read.cell(column)
  if (cell === undefined) return before
  const [, wide, high = wide] = EXTENT.exec(cell) ?? []
  const extent = { width: Number(wide), height: Number(high) }
  if (!check.Check({ piece: extent }))
    return read.wrong(column, `‘${cell}’ is no size: write width × height in millimetres, 25 × 33 mm.`)
  // The outline of what is still as large stays.
  return before && extentCell(before) === extentCell(extent) ? before : extent
}

/** How large a piece is by the cells 'measures' and 'stone measures'; undefined where the row says nothing of it. */
export const readMeasures = (read: Reader, before: Measures | undefined): Measures | undefined => {
  if (read.cell('measures') === undefined && read.cell('stone measures') === undefined) return undefined
  const [piece, stone] = [
    readExtent(read, 'measures', before?.piece),
    readExtent(read, 'stone measures', before?.stone),
  ]
  return {
    ...(piece && { piece }),
    // A piece of another size looks different from the side, too.
    ...(before?.side && piece === before.piece && { side: before.side }),
    ...(stone && { stone }),
  }
}
