import { Type, type Static } from 'typebox'

const Sides = {
  width: Type.Number({ exclusiveMinimum: 0, maximum: 1_000 }),
  height: Type.Number({ exclusiveMinimum: 0, maximum: 1_000 }),
}

/** How far something reaches from side to side and from top to bottom, seen from the front. Millimetres. */
export const Extent = Type.Object({
  ...Sides,
  /** The part in its middle that gives its size, such as the case of a watch without its lugs. */
  body: Type.Optional(Type.Object(Sides)),
  /** Its outline as the path of an SVG in millimetres, from its upper left corner. */
  outline: Type.Optional(Type.String({ pattern: '^[Mm][0-9MLHVCSQTAZmlhvcsqtaz ,.-]*$', maxLength: 6_000 })),
})
export type Extent = Static<typeof Extent>

/** The measures with which a piece is drawn to scale. */
export const Measures = Type.Object({
  /** Without chain and bail; one of a pair, without the part behind the ear. */
  piece: Type.Optional(Extent),
  /** The same seen from its right, lying on its back: `height` is its thickness. */
  side: Type.Optional(Extent),
  /** One of its first stones (`stones`), as in the listed piece. */
  stone: Type.Optional(Extent),
})
export type Measures = Static<typeof Measures>
