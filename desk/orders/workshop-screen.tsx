import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link } from 'react-router'
import { engravedWords } from '#contract/engraving-words.ts'
import { operatorDecideWorkshop, operatorWorkshop, type WorkshopPiece } from '#contract/workshop.ts'
import { sizeWords } from '#contract/size-words.ts'
import { useAnswer, useSend } from '../api/use-call.ts'
import { Ask } from '../parts/ask.tsx'
import { TextField } from '../parts/field.tsx'
import { Page } from '../parts/page.tsx'
import { Empty, Failed, Loading } from '../parts/say.tsx'
import { age, counted } from '../parts/words.ts'

type Decision = 'restock' | 'scrap'
const DONE = { restock: 'It is on sale again.', scrap: 'It is written off.' } as const

const Decide = ({
  piece,
  decision,
  onClose,
}: {
  readonly piece: WorkshopPiece
  readonly decision: Decision
  readonly onClose: () => void
}) => {
  const [reason, setReason] = useState('')
  const send = useSend(operatorDecideWorkshop, { quiet: true, done: DONE[decision], onDone: onClose })
  return (
    <Ask
      title={decision === 'restock' ? `${piece.name} back on sale` : `Write off ${piece.name}`}
      open
      onClose={onClose}
      act={decision === 'restock' ? 'Put it on sale' : 'Write it off'}
      busy={send.isPending}
      refused={send.error}
      ready={reason.trim().length >= 3}
      onAct={() => send.mutate({ params: { pieceId: piece._id }, body: { decision, reason: reason.trim() } })}
    >
      <p>
        {decision === 'restock'
          ? 'It was made plain again: one more can be sold from now on.'
          : 'It cannot be sold any more. This cannot be undone.'}
      </p>
      <TextField
        label="What was done with it"
        maxLength={300}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </Ask>
  )
}

/** Pieces made for one person that came back: they are on sale only after the workshop has decided. */
export const WorkshopScreen = () => {
  const { data, error, refetch } = useAnswer(
    operatorWorkshop,
    { query: { state: 'waiting' } },
    { every: 30_000 },
  )
  const [asked, setAsked] = useState<{ readonly piece: WorkshopPiece; readonly decision: Decision }>()
  const pieces = data?.pieces ?? []
  return (
    <Page
      title="Workshop"
      says={
        pieces.length > 0
          ? `${counted(pieces.length, 'piece is', 'pieces are')} waiting for a decision.`
          : undefined
      }
    >
      {error ? <Failed error={error} again={() => void refetch()} /> : null}
      {!data && !error ? <Loading /> : null}
      {data && pieces.length === 0 ? (
        <Empty title="No pieces waiting">
          <p>Engraved pieces that come back are listed here: made plain and sold again, or written off.</p>
        </Empty>
      ) : null}
      {pieces.length > 0 ? (
        <ul className="rows">
          {pieces.map((piece) => (
            <li key={piece._id}>
              <div>
                <p>
                  <b id={piece._id}>{piece.name}</b>
                  {piece.size ? `, ${sizeWords(piece.size)}` : ''}
                  {(piece.options ?? [])
                    .map(({ name = '', value }) => `, ${name.toLowerCase()} ${value}`)
                    .join('')}
                  , of{' '}
                  <Link className="tl" to={`/orders/${piece.orderNumber}`}>
                    {piece.orderNumber}
                  </Link>
                </p>
                <p className="muted">
                  {[
                    piece.engraving && engravedWords(piece.engraving, piece.engravingFace),
                    piece.birthStone && `birth stone ${piece.birthStone.toLowerCase()}`,
                  ]
                    .filter(Boolean)
                    .join(', ')
                    .replace(/^[a-z]/, (first) => first.toUpperCase())}
                  ; {piece.came} {age(piece.cameAt)} ago
                </p>
              </div>
              <div className="acts">
                <Button aria-describedby={piece._id} onClick={() => setAsked({ piece, decision: 'restock' })}>
                  Made plain
                </Button>
                <Button
                  aria-describedby={piece._id}
                  variant="text"
                  onClick={() => setAsked({ piece, decision: 'scrap' })}
                >
                  Write off
                </Button>
              </div>
            </li>
          ))}
        </ul>
      ) : null}
      {asked ? <Decide {...asked} onClose={() => setAsked(undefined)} /> : null}
    </Page>
  )
}
