import { useState } from 'react'
import { Choice } from '../parts/field.tsx'
import { Scroll } from '../parts/scroll.tsx'
import { inRupees, nameOf, onDay, when } from '../parts/words.ts'
import { keyOf, type Rate } from './rate.ts'

const WIDTH = 760
const HEIGHT = 150
const LEFT = 92

/** One metal's rates as a stepped line: a rate applies until the next one. The figures are below. */
const Line = ({ rates }: { readonly rates: readonly Rate[] }) => {
  const [first, last] = [rates[0], rates.at(-1)]
  if (!first || !last || rates.length < 2) return null
  const [from, to] = [Date.parse(first.setAt), Math.max(Date.now(), Date.parse(last.setAt) + 1)]
  const sums = rates.map(({ perGram }) => perGram)
  const [low, high] = [Math.min(...sums) * 0.995, Math.max(...sums) * 1.005]
  const x = (at: number) => LEFT + ((at - from) / (to - from)) * (WIDTH - LEFT)
  const y = (sum: number) => HEIGHT - ((sum - low) / (high - low)) * (HEIGHT - 20)
  const path = rates
    .map(({ setAt, perGram }, at) =>
      at === 0 ? `M${x(Date.parse(setAt))} ${y(perGram)}` : `H${x(Date.parse(setAt))}V${y(perGram)}`,
    )
    .join('')
  return (
    <Scroll label="Chart of the rate" className="over">
      <svg
        className="chart"
        viewBox={`0 0 ${WIDTH} ${HEIGHT + 24}`}
        role="img"
        aria-label={`${keyOf(first)}: from ${inRupees(first.perGram)} on ${onDay(first.setAt)} to ${inRupees(last.perGram)}`}
      >
        {[low, (low + high) / 2, high].map((sum) => (
          <g key={sum}>
            <path className="grid-line" d={`M${LEFT} ${y(sum)}H${WIDTH}`} />
            <text x="0" y={y(sum) + 5}>
              {inRupees(Math.round(sum))}
            </text>
          </g>
        ))}
        <path className="line-of" d={`${path}H${WIDTH}`} />
        <text x={LEFT} y={HEIGHT + 20}>
          {onDay(first.setAt)}
        </text>
        <text x={WIDTH} y={HEIGHT + 20} textAnchor="end">
          today
        </text>
      </svg>
    </Scroll>
  )
}

/** How one rate came about, oldest at the left of the line and newest first in the table. */
export const History = ({
  rates,
  latest,
}: {
  readonly rates: readonly Rate[]
  readonly latest: readonly Rate[]
}) => {
  const [chosen, setChosen] = useState(latest[0] ? keyOf(latest[0]) : '')
  const own = rates.filter((rate) => keyOf(rate) === chosen)
  return (
    <section className="sec sec--far">
      <div className="sec__h">
        <h2>History</h2>
        <Choice
          label="Metal"
          value={chosen}
          options={latest.map((rate) => ({ value: keyOf(rate), label: keyOf(rate) }))}
          onChange={setChosen}
        />
      </div>
      <Line rates={own.toReversed()} />
      <ul className="hist">
        {own.slice(0, 20).map((rate) => (
          <li key={rate.setAt}>
            <span className="num">{when(rate.setAt)}</span>
            <span>
              {inRupees(rate.perGram)} <span className="muted">by {nameOf(rate.setBy)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
