import { operatorApprovals } from '#contract/approvals.ts'
import { may } from '../api/call.ts'
import { Say } from '../parts/say.tsx'
import { APPROVALS, nameFirst, whenWithin } from '../parts/words.ts'
import type { OrderFile } from './bench.tsx'

/** What owner and manager are deciding about the order, for those who make, pack or hand it over. */
export const Waiting = ({ file: { waiting = [] } }: { readonly file: OrderFile }) =>
  waiting.length === 0 || may(operatorApprovals) ? null : (
    <Say kind="wait" title="A second person has been asked about this order">
      {waiting.map(({ kind, askedBy, askedAt }) => (
        <p key={`${kind} ${askedAt}`}>
          {APPROVALS[kind] ?? kind}: asked for by {nameFirst(askedBy)} {whenWithin(askedAt)}.
        </p>
      ))}
      <p>Ask them before it leaves the house.</p>
    </Say>
  )
