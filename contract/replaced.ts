/**
 * The same value, in which every part that `other` has too, however deep, is replaced by that of `other`. The caller
 * makes sure that the types match.
 */
export function replaced<T>(value: T, other: (part: unknown) => unknown): T
export function replaced(value: unknown, other: (part: unknown) => unknown): unknown {
  const own = other(value)
  if (own !== value) return own
  if (Array.isArray(value)) return value.map((item) => replaced<unknown>(item, other))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, replaced<unknown>(item, other)]),
  )
}
