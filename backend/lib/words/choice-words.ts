import { joined, named, namedWithin, say, type Said } from './words.ts'

/** '45 cm' explains itself; '12' and '2.4' need the word 'size'. */
const sizeSaid = (size: string): Said => (/\p{L}/u.test(size) ? named(size) : say`size ${size}`)

/** '18 kt yellow gold' and 'size 14': what was chosen of a piece, for the middle of a line of an e-mail. */
export const choiceSaid = ({
  metal,
  purity,
  size,
}: {
  readonly metal?: string | null | undefined
  readonly purity?: string | null | undefined
  readonly size?: string | null | undefined
}): { metal: Said[]; size: Said[] } => {
  const of = [...(purity ? [named(purity)] : []), ...(metal ? [namedWithin(metal)] : [])]
  return { metal: of.length > 0 ? [joined(of, ' ')] : [], size: size ? [sizeSaid(size)] : [] }
}
