/** Members of a product that its card's second line is made of. All of them may be empty. */
export interface CardFacts {
  readonly material: readonly string[]
  readonly metalType: readonly string[]
}

/** The line under a card's name where the backend has none of its own: what the piece is made of. */
export const materialLine = ({ material, metalType }: CardFacts): string =>
  (material.length > 0 ? material : metalType).join(', ')

/**
 * The metal that was asked for, where the piece is pictured and priced in another: the first of its metals is the one
 * that is shown. Undefined when it is shown in one that was asked for, or in none of them.
 */
export const otherMetal = (
  { metalType }: Pick<CardFacts, 'metalType'>,
  asked: readonly string[],
): string | undefined =>
  asked.includes(metalType[0] ?? '') ? undefined : metalType.find((metal) => asked.includes(metal))
