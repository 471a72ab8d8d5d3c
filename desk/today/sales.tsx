import type { operatorSales } from '#contract/desk-books.ts'
import type { operatorWork } from '#contract/desk.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { downloadCsv } from '../parts/download.ts'
import { Scroll } from '../parts/scroll.tsx'
import { counted, inRupees, onDay, rounded } from '../parts/words.ts'

type Days = NonNullable<AnswerOf<typeof operatorWork>['sales']>
type Sold = AnswerOf<typeof operatorSales>

const WIDTH = 760
const HEIGHT = 186
const LEFT = 92

/** ₹5,00,000 is '₹5 lakh'. */
const short = (rupees: number) =>
  rupees >= 100_000 ? `₹${rounded(rupees / 100_000)} lakh` : inRupees(rupees)

/** A round sum at or above the highest day. */
const top = (highest: number) => {
  const step = 10 ** Math.floor(Math.log10(Math.max(highest, 1000)))
  return Math.ceil(highest / step) * step || step
}

/** Sales by category, as bars with their figures; the file has them day by day. */
const ByCategory = ({ rows }: { readonly rows: Sold['rows'] }) => {
  const sums = [...Map.groupBy(rows, ({ category }) => category)]
    .map(([category, ones]) => ({
      category,
      pieces: ones.reduce((sum, { pieces }) => sum + pieces, 0),
      amount: ones.reduce((sum, { amount }) => sum + amount, 0),
    }))
    .toSorted((one, other) => other.amount - one.amount)
  const highest = Math.max(...sums.map(({ amount }) => amount), 1)
  if (sums.length === 0) return null
  return (
    <div className="sales__by">
      <div className="sec__h">
        <h3>By category</h3>
        <button
          type="button"
          className="tl small"
          onClick={() =>
            downloadCsv('sales-by-category.csv', [
              ['day', 'category', 'pieces', 'rupees'],
              ...rows.map((row) => [row.day, row.category, row.pieces, row.amount]),
            ])
          }
        >
          Export as CSV
        </button>
      </div>
      <table className="by">
        <thead className="sr">
          <tr>
            <th>Category</th>
            <th>Pieces</th>
            <th>Rupees</th>
          </tr>
        </thead>
        <tbody>
          {sums.map(({ category, pieces, amount }) => (
            <tr key={category}>
              <th scope="row">
                {category}
                <svg className="bar-line" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                  <rect className="bar-of" width={Math.max((amount / highest) * 100, 0)} height="4" />
                </svg>
              </th>
              <td className="r num">{counted(pieces, 'piece')}</td>
              <td className="r num nw">{inRupees(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** What came in on each day, one colour, three lines; the figures are a table below and a file. */
export const Sales = ({ days, sold }: { readonly days: Days; readonly sold: Sold | undefined }) => {
  const all = days.reduce((sum, { amount }) => sum + amount, 0)
  const orders = days.reduce((sum, day) => sum + day.orders, 0)
  const highest = top(Math.max(...days.map(({ amount }) => amount)))
  const y = (amount: number) => HEIGHT - (amount / highest) * (HEIGHT - 20)
  const wide = (WIDTH - LEFT) / days.length
  return (
    <section className="sec sec--far sales">
      <div className="sales__days">
        <div className="sec__h">
          <h2>Sales, thirty days</h2>
          <button
            type="button"
            className="tl small"
            onClick={() =>
              downloadCsv('sales-by-day.csv', [
                ['day', 'orders', 'rupees'],
                ...days.map((day) => [day.day, day.orders, day.amount]),
              ])
            }
          >
            Export as CSV
          </button>
        </div>
        <p className="muted">
          {counted(orders, 'order')}, {inRupees(all)} after refunds.
        </p>
        <Scroll label="Chart of sales" className="over" fromEnd>
          <svg
            className="chart"
            viewBox={`0 0 ${WIDTH} ${HEIGHT + 24}`}
            role="img"
            aria-label={`Sales by day: ${counted(orders, 'order')}, ${inRupees(all)} in thirty days`}
          >
            {[0, 0.5, 1].map((part) => (
              <g key={part}>
                <path className="grid-line" d={`M${LEFT} ${y(part * highest)}H${WIDTH}`} />
                <text x="0" y={y(part * highest) + 5}>
                  {part === 0 ? '0' : short(part * highest)}
                </text>
              </g>
            ))}
            {days.map((day, at) => (
              <rect
                key={day.day}
                className="bar-of"
                x={LEFT + at * wide}
                y={y(day.amount)}
                width={wide * 0.76}
                height={HEIGHT - y(day.amount)}
              />
            ))}
            {days.map((day, at) =>
              at % 7 === 0 ? (
                <text key={day.day} x={LEFT + at * wide} y={HEIGHT + 20}>
                  {onDay(day.day)}
                </text>
              ) : null,
            )}
          </svg>
        </Scroll>
      </div>
      <ByCategory rows={sold?.rows ?? []} />
    </section>
  )
}
