import { Type, type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Id } from './formats.ts'
import { OptionValues } from './options.ts'

/** What distinguishes the combinations of a piece. Members without a choice are absent. */
const choiceMembers = {
  metal: Type.Optional(Type.String()),
  purity: Type.Optional(Type.String()),
  stone: Type.Optional(Type.String()),
  /** Colour and clarity of the stone, as the house grades them: 'VS, G to H'. */
  stoneQuality: Type.Optional(Type.String()),
  size: Type.Optional(Type.String()),
}

/** One combination that is made. `stock` 0 means that it is sold out now. */
export const Variant = Type.Object({
  _id: Id,
  ...choiceMembers,
  /** Values of the house's own options, by their keys. */
  options: Type.Optional(OptionValues),
  amount: Type.Number({ description: 'Rupees, GST included' }),
  stock: Type.Integer(),
  /** Milligrams of the whole piece. */
  weightMg: Type.Optional(Type.Integer()),
  /** Working days until it leaves the workshop. */
  makingDays: Type.Optional(Type.Integer()),
  isDefault: Type.Optional(Type.Boolean()),
})
export type Variant = Static<typeof Variant>

/** A combination that is not made, and why. An absent member matches any value. */
export const Impossible = Type.Object({ ...choiceMembers, reason: Type.String() })
export type Impossible = Static<typeof Impossible>

/** Everything that can be chosen for a piece (specification section 3: material, metalType, size). */
export const Configuration = Type.Object({
  productId: Id,
  /** The house's own options that the piece has, in the order in which they are asked, each with its values in order. */
  options: Type.Optional(
    Type.Array(Type.Object({ key: Type.String(), name: Type.String(), values: Type.Array(Type.String()) })),
  ),
  /** In the house's order; the piece is listed with the default one. */
  variants: Type.Array(Variant),
  impossible: Type.Array(Impossible),
})
export type Configuration = Static<typeof Configuration>

/** Takes the id or the slug of the product. */
export const getConfiguration = endpoint({
  name: 'getConfiguration',
  method: 'GET',
  path: '/api/products/:id/configuration',
  feature: 'configure',
  params: Type.Object({ id: Id }),
  answer: Configuration,
  sharedBy: ['product', 'rate', 'shop'],
})
