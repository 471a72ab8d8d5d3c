import { staysHtml } from '#web/lib/stays-html.tsx'

const load = () => import('./stays-below.tsx')
const written = import.meta.env.SSR ? await load() : undefined

const loadPersonal = () => import('./stays-personal.tsx')
const personal = import.meta.env.SSR ? await loadPersonal() : undefined

const loadScale = () => import('./stays-scale.tsx')
const scale = import.meta.env.SSR ? await loadScale() : undefined

export const TrueScale = staysHtml(scale?.TrueScale, async () => (await loadScale()).TrueScale)

/** Without behaviour but the browser's own: its code comes only when a choice changes what it says. */
export const Accordion = staysHtml(written?.ProductAccordion, async () => (await load()).ProductAccordion, {
  near: false,
})
/** The same: what writes dates is not among the first scripts. */
export const RateWords = staysHtml(written?.RateWords, async () => (await load()).RateWords, { near: false })
/** The same. */
export const Bill = staysHtml(written?.Bill, async () => (await load()).Bill, { near: false })
export const Sold = staysHtml(written?.Sold, async () => (await load()).Sold, { near: false })
/** What was written into its HTML is read once its code is here. */
export const PersonalSection = staysHtml(
  personal?.PersonalSection,
  async () => (await loadPersonal()).PersonalSection,
)
export const TurnView = staysHtml(written?.TurnView, async () => (await load()).TurnView)
export const Together = staysHtml(written?.Together, async () => (await load()).Together)

/** What the page of a piece cannot be without, for a page that the browser renders. */
export const readyBelow = () =>
  Promise.all([Accordion, RateWords, Bill, PersonalSection, TurnView, Together].map(({ ready }) => ready()))
