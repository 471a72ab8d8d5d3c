import { useState, type FormEvent } from 'react'
import { useQuery } from 'urql'
import { formatWeekday } from '#web/lib/dates.ts'
import { errorMessage } from '#web/lib/errors.ts'
import { Button } from '#web/ui/button/button.tsx'
import { readPin, rememberedPin } from './pin.ts'
import { PromiseDocument } from './promise-query.ts'
import styles from './promise.module.css'

interface PromiseProps {
  /** Working days until the slowest piece leaves the workshop. */
  makingDays: number
}

/** Asks for the PIN code; what is no PIN code stays in the field with a sentence. */
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
      <label htmlFor="promise-pin">Your PIN code</label>
      <input
        id="promise-pin"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={7}
        value={text}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? 'promise-pin-error' : undefined}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setWrong(false)
        }}
      />
      <Button small look="line" type="submit">
        Check
      </Button>
      {wrong ? (
        <p id="promise-pin-error" className={styles.wrong} role="alert">
          A PIN code has six digits.
        </p>
      ) : null}
    </form>
  )
}

const Workshop = ({ makingDays }: PromiseProps) => (
  <>
    Leaves the workshop in {makingDays} working {makingDays === 1 ? 'day' : 'days'}, insured.
  </>
)

const Answer = ({ pin, makingDays }: PromiseProps & { pin: string }) => {
  const [{ data, error, fetching }] = useQuery({ query: PromiseDocument, variables: { pin, makingDays } })
  // For the same PIN code the last date stays until the next is there, so that nothing moves meanwhile.
  const known = data?.promise
  const promise = fetching && known?.pin !== pin ? undefined : known
  if (error) return <span className={styles.wrong}>{errorMessage(error, 'The date did not load.')}</span>
  if (promise === null) return <Workshop makingDays={makingDays} />
  if (!promise)
    return (
      <>
        To <b>{pin}</b>: one moment.
      </>
    )
  if (!promise.served || !promise.expectedArrival)
    return (
      <span className={styles.wrong}>
        We cannot send insured to {pin}
        {promise.place ? `, ${promise.place}` : ''}. You can collect at a store.
      </span>
    )
  return (
    <>
      To <b>{pin}</b>
      {promise.place ? `, ${promise.place},` : ''} by{' '}
      <b aria-busy={fetching || undefined}>{formatWeekday(promise.expectedArrival)}</b>, insured.
    </>
  )
}

/**
 * The day the pieces can be with the shopper, by PIN code; without one, how to know it. `anywhere`: the day that holds for
 * any PIN code, said until one is known, so that there is one date and no other.
 */
export const DeliveryPromise = ({
  makingDays,
  anywhere,
}: PromiseProps & { anywhere?: string | undefined }) => {
  const pin = rememberedPin.use()
  const [changing, setChanging] = useState(false)
  return (
    <div className={`small ${styles.promise}`}>
      <p role="status">
        {pin ? (
          <>
            <Answer pin={pin} makingDays={makingDays} />{' '}
            <button
              type="button"
              className="tlink"
              aria-expanded={changing}
              onClick={() => setChanging(!changing)}
            >
              Change<span className="sr"> the PIN code</span>
            </button>
          </>
        ) : anywhere === undefined ? (
          <Workshop makingDays={makingDays} />
        ) : (
          anywhere
        )}
      </p>
      {!pin || changing ? (
        <div className="needs-script">
          <Ask
            onPin={(next) => {
              rememberedPin.set(next)
              setChanging(false)
            }}
          />
        </div>
      ) : null}
    </div>
  )
}
