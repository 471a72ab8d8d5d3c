import { sizeWords } from '#web/components/piece-facts/piece-facts.ts'
import { says } from '#web/lib/said.ts'

/** The metal and size in which a piece should be laid out; only those that were chosen. */
export interface Choice {
  readonly metal?: string | null
  readonly purity?: string | null
  readonly size?: string | null
}

/** '18 kt yellow gold, size 14', in small type after a name. */
export const Chosen = ({ metal, purity, size }: Choice) => {
  const words = [
    [purity && says(purity), metal && says(metal).toLowerCase()].filter(Boolean).join(' '),
    size && sizeWords(size),
  ].filter(Boolean)
  return words.length > 0 ? <small className="muted num"> {words.join(', ')}</small> : null
}
