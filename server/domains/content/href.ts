/** What a content page may lead to, as the contract has it for what is written. Answers of blocks are not checked. */
const ALLOWED = /^(?:\/(?![/\\])|#|https?:\/\/|mailto:|tel:)/

/** The address of a link, or `#` where it would run or hide its host (`javascript:`, `data:`, `//host`). */
export const safeHref = ({ href }: { readonly href: string }): string => (ALLOWED.test(href) ? href : '#')
