import { useState } from 'react'
import { useMutation } from 'urql'
import { errorMessage } from '#web/lib/errors.ts'
import { formatPaise } from '#web/lib/money.ts'
import { Button } from '#web/ui/button/button.tsx'
import { rich, t } from '#web/words/t.ts'
import { AcceptPrices } from './accept-prices.ts'
import styles from './changed-prices.module.css'

export interface ChangeableLine {
  id: string
  name: string
  price: number
  previousPrice?: number | null
  problem?: string | null
}

/** Lines whose price has changed since they were chosen, and has not been accepted. */
export const changedLines = (lines: readonly ChangeableLine[]) =>
  lines.filter(({ problem, previousPrice }) => problem === 'PRICE_CHANGED' && previousPrice != null)

const context = { additionalTypenames: ['Bag', 'CheckoutQuote'] }

/** The step before paying if a price has changed: old and new price of every piece, and a button to accept them. */
export const ChangedPrices = ({
  lines,
  as: Heading = 'h3',
}: {
  lines: readonly ChangeableLine[]
  /** Level of the heading. */
  as?: 'h2' | 'h3'
}) => {
  const [{ fetching }, accept] = useMutation(AcceptPrices)
  const [refusal, setRefusal] = useState<string>()
  const press = async () => {
    setRefusal(undefined)
    const { data, error } = await accept(
      { lines: lines.map(({ id, price }) => ({ lineId: id, price })) },
      context,
    )
    const why = error ? errorMessage(error, t('common.failed')) : data?.acceptPrices.userErrors[0]?.message
    setRefusal(why)
    // The pressed button is gone in a moment.
    if (why === undefined) document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <section className={styles.changed} aria-labelledby="changed-prices">
      <Heading id="changed-prices">
        {lines.length === 1 ? t('price.changed.one') : t('price.changed.many')}
      </Heading>
      <p className="small muted">{t('price.changed.why')}</p>
      <ul>
        {lines.map(({ id, name, price, previousPrice }) => (
          <li key={id}>
            <span>{name}</span>
            <span className="price">
              {rich('price.changed.line', {
                sr: (words) => <span className="sr">{words}</span>,
                was: (words) => <s>{words}</s>,
                before: formatPaise(previousPrice ?? price),
                price: formatPaise(price),
              })}
            </span>
          </li>
        ))}
      </ul>
      <Button wide busy={fetching} onClick={() => void press()}>
        {lines.length === 1 ? t('price.accept.one') : t('price.accept.many')}
      </Button>
      {refusal ? (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      ) : null}
    </section>
  )
}
