interface Named {
  readonly name: string
  readonly city: string
}

/** What shoppers call a store among the others: its town, or its own name where another is in the same town. */
export const storeName = ({ name, city }: Named, all: readonly Pick<Named, 'city'>[]): string =>
  all.filter((other) => other.city === city).length > 1 ? name : city
