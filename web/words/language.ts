interface Built {
  readonly code: string
  readonly locale: string
  /** What stands before each of its addresses: nothing, or `/hi`. */
  readonly prefix: string
  /** Every language of the house, the first one first. */
  readonly all: readonly { readonly code: string; readonly name: string; readonly prefix: string }[]
}

/** Put in by the build (scripts/lib/words.ts), which fills the pages for each language of the house. */
declare const __LANGUAGE__: Built

/** The language that this build of the pages speaks. */
export const language: Built =
  typeof __LANGUAGE__ === 'undefined'
    ? { code: 'en', locale: 'en-IN', prefix: '', all: [{ code: 'en', name: 'English', prefix: '' }] }
    : __LANGUAGE__

/** The code of this language where it is not the first one: what a page tells whoever sends shoppers back to it. */
export const languageOfPages = language.prefix === '' ? undefined : language.code

/** What dates, numbers and lists are written by. The English of the pages writes its days as Britain does. */
export const formatLocale: string = language.code === 'en' ? 'en-GB' : language.locale

/** What the house wrote for its shop is in its first language; a page in another says so where it shows it. */
export const contentLang = language.prefix === '' ? undefined : language.all[0]?.code

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
