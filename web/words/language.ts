interface Built {
  readonly code: string
  readonly locale: string
  /** The prefix of each of its addresses: nothing, or `/hi`. */
  readonly prefix: string
  /** Every language of the house, the first one first. */
  readonly all: readonly {
    readonly code: string
    readonly name: string
    readonly prefix: string
    readonly script: string
  }[]
}

/** Put in by the build (scripts/lib/house/words.ts), which fills the pages for each language of the house. */
declare const __LANGUAGE__: Built

/** The language that this build of the pages speaks. */
export const language: Built =
  typeof __LANGUAGE__ === 'undefined'
    ? {
        code: 'en',
        locale: 'en-IN',
        prefix: '',
        all: [{ code: 'en', name: 'English', prefix: '', script: 'Latin' }],
      }
    : __LANGUAGE__

/** The code of this language where it is not the first one: what a page tells whoever sends shoppers back to it. */
export const languageOfPages = language.prefix === '' ? undefined : language.code

/** What dates, numbers and lists are written by. The English of the pages writes its days as Britain does. */
export const formatLocale: string = language.code === 'en' ? 'en-GB' : language.locale

const letters = language.all.map(
  ({ code, script }) => [code, new RegExp(`\\p{Script=${script}}`, 'u')] as const,
)

const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.values(value).map(textOf).join(' ')
    : typeof value === 'string'
      ? value
      : ''

/**
 * The language of what the house wrote, where it is not that of the page: what is not translated is shown as it was written, and
 * says so. Told by its letters: a text with none of the page's own is in the other language that has them.
 */
export const langOf = (written: unknown): string | undefined => {
  if (letters.length < 2) return undefined
  const text = textOf(written)
  const codes = letters.flatMap(([code, letter]) => (letter.test(text) ? code : []))
  return codes.includes(language.code) ? undefined : codes[0]
}

/** An address of the shop in this language: `/hi/jewellery` for `/jewellery`. Any other address stays as it is. */
export const inLanguage = (path: string): string =>
  language.prefix !== '' && /^\/(?!\/|api\/|media\/|assets\/|graphql|order\/[^/]+\/invoice\/)/.test(path)
    ? `${language.prefix}${path === '/' ? '' : path}`
    : path

/** The same without its prefix: what the route table knows. */
export const withoutLanguage = (pathname: string): string => {
  const { prefix } = language
  if (prefix === '' || (pathname !== prefix && !pathname.startsWith(`${prefix}/`))) return pathname
  return pathname.slice(prefix.length) || '/'
}
