/** Recent searches on this device, the newest first. Nobody else sees them. */
const KEY = 'recent-searches'
const MOST = 6

export const recentSearches = (): string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((term) => typeof term === 'string').slice(0, MOST) : []
  } catch {
    return []
  }
}

const write = (terms: readonly string[]): void => {
  try {
    if (terms.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(terms))
  } catch {
    // Storage can be forbidden; then there is nothing to remember.
  }
}

export const rememberSearch = (term: string): void => {
  const text = term.trim().slice(0, 64)
  if (text === '') return
  const others = recentSearches().filter((one) => one.toLowerCase() !== text.toLowerCase())
  write([text, ...others].slice(0, MOST))
}

export const forgetSearches = (): void => write([])
