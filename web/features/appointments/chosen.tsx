import { sizeWords } from '#web/components/piece-facts/piece-facts.ts'
import { says } from '#web/lib/said.ts'

/** In which metal and size a piece is to be laid out; nothing of what was not chosen. */
export interface Choice {
  readonly metal?: string | null
  readonly purity?: string | null
  readonly size?: string | null
}

/** '18 kt yellow gold, size 14', small, after a name. */
export const Chosen = ({ metal, purity, size }: Choice) => {
  const words = [
    [purity && says(purity), metal && says(metal).toLowerCase()].filter(Boolean).join(' '),
    size && sizeWords(size),
  ].filter(Boolean)
  return words.length > 0 ? <small className="muted num"> {words.join(', ')}</small> : null
}
