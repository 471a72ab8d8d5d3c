interface Category {
  readonly _id: string
  readonly name: string
  readonly parent?: string
}

/** Categories to choose from: each below its parent, with the parent's name before its own. */
export const categoryChoices = (all: readonly Category[]) => {
  const below = Map.groupBy(all, ({ parent }) => parent)
  return (below.get(undefined) ?? []).flatMap(({ _id, name }) => [
    { value: _id, label: name },
    ...(below.get(_id) ?? []).map((child) => ({ value: child._id, label: `${name}: ${child.name}` })),
  ])
}
