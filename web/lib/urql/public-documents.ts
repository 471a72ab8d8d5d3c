import type { Operation } from 'urql'

/**
 * Fields whose arguments may appear in an address, and so in logs and histories: what public pages are about anyway.
 */
const PUBLIC = new Set(
  'blog blogs categories category page pages product products productsById shop'.split(' '),
)

/** Does the document ask for public things alone? Then it goes by GET, which browsers and proxies may keep. */
export const isPublic = ({ definitions }: Operation['query']): boolean =>
  definitions.every(
    (definition) =>
      !('operation' in definition) ||
      definition.selectionSet.selections.every((field) => 'name' in field && PUBLIC.has(field.name.value)),
  )
