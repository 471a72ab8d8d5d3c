import { staysHtml } from '#web/lib/stays-html.tsx'

const load = () => import('./stays-below.tsx')
const written = import.meta.env.SSR ? await load() : undefined

const loadPersonal = () => import('./stays-personal.tsx')
const personal = import.meta.env.SSR ? await loadPersonal() : undefined

const loadScale = () => import('./stays-scale.tsx')
const scale = import.meta.env.SSR ? await loadScale() : undefined

export const TrueScale = staysHtml(scale?.TrueScale, async () => (await loadScale()).TrueScale)

/** Has only the browser's own behaviour, so its code is fetched only when a choice changes its words. */
export const Accordion = staysHtml(written?.ProductAccordion, async () => (await load()).ProductAccordion, {
  near: false,
})
/** The same; the code that writes dates is not among the first scripts. */
export const RateWords = staysHtml(written?.RateWords, async () => (await load()).RateWords, { near: false })
/** The same. */
export const Bill = staysHtml(written?.Bill, async () => (await load()).Bill, { near: false })
export const Sold = staysHtml(written?.Sold, async () => (await load()).Sold, { near: false })
/** Text typed into its HTML is read once its code has arrived. */
export const PersonalSection = staysHtml(
  personal?.PersonalSection,
  async () => (await loadPersonal()).PersonalSection,
)
export const TurnView = staysHtml(written?.TurnView, async () => (await load()).TurnView)
export const Together = staysHtml(written?.Together, async () => (await load()).Together)

/**
 * The parts that must be ready before the browser can render the page of a piece. A part that came later would move
 * what Back had brought into view.
 */
export const readyBelow = () =>
  Promise.all(
    [Accordion, RateWords, Bill, PersonalSection, TrueScale, TurnView, Together].map(({ ready }) => ready()),
  )
