import type { PageSeed } from './page-seed.ts'
import { aboutUs } from './pages/about-us.ts'
import { bespoke } from './pages/bespoke.ts'
import { blogsIndex } from './pages/blogs-index.ts'
import { cancellation } from './pages/cancellation.ts'
import { clickAndCollect } from './pages/clickandcollect.ts'
import { craftsman } from './pages/craftsman.ts'
import { custom } from './pages/custom.ts'
import { engraving } from './pages/engraving.ts'
import { faq } from './pages/faq.ts'
import { fourCs } from './pages/four-cs.ts'
import { franchise } from './pages/franchise.ts'
import { home } from './pages/home.ts'
import { hotstamping } from './pages/hotstamping.ts'
import { jewelleryCare } from './pages/jewellery-care.ts'
import { lists } from './pages/lists.ts'
import { parts } from './pages/parts.ts'
import { personalizedGift } from './pages/personalizedgift.ts'
import { privacyPolicy } from './pages/privacypolicy.ts'
import { resizing } from './pages/resizing.ts'
import { restoration } from './pages/restoration.ts'
import { services } from './pages/services.ts'
import { showcases } from './pages/showcases.ts'
import { signatureBox } from './pages/signaturebox.ts'
import { soulstone } from './pages/soulstone.ts'
import { gold, origin } from './pages/stories.ts'
import { terms } from './pages/terms.ts'
import { visit } from './pages/visit.ts'
import { watchCare } from './pages/watch-care.ts'
import { whatsapp } from './pages/whatsapp.ts'

/** Every page of an empty store; to add one, write it in `pages/` and name it here. */
// prettier-ignore
export const pages: readonly PageSeed[] = [
  home,
  services, engraving, hotstamping, soulstone, clickAndCollect, signatureBox, personalizedGift, watchCare,
  jewelleryCare, resizing, restoration, fourCs,
  aboutUs, craftsman, franchise, blogsIndex,
  faq, whatsapp,
  privacyPolicy, custom, terms, cancellation,
  origin, gold,
  ...showcases, bespoke, ...lists, ...visit, ...parts,
]
