import type { ReactNode } from 'react'
import { letteringOf } from '#contract/engraving-words.ts'

/** The words of an engraving, drawn in their lettering and with its name, because the bench cuts what it sees here. */
export const Engraved = ({
  words,
  face,
  children,
}: {
  readonly words: string
  readonly face: string | undefined
  /** What else is personalised. */
  readonly children?: ReactNode
}) => (
  <span className="engr">
    <span className={face ? `face--${face}` : undefined}>{words}</span>
    <small>
      {letteringOf(face) ?? 'Lettering not known'}
      {children}
    </small>
  </span>
)
