import { formatPaise } from '#web/lib/money.ts'
import { rich, t } from '#web/words/t.ts'
import styles from './changed-prices.module.css'

/** What a quote says about its total, in paise. */
export interface Summed {
  goods: number
  shipping: number
  discount: number
  tcs: number
  total: number
  lines: readonly { id: string; name: string; price: number; quantity: number }[]
}

interface ChangedPart {
  id: string
  label: string
  /** Undefined if it was not in the total before. */
  before: number | undefined
  /** Undefined if it is no longer in it. */
  now: number | undefined
}

const shown = ({ id }: { id: string }, paise: number) =>
  id === 'shipping' && paise === 0 ? t('sum.free') : formatPaise(paise)

const partsOf = ({ lines, shipping, discount, tcs, total }: Summed) =>
  new Map([
    ...lines.map(
      ({ id, name, price, quantity }) =>
        [
          `line-${id}`,
          { label: quantity > 1 ? `${name} (${quantity})` : name, paise: price * quantity },
        ] as const,
    ),
    ['shipping', { label: t('sum.shipping'), paise: shipping }],
    ['points', { label: t('sum.points'), paise: 0 - discount }],
    ['tcs', { label: t('sum.tcs'), paise: tcs }],
    ['total', { label: t('sum.total'), paise: total }],
  ])

/** The parts that differ between two quotes, the total last. */
const changedParts = (before: Summed, now: Summed): ChangedPart[] => {
  const [was, is] = [partsOf(before), partsOf(now)]
  const ids = new Set([...was.keys(), ...is.keys()])
  // A piece that is new in it has come after the total.
  ids.delete('total')
  return [...ids, 'total'].flatMap((id) => {
    const [old, current] = [was.get(id), is.get(id)]
    return old?.paise === current?.paise
      ? []
      : [{ id, label: current?.label ?? old?.label ?? '', before: old?.paise, now: current?.paise }]
  })
}

/** After a refused order: what of the total is another sum now, old and new. */
export const ChangedTotal = ({ before, now }: { before: Summed; now: Summed }) => {
  const parts = changedParts(before, now)
  if (parts.length === 0) return null
  return (
    <section className={styles.changed} aria-labelledby="changed-total">
      <h2 id="changed-total">{t('price.changed.total')}</h2>
      <ul>
        {parts.map((part) => (
          <li key={part.id}>
            <span>{part.label}</span>
            <span className="price">
              {part.now === undefined
                ? t('price.changed.gone', { before: shown(part, part.before ?? 0) })
                : part.before === undefined
                  ? t('price.changed.new', { price: shown(part, part.now) })
                  : rich('price.changed.line', {
                      sr: (words) => <span className="sr">{words}</span>,
                      was: (words) => <s>{words}</s>,
                      before: shown(part, part.before),
                      price: shown(part, part.now),
                    })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
