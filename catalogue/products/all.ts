import { bands } from './bands.ts'
import { bracelets } from './bracelets.ts'
import { brooches } from './brooches.ts'
import { coins } from './coins.ts'
import type { Design } from './design.ts'
import { earrings } from './earrings.ts'
import { diamonds, labGrown } from './diamonds.ts'
import { bespoke, high } from './high.ts'
import { pendants } from './pendants.ts'
import { rings } from './rings.ts'
import { watches } from './watches.ts'

/** Everything that the house makes, in the order of its windows. */
export const collection: readonly Design[] = [
  ...rings,
  ...bands,
  ...pendants,
  ...earrings,
  ...bracelets,
  ...diamonds,
  ...labGrown,
  ...high,
  ...watches,
  ...brooches,
  ...bespoke,
  ...coins,
]
