/**
 * The same value with every part, however deep, for which `other` has something else. What it has must be of the type of
 * the part: that is the caller's to see to.
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
