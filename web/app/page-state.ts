import type { Site } from '#web/lib/site.ts'
import type { Answers } from '#web/lib/urql/answers.ts'

/** What the server leaves in the page for the browser: data, no code. */
export interface PageState {
  queries: Answers
  site: Site
  signedIn: boolean
}

export const STATE_ID = 'state'

const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** JSON that cannot end its script element, whatever the data contains. */
export const stateText = (state: PageState): string =>
  JSON.stringify(state).replace(/[<>&\u2028\u2029]/g, (c) => escapes[c] ?? c)

const has = <Name extends string>(value: unknown, name: Name): value is Record<Name, unknown> =>
  typeof value === 'object' && value !== null && name in value

/** As far as what the server writes may be told from what it does not; the answers are urql's to read. */
const isState = (value: unknown): value is PageState =>
  has(value, 'queries') &&
  typeof value.queries === 'object' &&
  has(value, 'site') &&
  has(value.site, 'origin') &&
  has(value.site, 'name') &&
  has(value, 'signedIn') &&
  typeof value.signedIn === 'boolean'

/** The state in this document; undefined when the page was not rendered on the server. */
export const readState = (): PageState | undefined => {
  const text = document.getElementById(STATE_ID)?.textContent
  const state: unknown = text ? JSON.parse(text) : undefined
  return isState(state) ? state : undefined
}
