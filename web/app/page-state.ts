import type { Site } from '#web/lib/site.ts'
import type { Answers } from '#web/lib/urql/answers.ts'

/** What the server leaves in the page for the browser: data, no code. */
export interface PageState {
  queries: Answers
  site: Site
  signedIn: boolean
}

export const STATE_ID = 'state'

/** Parts of answers in a shorter form: a picture, or a piece with its pictures (state-text.ts). */
export interface Told {
  url?: string
  avif?: unknown
  webp?: unknown
  media?: readonly { url: string }[]
  images?: unknown
}

/** The beginning that the files of a picture share with its address. */
export const stemOf = (url: string): string => url.slice(0, url.lastIndexOf('-') + 1)

/** The text after the width in each candidate of a `srcset`, if the files differ only in width. */
export const endOf = (format: string, width: number): string => `.${format} ${width}w`
export const BETWEEN = ', '

const setOf = (url: string | undefined, format: string, widths: readonly number[]): string =>
  widths.map((width) => stemOf(url ?? '') + width + endOf(format, width)).join(BETWEEN)

const lengthen = (_key: string, value: Told | null): unknown => {
  if (Array.isArray(value?.avif)) value.avif = setOf(value.url, 'avif', value.avif)
  if (Array.isArray(value?.webp)) value.webp = setOf(value.url, 'webp', value.webp)
  if (value?.images === 0) value.images = value.media?.map(({ url }) => url)
  return value
}

const has = <Name extends string>(value: unknown, name: Name): value is Record<Name, unknown> =>
  typeof value === 'object' && value !== null && name in value

/** Only a rough check that the server wrote it; urql reads the answers themselves. */
const isState = (value: unknown): value is PageState =>
  has(value, 'queries') &&
  typeof value.queries === 'object' &&
  has(value, 'site') &&
  has(value.site, 'origin') &&
  has(value.site, 'name') &&
  has(value, 'signedIn') &&
  typeof value.signedIn === 'boolean'

/** The state in this document; undefined if the page was not rendered on the server. */
export const readState = (): PageState | undefined => {
  const text = document.getElementById(STATE_ID)?.textContent
  const state: unknown = text ? JSON.parse(text, lengthen) : undefined
  return isState(state) ? state : undefined
}
