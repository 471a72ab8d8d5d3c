/**
 * The beginning of an address within the shop, on the web, of an e-mail or of a call; any other may run code or hide
 * its host.
 */
const SAFE = /^(?:https?:\/\/[^/\\]|\/(?![/\\])|#|mailto:|tel:|[\w.-]+(?:[/?#]|$))/
/** Browsers ignore some of these within an address: `java\nscript:`. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const UNSEEN = /[\s\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/

/**
 * An address of the content, if a page may carry it: never one that runs (`javascript:`, `vbscript:`), brings its own
 * content (`data:`) or hides where it leads (`//host`).
 */
export const safeAddress = (address: string | null | undefined): string | undefined =>
  address && SAFE.test(address) && !UNSEEN.test(address) ? address : undefined

/** A `srcset` of the content without the candidates whose address no page may carry; undefined if none is left. */
export const safeSourceSet = (set: string | null | undefined): string | undefined => {
  const candidates = (set ?? '').split(/,\s+/).filter((one) => safeAddress(one.replace(/ [\d.]+[wx]$/, '')))
  return candidates.length > 0 ? candidates.join(', ') : undefined
}
