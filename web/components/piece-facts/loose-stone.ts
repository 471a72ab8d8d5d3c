interface Held<Stone> {
  readonly metalType: string | readonly string[] | null | undefined
  readonly stones: readonly Stone[]
}

/** The stone of a product that is nothing else: a loose stone has no metal. */
export const looseStone = <Stone extends { readonly count: number }>({
  metalType,
  stones,
}: Held<Stone>): Stone | undefined =>
  metalType?.length || stones.length !== 1 || stones[0]?.count !== 1 ? undefined : stones[0]
