import { hash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => hash('sha256', text, 'buffer')

/** Whether a text is one of these keys. The time it takes reveals nothing about them. */
export const createKeyCheck = (keys: readonly string[]): ((shown: unknown) => boolean) => {
  const known = keys.map(digest)
  return (shown) => {
    if (typeof shown !== 'string') return false
    const given = digest(shown)
    return known.reduce((found, key) => timingSafeEqual(key, given) || found, false)
  }
}
