/**
 * Where a link may lead, by the contract's rule for what is written: addresses in answers are not checked on arrival.
 */
const ALLOWED = /^(?:\/(?![/\\])|#|https?:\/\/|mailto:|tel:)/

/** The address of a link, or `#` if it would run code or hide its host (`javascript:`, `data:`, `//host`). */
export const safeHref = ({ href }: { readonly href: string }): string => (ALLOWED.test(href) ? href : '#')

/** Whether a link leads somewhere that is safe to go. */
export const leadsSomewhere = ({ href }: { readonly href: string }): boolean => ALLOWED.test(href)
