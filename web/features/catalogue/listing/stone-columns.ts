interface Told {
  readonly attributes: readonly { readonly name: string }[]
}

/** The attributes that have a column: those that most of these stones have, in reading order. */
export const columnsOf = (stones: readonly Told[]): readonly string[] => {
  const names = stones.flatMap(({ attributes }) => attributes.map(({ name }) => name))
  return [...new Set(names)].filter(
    (name) => names.filter((other) => other === name).length * 2 > stones.length,
  )
}
