import { useMemo, useState, type ReactNode } from 'react'
import { PersonalContext, type KeptWishes } from './personal-context.ts'
import type { Rules } from './rules.ts'

interface PersonaliseProps {
  /** Null if the backend offers nothing, or did not answer. */
  rules: Rules | null | undefined
  /** The part of the page that draws the form and puts the piece into the bag. */
  children: ReactNode
}

/** Engraving, birth stone and box of a piece: kept while metal, stone and size change. */
export const Personalise = ({ rules, children }: PersonaliseProps) => {
  const [kept, keep] = useState<KeptWishes>()
  const state = useMemo(() => ({ rules, kept, keep }), [rules, kept])
  return <PersonalContext value={state}>{children}</PersonalContext>
}
