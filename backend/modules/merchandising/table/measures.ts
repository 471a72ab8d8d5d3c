import { Compile } from 'typebox/compile'
import { Measures, type Extent } from '#contract/measures.ts'
import type { Reader } from './cells.ts'

const check = Compile(Measures)

/** '25 × 33 mm', the form of a cell; one figure if height and width are equal. */
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
    return read.wrong(column, `‘${cell}’ is not a size: write width × height in millimetres, 25 × 33 mm.`)
  // If the size is unchanged, the outline stays.
  return before && extentCell(before) === extentCell(extent) ? before : extent
}

/** The size of a piece from the cells 'measures' and 'stone measures'; undefined if the row has neither. */
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
