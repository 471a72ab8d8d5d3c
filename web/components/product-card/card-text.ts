import { says } from '#web/lib/said.ts'

/** The facts of a product in the second line of its card. All of them may be empty. */
export interface CardFacts {
  readonly material: readonly string[]
  readonly metalType: readonly string[]
}

/** The line under a card's name if the backend provides none: what the piece is made of. */
export const materialLine = ({ material, metalType }: CardFacts): string =>
  (material.length > 0 ? material : metalType).map(says).join(', ')

/**
 * The metal named by a filter or a search ('gold ring'), if the piece is shown and priced in a different one: the first
 * of its metals is the one shown. Undefined if the words name that one, or none.
 */
export const otherMetal = (
  { metalType }: Pick<CardFacts, 'metalType'>,
  asked: string,
): string | undefined => {
  const words = asked.toLowerCase()
  const whole = metalType.filter((metal) => words.includes(metal.toLowerCase()))
  const single = words.split(/\W+/)
  const named =
    whole.length > 0
      ? whole
      : metalType.filter((metal) => single.includes(metal.toLowerCase().split(' ').at(-1) ?? ''))
  return named.includes(metalType[0] ?? '') ? undefined : named[0]
}
