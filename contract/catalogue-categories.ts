import { Type, type Static } from 'typebox'
import { CategoryRole } from './category-role.ts'
import { Base } from './drafts.ts'
import { endpoint, strict } from './endpoint.ts'

const Key = Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9._-]*$' })
const Words = Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' })
const optional = Type.Optional

/** A category as the house writes it. */
export const CategorySource = strict({
  name: Words,
  /** Used in its address. Absent: its id. */
  slug: optional(Key),
  description: optional(Type.String({ maxLength: 500 })),
  /** Id or slug of its parent. */
  parent: optional(Key),
  /** The kinds of commissions, for the category whose role is `bespoke`. */
  collection: optional(Type.Array(Words, { maxItems: 30 })),
  role: optional(CategoryRole),
  /** Names of the facts that a product in it, or below it, needs before the desk publishes it. */
  neededFacts: optional(Type.Array(Words, { maxItems: 24 })),
  /** Order among the categories. */
  position: optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  /** Key of an uploaded picture. Absent: it keeps the picture that it has. */
  picture: optional(Key),
})
export type CategorySource = Static<typeof CategorySource>

const operator = { caller: 'operator', may: ['owner', 'manager'], feature: 'operator' } as const
const params = Type.Object({ id: Key })
const Kept = Type.Object({ ...CategorySource.properties, _id: Type.String() })

/** Every category, in the form in which it can be written back. */
export const operatorCategories = endpoint({
  ...operator,
  name: 'operatorCategories',
  method: 'GET',
  path: '/api/operator/categories',
  answer: Type.Object({ categories: Type.Array(Kept) }),
})

/** Makes or replaces a category; it shows at once. */
export const operatorPutCategory = endpoint({
  ...operator,
  name: 'operatorPutCategory',
  method: 'PUT',
  path: '/api/operator/categories/:id',
  params,
  query: Base,
  body: CategorySource,
  answer: Kept,
  repeatable: true,
})

/** Removes a category that holds no product and no other category (409 otherwise). */
export const operatorRemoveCategory = endpoint({
  ...operator,
  name: 'operatorRemoveCategory',
  method: 'DELETE',
  path: '/api/operator/categories/:id',
  params,
  query: Base,
  answer: Type.Object({ removed: Type.Boolean() }),
  repeatable: true,
})
