import Button from '@mui/material/Button'
import type { OrderAct } from '#contract/desk-order.ts'
import { eventWords } from '../parts/events.ts'
import { Say } from '../parts/say.tsx'
import { Scroll } from '../parts/scroll.tsx'
import { nameFirst, whenWithin } from '../parts/words.ts'
import type { Typed } from './piece-fields.tsx'

const FIELDS: readonly (readonly [keyof Typed, string])[] = [
  ['huid', 'HUID'],
  ['gross', 'Gross, g'],
  ['net', 'Metal alone, g'],
  ['report', 'Stone report'],
]
type Pieces = Readonly<Record<string, Typed>>

/** What a colleague recorded meanwhile, next to the earlier values and the typed ones; nothing typed is lost. */
export const Conflict = ({
  names,
  before,
  theirs,
  yours,
  meanwhile,
  onTheirs,
  onYours,
}: {
  readonly names: Readonly<Record<string, string>>
  readonly before: Pieces
  readonly theirs: Pieces
  readonly yours: Pieces
  readonly meanwhile: readonly OrderAct[]
  readonly onTheirs: () => void
  readonly onYours: () => void
}) => {
  const rows = Object.entries(yours).flatMap(([key, typed]) =>
    FIELDS.flatMap(([field, label]) => {
      const theirsNow = theirs[key]?.[field] ?? ''
      return theirsNow === typed[field]
        ? []
        : [
            {
              id: `${key}:${field}`,
              what: `${names[key] ?? ''}: ${label}`,
              before: before[key]?.[field] ?? '',
              theirs: theirsNow,
              yours: typed[field],
            },
          ]
    }),
  )
  return (
    <Say kind="wait" title="Somebody else recorded pieces of this order while you typed">
      <ul>
        {meanwhile
          .filter(({ by }) => by === 'house')
          .map((act) => (
            <li key={`${act.at}${act.event}`}>
              {nameFirst(act.who ?? 'A colleague')} {eventWords(act.event)}, {whenWithin(act.at)}
            </li>
          ))}
      </ul>
      {rows.length > 0 ? (
        <Scroll label="What differs">
          <table className="stack">
            <thead>
              <tr>
                <th>What</th>
                <th>Before</th>
                <th>Theirs</th>
                <th>Yours</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  <td>{row.what}</td>
                  <td data-of="Before">{row.before || '–'}</td>
                  <td data-of="Theirs">{row.theirs || '–'}</td>
                  <td data-of="Yours">
                    <b>{row.yours || '–'}</b>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      ) : (
        <p>It is the same as yours.</p>
      )}
      <div className="acts">
        <Button onClick={onTheirs}>Keep theirs</Button>
        <Button onClick={onYours}>Overwrite with mine</Button>
      </div>
    </Say>
  )
}
