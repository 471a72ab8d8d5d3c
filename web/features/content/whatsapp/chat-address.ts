/** The chat's address if a page may send a visitor to it: https, or a page of the shop. */
export const chatAddress = (value: string | undefined): string | undefined => {
  if (!value) return undefined
  if (/^\/(?!\/)/.test(value)) return value
  return URL.canParse(value) && new URL(value).protocol === 'https:' ? value : undefined
}
