import { operatorRates, operatorRatesEffect, operatorSetRates, type Repricing } from '#contract/pricing.ts'
import { useAnswer, useSend } from '../api/use-call.ts'
import { Ask } from '../parts/ask.tsx'
import { counted, inRupees, rounded } from '../parts/words.ts'
import { changeOf, keyOf, type Change } from './rate.ts'

/** A rate that changes by more than this at once is usually a typing mistake. */
const FAR = 0.1

/** The rates that are about to be set, next to the present ones. */
export const SetRates = ({
  changes,
  onClose,
  onSet,
}: {
  readonly changes: readonly Change[]
  readonly onClose: () => void
  readonly onSet: (repricing: Repricing) => void
}) => {
  const send = useSend(operatorSetRates, {
    quiet: true,
    rereads: [operatorRates],
    done: 'The rates are set.',
    onDone: ({ repricing }) => onSet(repricing),
  })
  const rates = changes.map(({ rate: { metal, purity }, to }) => ({ metal, purity, perGram: to }))
  const effect = useAnswer(operatorRatesEffect, { body: { rates } })
  const far = changes.filter(({ rate, to }) => Math.abs(to - rate.perGram) / rate.perGram > FAR)
  return (
    <Ask
      title="Set today’s rates"
      open
      onClose={onClose}
      act={`Set ${counted(changes.length, 'rate')}`}
      busy={send.isPending}
      refused={send.error}
      onAct={() =>
        send.mutate({ body: { rates: rates.map((one, at) => ({ ...one, was: changes[at]?.rate.perGram })) } })
      }
    >
      <table className="sum">
        <tbody>
          {changes.map(({ rate, to }) => (
            <tr key={keyOf(rate)}>
              <th scope="row">
                {keyOf(rate)}
                <small>
                  {to === rate.perGram
                    ? 'as it was'
                    : `was ${inRupees(rate.perGram)}, ${changeOf(rate.perGram, to)}`}
                </small>
              </th>
              <td>{inRupees(to)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {effect.data ? (
        effect.data.combinations === 0 ? (
          <p>No price changes.</p>
        ) : (
          <>
            <p>
              <b>
                {effect.data.floor ? 'At least ' : ''}
                {counted(effect.data.combinations, 'price')} of {counted(effect.data.products, 'product')}{' '}
                would change
              </b>
              : {rounded(effect.data.dearer)} dearer, {rounded(effect.data.combinations - effect.data.dearer)}{' '}
              cheaper.
              {effect.data.floor ? ' The catalogue is too large to look through all of it here.' : ''}
            </p>
            <table className="sum">
              <tbody>
                {effect.data.examples.map((one) => (
                  <tr key={one.sku}>
                    <th scope="row">
                      {one.name}
                      <small>
                        {one.sku}, was {inRupees(one.from)}
                      </small>
                    </th>
                    <td>{inRupees(one.to)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </>
        )
      ) : (
        <p role="status">{effect.error?.message ?? 'Counting the prices that would change…'}</p>
      )}
      <p className="muted">Shoppers see it in their bags. Prices set by hand stay as they are.</p>
      {far.length > 0 ? (
        <p className="err" role="alert">
          {far.map(({ rate }) => keyOf(rate)).join(', ')} moves by more than a tenth. Look again.
        </p>
      ) : null}
    </Ask>
  )
}
