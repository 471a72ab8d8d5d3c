import { useState } from 'react'
import {
  operatorRates,
  operatorRatesEffect,
  operatorRepricing,
  operatorSetRates,
  type Repricing,
} from '#contract/pricing.ts'
import { may } from '../api/call.ts'
import { useAnswer, useSend } from '../api/use-call.ts'
import { Ask } from '../parts/ask.tsx'
import { Page } from '../parts/page.tsx'
import { SaveBar } from '../parts/save-bar.tsx'
import { Failed, Loading, Say } from '../parts/say.tsx'
import { Scroll } from '../parts/scroll.tsx'
import { useUnsaved } from '../parts/unsaved.ts'
import { age, counted, inRupees, nameOf, rupeesOf, when } from '../parts/words.ts'
import { Approvals } from '../money/approvals.tsx'
import { History } from './history.tsx'
import { keyOf, type Rate } from './rate.ts'

/** A rate that changes by more than this at once is usually a typing mistake. */
const FAR = 0.1

const changeOf = (from: number, to: number) => {
  const percent = ((to - from) / from) * 100
  return `${percent > 0 ? '+' : '−'}${Math.abs(percent).toFixed(2)} %`
}

interface Change {
  readonly rate: Rate
  readonly to: number
}

/** The rates that are about to be set, next to the present ones. */
const SetRates = ({
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
      refused={send.error?.message}
      onAct={() =>
        send.mutate({
          body: { rates },
        })
      }
    >
      <table className="sum">
        <tbody>
          {changes.map(({ rate, to }) => (
            <tr key={keyOf(rate)}>
              <th scope="row">
                {keyOf(rate)}
                <small>
                  was {inRupees(rate.perGram)}, {changeOf(rate.perGram, to)}
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
              : {effect.data.dearer} dearer, {effect.data.combinations - effect.data.dearer} cheaper.
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
          {to === undefined || to === rate.perGram ? null : (
            <span className="by">{changeOf(rate.perGram, to)}</span>
          )}
          <input
            className={to !== undefined && to !== rate.perGram ? 'cell new' : 'cell'}
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
    return to === undefined || to === rate.perGram ? [] : [{ rate, to }]
  })
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
      {may(operatorSetRates) ? <Approvals kind="rates" /> : null}
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
          says={
            <>
              {counted(changes.length, 'rate')} not set yet
              {wrong > 0 ? `; ${wrong} to be corrected first` : ''}
            </>
          }
          back={[{ label: 'Discard', onClick: () => setTyped({}) }]}
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
