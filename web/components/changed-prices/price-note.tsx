import { formatPaise } from '#web/lib/money.ts'
import { choicesOf, type Piece } from '#web/components/piece-line/piece-line.tsx'
import { t } from '#web/words/t.ts'

interface PricedPiece extends Piece {
  id: string
  previousPrice?: number | null
  problem?: string | null
}

const KIND = [
  'productId',
  'metalType',
  'purity',
  'stone',
  'clarity',
  'size',
  'engraving',
  'engravingFace',
  'birthStone',
  'box',
  'boxStamp',
] as const satisfies readonly (keyof Piece)[]

/** The other lines with the same piece and choices, at other prices. */
const besides = <Line extends PricedPiece>(line: Line, lines: readonly Line[]): Line[] =>
  lines.filter(
    (each) =>
      each.id !== line.id &&
      KIND.every((choice) => each[choice] === line[choice]) &&
      choicesOf(each) === choicesOf(line),
  )

/** True if the bag has the same piece on another line at a higher price: more pieces are added there. */
export const hasDearer = <Line extends PricedPiece>(line: Line, lines: readonly Line[]): boolean =>
  besides(line, lines).some(({ price }) => price > line.price)

/** What a shopper reads about a line's price: that it fell, or why the same piece has two prices. */
export const PriceNote = <Line extends PricedPiece>({
  line,
  lines,
}: {
  line: Line
  lines: readonly Line[]
}) => {
  const { price, previousPrice, problem } = line
  if (problem) return null
  if (previousPrice != null && previousPrice > price)
    return (
      <p className="small" role="status">
        {t('price.fallen', { now: formatPaise(price), before: formatPaise(previousPrice) })}
      </p>
    )
  const others = besides(line, lines)
  if (others.length === 0) return null
  return (
    <p className="small">
      {hasDearer(line, lines)
        ? t('price.held.each', { price: formatPaise(price) })
        : t('price.today', { price: formatPaise(price) })}
    </p>
  )
}
