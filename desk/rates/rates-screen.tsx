import { useState } from 'react'
import { operatorRates, operatorRepricing, operatorSetRates, type Repricing } from '#contract/pricing.ts'
import { may } from '../api/call.ts'
import { useAnswer } from '../api/use-call.ts'
import { Page } from '../parts/page.tsx'
import { SaveBar } from '../parts/save-bar.tsx'
import { Failed, Loading, Say } from '../parts/say.tsx'
import { Scroll } from '../parts/scroll.tsx'
import { useUnsaved } from '../parts/unsaved.ts'
import { age, counted, inRupees, nameOf, rupeesOf, when } from '../parts/words.ts'
import { Approvals } from '../money/approvals.tsx'
import { History } from './history.tsx'
import { changeOf, followers, keyOf, type Change, type Rate } from './rate.ts'
import { SetRates } from './set-rates.tsx'

/** The progress of the prices that follow the rates; it continues after leaving the screen. */
const Progress = ({ begun }: { readonly begun: Repricing }) => {
  const { data = begun } = useAnswer(
    operatorRepricing,
    { params: { id: begun._id } },
    {
      when: begun.finishedAt === undefined,
      every: 2_000,
      until: ({ finishedAt }) => finishedAt !== undefined,
    },
  )
  return (
    <Say
      kind={data.finishedAt ? 'ok' : 'plain'}
      title={data.finishedAt ? 'Every price follows the rates' : 'Prices are being updated'}
    >
      <p className="num" role="status">
        {data.finishedAt
          ? `${counted(data.repriced, 'price has', 'prices have')} changed.`
          : `${data.done} of ${counted(data.products, 'product')}, ${counted(data.repriced, 'price has', 'prices have')} changed so far. It goes on if you leave this screen.`}
      </p>
    </Say>
  )
}

/** What is typed is not a rate. */
const isWrong = (typed = '') => typed.trim() !== '' && rupeesOf(typed) === undefined

const RateRow = ({
  rate,
  typed,
  onType,
  onEnter,
  sets,
}: {
  readonly rate: Rate
  readonly typed: string | undefined
  readonly onType: (typed: string) => void
  readonly onEnter: () => void
  readonly sets: boolean
}) => {
  const wrong = isWrong(typed)
  const to = typed === undefined ? undefined : rupeesOf(typed)
  return (
    <tr>
      <td>{keyOf(rate)}</td>
      <td data-of="Set" className="muted">
        {when(rate.setAt)}, {nameOf(rate.setBy)}
      </td>
      <td data-of="A gram" className="r nw">
        {inRupees(rate.perGram)}
      </td>
      {sets ? (
        <td className="r nw" data-of="New">
          {to === undefined ? null : <span className="by">{changeOf(rate.perGram, to)}</span>}
          <input
            className={to === undefined ? 'cell' : 'cell new'}
            inputMode="decimal"
            aria-label={`New rate of ${keyOf(rate)}, rupees a gram`}
            aria-invalid={wrong || undefined}
            placeholder={inRupees(rate.perGram).slice(1)}
            value={typed ?? ''}
            onChange={({ target }) => onType(target.value)}
            onKeyDown={({ key }) => {
              if (key === 'Enter') onEnter()
            }}
          />
          {wrong ? <small className="err">Rupees, such as 9380 or 9380.50</small> : null}
        </td>
      ) : null}
    </tr>
  )
}

/** What a gram costs today, how it was, and new rates with what they change. */
export const RatesScreen = () => {
  const { data, error, refetch } = useAnswer(operatorRates, { query: { limit: 500 } })
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [setting, setSetting] = useState(false)
  const [begun, setBegun] = useState<Repricing>()
  const rates = data?.rates ?? []
  const latest = (data?.current ?? []).toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)))
  const changes = latest.flatMap((rate): Change[] => {
    const to = rupeesOf(typed[keyOf(rate)] ?? '')
    return to === undefined ? [] : [{ rate, to }]
  })
  // The first rate of gold that is typed, while others of gold are not.
  const following = changes
    .map((change) => followers(change, latest).filter(({ rate }) => !typed[keyOf(rate)]?.trim()))
    .find((some) => some.length > 0)
  const wrong = latest.filter((rate) => isWrong(typed[keyOf(rate)])).length
  useUnsaved(changes.length + wrong > 0)
  const oldest = latest.map(({ setAt }) => setAt).toSorted()[0]
  const sets = may(operatorSetRates)
  const ready = wrong === 0 && changes.length > 0
  const look = () => {
    if (ready) setSetting(true)
  }
  return (
    <Page
      title="Metal rates"
      says={oldest ? `The oldest was set ${age(oldest)} ago. Rupees a gram, before GST.` : undefined}
    >
      {may(operatorSetRates) ? <Approvals of={({ kind }) => kind === 'rates'} /> : null}
      {begun ? <Progress key={begun._id} begun={begun} /> : null}
      {error ? <Failed error={error} again={() => void refetch()} /> : null}
      {!data && !error ? <Loading /> : null}
      {data ? (
        <Scroll label="Rates">
          <table className="stack rt">
            <thead>
              <tr>
                <th>Metal</th>
                <th>Set</th>
                <th className="r">Per gram</th>
                {sets ? <th className="r">New</th> : null}
              </tr>
            </thead>
            <tbody>
              {latest.map((rate) => (
                <RateRow
                  key={keyOf(rate)}
                  rate={rate}
                  sets={sets}
                  typed={typed[keyOf(rate)]}
                  onEnter={look}
                  onType={(text) => setTyped((all) => ({ ...all, [keyOf(rate)]: text }))}
                />
              ))}
            </tbody>
          </table>
        </Scroll>
      ) : null}
      {data ? <History rates={rates} latest={latest} /> : null}
      {changes.length + wrong > 0 ? (
        <SaveBar
          says={`${counted(changes.length, 'rate')} not set yet`}
          wrong={wrong > 0 ? `${wrong} to be corrected first` : undefined}
          back={[
            ...(following
              ? [
                  {
                    label: 'Other gold in proportion',
                    onClick: () =>
                      setTyped((all) => ({
                        ...all,
                        ...Object.fromEntries(following.map(({ rate, to }) => [keyOf(rate), `${to}`])),
                      })),
                  },
                ]
              : []),
            { label: 'Discard', onClick: () => setTyped({}) },
          ]}
          act={{
            label: 'Look at the effect',
            disabled: !ready,
            onClick: look,
          }}
        />
      ) : null}
      {setting ? (
        <SetRates
          changes={changes}
          onClose={() => setSetting(false)}
          onSet={(repricing) => {
            setBegun(repricing)
            setSetting(false)
            setTyped({})
          }}
        />
      ) : null}
    </Page>
  )
}
