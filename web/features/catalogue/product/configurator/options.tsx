import { says } from '#web/lib/said.ts'
import { useState } from 'react'
import { Link } from '#web/components/link/link.tsx'
import { Offered } from '#web/lib/offered.ts'
import { paths } from '#web/lib/paths.ts'
import { Select } from '#web/ui/select/select.tsx'
import { rich } from '#web/words/t.ts'
import { mayRefuse, paramOf, valueState } from './choice.ts'
import { insteadWords, labelOf } from './choice-words.ts'
import styles from './options.module.css'
import type { Configured } from './use-choice.ts'

/** More values than this are shown as a list instead of side by side. */
const MOST_TILES = 5

/** The colour of a metal's swatch, by what its name says: '22 kt gold' is yellow. */
const SWATCHES: readonly (readonly [RegExp, string])[] = [
  [/rose|pink/i, '#DDAE97'],
  [/white gold/i, '#D8D6D1'],
  [/platinum/i, '#BFC1C2'],
  [/silver/i, '#C9CBCD'],
  [/steel|titanium/i, '#9EA3A6'],
  [/gold/i, '#D9B36A'],
]
const swatchOf = (metal: string) => SWATCHES.find(([name]) => name.test(metal))?.[1]

interface OptionProps {
  configured: Configured
  option: number
}

/** Values side by side, drawn over radios: arrow keys move among them, and without script the form sends them. */
const Tiles = ({ configured: { matrix, choice, press }, option }: OptionProps) => {
  const [near, setNear] = useState<number>()
  const asked = matrix.options[option]
  if (!asked) return null
  const { name, values } = asked
  const states = values.map((_, value) => valueState(matrix, choice, option, value))
  const [chosen] = values.filter((_, value) => states[value] === 'chosen')
  const isNever = (value: number) => states[value] === 'never'
  const reasons = values.map((_, value) =>
    states[value] === 'moves' || isNever(value) ? insteadWords(matrix, choice, option, value) : undefined,
  )
  // The reason for the value under the pointer or focus; otherwise why one is never made, without the nearest
  // alternative.
  const first = reasons.find((_, value) => isNever(value))
  const shown = (near === undefined ? undefined : reasons[near]) ?? first?.split('. Nearest: ')[0]
  const id = (value: number) => `${paramOf(asked)}-${value}-why`
  return (
    <fieldset className={styles.group}>
      <legend>
        <span>{labelOf(asked)}</span>
        <b>{chosen && says(chosen)}</b>
      </legend>
      {/* Always rendered, so that nothing moves when a reason appears or disappears. */}
      {mayRefuse(matrix, option) ? (
        <p className={styles.reason} aria-hidden="true">
          {shown}
        </p>
      ) : null}
      {name === 'QUALITY' ? (
        <Offered feature="content">
          <Link className={`tlink ${styles.explained}`} to={paths.fourCs('clarity')}>
            {rich('product.quality.means', { about: (words) => <span className="sr">{words}</span> })}
          </Link>
        </Offered>
      ) : null}
      <div className={styles.tiles} data-count={values.length}>
        {values.map((value, place) => (
          <label
            key={value}
            className={styles.tile}
            data-state={states[place]}
            onPointerEnter={({ pointerType }) => pointerType !== 'touch' && setNear(place)}
            onPointerLeave={() => setNear(undefined)}
          >
            <input
              type="radio"
              name={paramOf(asked)}
              value={value}
              checked={states[place] === 'chosen'}
              onChange={() => press(option, place)}
              onFocus={() => setNear(place)}
              onBlur={() => setNear(undefined)}
              // A value that changes another choice can still be bought. One that is never made leads to the nearest
              // that is.
              aria-disabled={isNever(place) || undefined}
              aria-describedby={reasons[place] ? id(place) : undefined}
            />
            <span>
              {name === 'METAL' && swatchOf(value) ? <i style={{ background: swatchOf(value) }} /> : null}
              {name === 'METAL' ? says(value).replace(/ gold$/, '') : says(value)}
            </span>
          </label>
        ))}
      </div>
      {/* Next to the tiles, not inside them: a reason describes a value and is not part of its name. */}
      {reasons.map((reason, place) =>
        reason ? (
          <span key={values[place]} id={id(place)} className="sr">
            {reason}
          </span>
        ) : null,
      )}
    </fieldset>
  )
}

/** Many values: a list. A value that does not go with the rest says so next to its name. */
const List = ({ configured: { matrix, choice, press }, option }: OptionProps) => {
  const asked = matrix.options[option]
  if (!asked) return null
  const { values } = asked
  const now = matrix.combinations.choices[choice.at]?.[option]
  return (
    <Select
      id={paramOf(asked)}
      name={paramOf(asked)}
      label={labelOf(asked)}
      beside
      value={values[now ?? 0]}
      onChange={({ currentTarget }) => press(option, currentTarget.selectedIndex)}
    >
      {values.map((value, place) => {
        const reason = insteadWords(matrix, choice, option, place)
        return (
          <option key={value} value={value}>
            {reason === undefined ? says(value) : `${says(value)} (${reason})`}
          </option>
        )
      })}
    </Select>
  )
}

/** An option with one value is a fact, not a choice. The grades of a stone that is sold alone are shown above. */
const Fact = ({ configured: { matrix }, option }: OptionProps) => {
  const asked = matrix.options[option]
  const isTold = asked?.name === 'STONE' || asked?.name === 'QUALITY'
  const loose = !matrix.options.some(({ name }) => name === 'METAL')
  return asked && !(isTold && loose) ? (
    <p className={styles.fact}>
      <span>{labelOf(asked)}</span> {says(asked.values[0] ?? '')}
    </p>
  ) : null
}

export const Option = (props: OptionProps) => {
  const count = props.configured.matrix.options[props.option]?.values.length ?? 0
  if (count === 1) return <Fact {...props} />
  return count <= MOST_TILES ? <Tiles {...props} /> : <List {...props} />
}
