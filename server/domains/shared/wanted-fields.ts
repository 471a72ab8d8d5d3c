import { Kind, type FieldNode, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql'
import { ListedProduct } from '#contract/catalogue.ts'

/** The part of a resolver's info that is read here. */
interface Asked {
  readonly fieldNodes: readonly FieldNode[]
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode | undefined>>
}

/** Fields that need only the members that every answer has. */
const ALWAYS = new Set(['__typename', 'id', 'slug', 'name', 'price', 'settingsInStock'])

/** Fields of a picture that are made from the list of its files. */
const SRCSETS = new Set(['avif', 'webp'])

/** Fields with another name than the member of the contract's product that they need. */
const RENAMED: Readonly<Record<string, keyof ListedProduct>> = { sizes: 'size', collections: 'collection' }

const isMember = (name: string): name is keyof ListedProduct => name in ListedProduct.properties

const memberOf = (name: string): keyof ListedProduct | undefined =>
  RENAMED[name] ?? (isMember(name) ? name : undefined)

/** Names of the fields below one selection, including fragments, whatever the values of `@include` and `@skip`. */
const fieldsOf = (set: SelectionSetNode | undefined, fragments: Asked['fragments']): FieldNode[] =>
  (set?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection]
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(selection.selectionSet, fragments)
    return fieldsOf(fragments[selection.name.value]?.selectionSet, fragments)
  })

const fieldsBelow = (nodes: readonly FieldNode[], fragments: Asked['fragments']): FieldNode[] =>
  nodes.flatMap((node) => fieldsOf(node.selectionSet, fragments))

const membersOf = (nodes: readonly FieldNode[], fragments: Asked['fragments']): string | undefined => {
  const members = new Set<string>()
  for (const node of nodes) {
    const name = node.name.value
    if (ALWAYS.has(name)) continue
    const member = memberOf(name)
    // A field that is not known here may need anything.
    if (member === undefined) return undefined
    members.add(member)
    if (
      member === 'media' &&
      fieldsOf(node.selectionSet, fragments).some((field) => SRCSETS.has(field.name.value))
    )
      members.add('media.sources')
  }
  return members.size === 0 ? 'name' : [...members].toSorted().join(',')
}

/** Computed once per document: a compiled query passes the same nodes each time. */
const remembered = <T>(read: (asked: Asked) => T) => {
  const known = new WeakMap<readonly FieldNode[], { answer: T }>()
  return (asked: Asked): T => {
    let kept = known.get(asked.fieldNodes)
    if (!kept) known.set(asked.fieldNodes, (kept = { answer: read(asked) }))
    return kept.answer
  }
}

/** Names of the fields that are asked for of a list of things. */
export const askedFields = remembered(
  ({ fieldNodes, fragments }): ReadonlySet<string> =>
    new Set(fieldsBelow(fieldNodes, fragments).map(({ name }) => name.value)),
)

/** The fields of products that a page needs, as the contract's `fields`; undefined if it may need everything. */
export const wantedOfPage = remembered(({ fieldNodes, fragments }) => {
  const items = fieldsBelow(fieldNodes, fragments).filter(({ name }) => name.value === 'items')
  return membersOf(fieldsBelow(items, fragments), fragments)
})

/** The same for a field that is a list of products itself. */
export const wantedOfPieces = remembered(({ fieldNodes, fragments }) =>
  membersOf(fieldsBelow(fieldNodes, fragments), fragments),
)
