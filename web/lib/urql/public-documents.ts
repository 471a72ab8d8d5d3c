import type { Operation } from 'urql'

/**
 * Fields whose arguments may appear in an address, and so in logs and histories: they are the subjects of public pages.
 */
const PUBLIC = new Set(
  'blog blogs categories category page pages product products productsById shop'.split(' '),
)

/** Whether the document asks only for public data. Then it is sent by GET, which browsers and proxies may cache. */
export const isPublic = ({ definitions }: Operation['query']): boolean =>
  definitions.every(
    (definition) =>
      !('operation' in definition) ||
      definition.selectionSet.selections.every((field) => 'name' in field && PUBLIC.has(field.name.value)),
  )
