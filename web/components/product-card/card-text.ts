/** Members of a product that its card's second line is made of. All of them may be empty. */
export interface CardFacts {
  readonly material: readonly string[]
  readonly metalType: readonly string[]
}

/** The line under a card's name where the backend has none of its own: what the piece is made of. */
export const materialLine = ({ material, metalType }: CardFacts): string =>
  (material.length > 0 ? material : metalType).join(', ')
