import { Type, type Static } from 'typebox'

/**
 * The role of a category in the shop, besides its name:
 * - `high-jewellery`: its list and its pieces have pages of their own, at /high-jewellery;
 * - `bespoke`: its `collection` names the kinds of commissions, at /bespoke;
 * - `apart`: another trade than jewellery (watches): it has no button among theirs, and is always in the index of the
 *   home page;
 * - `stones`: its pieces are single stones, listed as a table of their grades.
 */
export const CategoryRole = Type.Union([
  Type.Literal('high-jewellery'),
  Type.Literal('bespoke'),
  Type.Literal('apart'),
  Type.Literal('stones'),
])
export type CategoryRole = Static<typeof CategoryRole>

const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')

/** Specification sections 2 and 3 tell these categories by their names, in their spellings and in correct ones. */
const BY_NAME: ReadonlyMap<string, CategoryRole> = new Map([
  ['highjewellery', 'high-jewellery'],
  ['highjwellery', 'high-jewellery'],
  ['bespoke', 'bespoke'],
  ['watch', 'apart'],
  ['watches', 'apart'],
  ['brooch', 'apart'],
  ['brooches', 'apart'],
])

interface Named {
  readonly name: string
  readonly role?: CategoryRole | null
}

/**
 * The role of a category. If the backend does not say (specification section 3 has no such member), it follows from the
 * name.
 */
export const roleOf = ({ name, role }: Named): CategoryRole | null =>
  role === undefined ? (BY_NAME.get(plain(name)) ?? null) : role

/** Its name as it is shown, spelled correctly however the backend spells it. */
export const shownName = ({ name }: Named): string =>
  plain(name) === 'highjwellery' ? 'High Jewellery' : name
