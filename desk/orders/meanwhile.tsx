import type { HttpError } from 'ra-core'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { operatorOrderFile, STALE, type OrderAct } from '#contract/desk-order.ts'
import { operatorOrder } from '#contract/operator.ts'
import { codeOf, type Refused } from '../api/refusal.ts'
import { Ask } from '../parts/ask.tsx'
import { eventWords } from '../parts/events.ts'
import { inSight } from '../parts/in-sight.ts'
import { Say } from '../parts/say.tsx'
import { nameFirst, when } from '../parts/words.ts'
import { session } from '../session.ts'
import type { OrderFile } from './bench.tsx'

/** What a refusal for a colleague's sake speaks of. */
export const REREADS = [operatorOrder, operatorOrderFile] as const

/**
 * The version of an order that a dialog has shown. What a colleague has done since it was opened refuses its act; once
 * the order has been read again, that is shown in the dialog, and the next press has seen it.
 */
export const useSeen = (file: OrderFile) => {
  const [opened] = useState(() => file.acts[0])
  const [seen, setSeen] = useState(file.version)
  const meanwhile = (error: HttpError | null): readonly OrderAct[] => {
    if (!error || codeOf(error) !== STALE || file.version <= seen) return []
    const since = file.acts.findIndex(({ at, event }) => at === opened?.at && event === opened.event)
    return file.acts
      .slice(0, since === -1 ? undefined : since)
      .filter(({ by, who }) => by === 'house' && who !== session.name)
  }
  /** What is sent as `seen`. */
  const next = (error: HttpError | null): number => {
    const known = meanwhile(error).length > 0 ? file.version : seen
    setSeen(known)
    return known
  }
  return { meanwhile, next }
}

/** What colleagues did while this was typed, newest first. */
const Meanwhile = ({
  acts,
  children,
}: {
  readonly acts: readonly OrderAct[]
  readonly children: ReactNode
}) =>
  acts.length === 0 ? null : (
    <div role="alert" ref={inSight}>
      <Say kind="wait" title="Somebody else has changed this order meanwhile">
        <ul>
          {acts.map(({ at, event, who, text }) => (
            <li key={`${at}${event}`}>
              {when(at)}: {nameFirst(who ?? 'A colleague')} {eventWords(event)}
              {text === undefined ? '' : `: ${text}`}
            </li>
          ))}
        </ul>
        {children}
        <p>Nothing of yours is done yet: leave it as they did, or do yours all the same.</p>
      </Say>
    </div>
  )

/** Asks before an act on an order is sent, and says why it was refused, or what colleagues did meanwhile. */
export const AskOfOrder = ({
  send,
  meanwhile = [],
  theirs,
  children,
  ...rest
}: Omit<ComponentProps<typeof Ask>, 'open' | 'busy' | 'refused'> & {
  readonly send: { readonly isPending: boolean; readonly error: Refused | null }
  readonly meanwhile?: readonly OrderAct[]
  /** What a colleague wrote, beside what is typed here. */
  readonly theirs?: ReactNode
}) => (
  <Ask
    open
    busy={send.isPending}
    refused={meanwhile.length > 0 ? undefined : send.error}
    {...(meanwhile.length > 0 && { stay: 'Leave it as they did' })}
    {...rest}
  >
    {children}
    <Meanwhile acts={meanwhile}>{theirs}</Meanwhile>
  </Ask>
)
