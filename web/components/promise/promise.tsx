import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useQuery } from 'urql'
import { formatWeekday } from '#web/lib/dates.ts'
import { errorMessage } from '#web/lib/errors.ts'
import { useOffers } from '#web/lib/offered.ts'
import { Button } from '#web/ui/button/button.tsx'
import { rich, t } from '#web/words/t.ts'
import { readPin, rememberedPin } from './pin.ts'
import { PromiseDocument } from './promise-query.ts'
import styles from './promise.module.css'

interface PromiseProps {
  /** Working days until the slowest piece leaves the workshop. */
  makingDays: number
}

/** Asks for the PIN code; anything else stays in the field, with a sentence that says why. */
const Ask = ({ onPin }: { onPin: (pin: string) => void }) => {
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const pin = readPin(text)
    if (pin) onPin(pin)
    else setWrong(true)
  }
  return (
    <form className={styles.ask} onSubmit={submit} noValidate>
      <label htmlFor="promise-pin">{t('promise.pin')}</label>
      <input
        id="promise-pin"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={9}
        value={text}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? 'promise-pin-error' : undefined}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setWrong(false)
        }}
      />
      <Button small look="line" type="submit">
        {t('promise.check')}
      </Button>
      {wrong ? (
        <p id="promise-pin-error" className={styles.wrong} role="alert">
          {t('address.pin.digits')}
        </p>
      ) : null}
    </form>
  )
}

const Workshop = ({ makingDays }: PromiseProps) => <>{t('promise.workshop', { days: makingDays })}</>

/** The day that was shown for the same PIN code before the pieces changed; undefined if there was none. */
const useDayBefore = (pin: string, day: string | undefined): string | undefined => {
  const [seen, setSeen] = useState<{ pin: string; day: string; before?: string | undefined }>()
  if (day !== undefined && (seen?.pin !== pin || seen.day !== day))
    setSeen({ pin, day, before: seen?.pin === pin ? seen.day : undefined })
  return seen?.before
}

const Answer = ({ pin, makingDays }: PromiseProps & { pin: string }) => {
  const [{ data, error, fetching }] = useQuery({ query: PromiseDocument, variables: { pin, makingDays } })
  // For the same PIN code the last date stays until the next arrives, so that nothing moves.
  const known = data?.promise
  const promise = fetching && known?.pin !== pin ? undefined : known
  const before = useDayBefore(pin, (!fetching && promise?.expectedArrival) || undefined)
  if (error) return <span className={styles.wrong}>{errorMessage(error, t('promise.failed'))}</span>
  if (promise === null) return <Workshop makingDays={makingDays} />
  if (!promise) return <>{rich('promise.wait', { b: (words) => <b>{words}</b>, pin })}</>
  if (!promise.served || !promise.expectedArrival)
    return (
      <span className={styles.wrong}>
        {t('promise.notServed', { place: [pin, promise.place].filter(Boolean).join(', ') })}
      </span>
    )
  return (
    <>
      {rich('promise.by', {
        b: (words) => <b>{words}</b>,
        pin,
        place: promise.place ?? 'none',
        day: (words) => <b aria-busy={fetching || undefined}>{words}</b>,
        date: formatWeekday(promise.expectedArrival),
      })}
      {before === undefined ? null : <> {t('promise.moved', { before: formatWeekday(before) })}</>}
    </>
  )
}

/**
 * The day by which the pieces can be with the shopper, by PIN code; without a PIN code, how to find out. `anywhere` is
 * the day that applies to every PIN code, shown until one is known, so that only one date is ever shown.
 */
export const DeliveryPromise = ({
  makingDays,
  anywhere,
}: PromiseProps & { anywhere?: string | undefined }) => {
  const pin = rememberedPin.use()
  const offers = useOffers('promise')
  const [changing, setChanging] = useState(false)
  const change = useRef<HTMLButtonElement>(null)
  const answered = useRef(false)
  // The field that had the focus has gone.
  useEffect(() => {
    if (answered.current) change.current?.focus({ preventScroll: true })
    answered.current = false
  }, [pin, changing])
  return (
    <div className={`small ${styles.promise}`}>
      <p role="status">
        {offers && pin ? (
          <>
            <Answer pin={pin} makingDays={makingDays} />{' '}
            <button
              ref={change}
              type="button"
              className="tlink"
              aria-expanded={changing}
              onClick={() => setChanging(!changing)}
            >
              {rich('promise.change', { what: (words) => <span className="sr">{words}</span> })}
            </button>
          </>
        ) : anywhere === undefined ? (
          <Workshop makingDays={makingDays} />
        ) : (
          anywhere
        )}
      </p>
      {offers && (!pin || changing) ? (
        <div className="needs-script">
          <Ask
            onPin={(next) => {
              answered.current = true
              rememberedPin.set(next)
              setChanging(false)
            }}
          />
        </div>
      ) : null}
    </div>
  )
}
