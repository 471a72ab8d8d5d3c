import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useQuery } from 'urql'
import { orWords } from '#web/lib/list-words.ts'
import { stateSaid } from '#web/lib/state-said.ts'
import { readPin } from './pin.ts'
import { PromiseDocument } from './promise-query.ts'
import { t } from '#web/words/t.ts'

/**
 * Chooses the state of a typed PIN code, for a form with `postalCode` and `state` (below `within`, if given), and
 * clears a state that does not match; that of the PIN code before goes if the new one is in no state. Returns a rule for the state's field: a sentence that names the right state, or
 * true. If the backend does not know, nothing is chosen and every state is accepted.
 */
export const useStateOfPin = ({ within, pause = false }: { within?: string; pause?: boolean } = {}) => {
  const at = (field: string) => (within === undefined ? field : `${within}.${field}`)
  const [pinField, stateField] = [at('postalCode'), at('state')]
  const { setValue, getValues, clearErrors } = useFormContext()
  const typed: unknown = useWatch({ name: pinField })
  const pin = readPin(typeof typed === 'string' ? typed : '')
  const [{ data }] = useQuery({
    query: PromiseDocument,
    variables: { pin: pin ?? '', makingDays: 0 },
    pause: pause || pin === undefined,
  })
  const states = data?.promise?.pin === pin ? data?.promise?.states : undefined

  const filled = useRef('')
  useEffect(() => {
    if (pause || !states) return
    const now: unknown = getValues(stateField)
    const only = states.length === 1 ? (states[0] ?? '') : ''
    if (typeof now === 'string' && states.includes(now)) filled.current = now
    // Without states, only what an earlier PIN code filled in is wrong for sure.
    else if (states.length > 0 || (now !== '' && now === filled.current)) {
      filled.current = only
      setValue(stateField, only, { shouldDirty: true })
      clearErrors(stateField)
    }
  }, [pause, states, stateField, setValue, getValues, clearErrors])

  return (state: string): true | string =>
    pause || !states || states.length === 0 || states.includes(state)
      ? true
      : t('promise.pinState', { pin: pin ?? '', states: orWords(states.map(stateSaid)) })
}
