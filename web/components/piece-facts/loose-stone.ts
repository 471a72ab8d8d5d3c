interface Held<Stone> {
  readonly metalType: string | readonly string[] | null | undefined
  readonly stones: readonly Stone[]
}

/** The stone of a loose stone, which is a product without metal; undefined for any other product. */
export const looseStone = <Stone extends { readonly count: number }>({
  metalType,
  stones,
}: Held<Stone>): Stone | undefined =>
  metalType?.length || stones.length !== 1 || stones[0]?.count !== 1 ? undefined : stones[0]
