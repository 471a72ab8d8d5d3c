/** Questions that a newcomer would ask first. Each has a tab of its own; a test runs them all. */
export const examples: readonly { query: string; variables?: string }[] = [
  {
    query: `# Welcome. Every type and field is described: open the book on the left, or press Ctrl-Space while typing.
# Run this with Ctrl-Enter. The other tabs hold more questions that work.

query House {
  shop {
    name
    tagline
    # What the backend behind this shop can do; empty when it speaks the eight basic calls alone.
    features
  }
  categories {
    id
    slug
    name
    collection
  }
}
`,
  },
  {
    query: `# One page of a list. Money is whole paise: 2000000 is ₹20,000.

query ProductList($filter: ProductFilter, $page: Int) {
  products(filter: $filter, page: $page, limit: 5) {
    total
    page
    items {
      ...Card
    }
  }
}

fragment Card on Product {
  id
  slug
  name
  subtitle
  price
  images
}
`,
    variables: JSON.stringify({ filter: { priceMin: 2_000_000, isTopCollection: true }, page: 1 }, null, 2),
  },
  {
    query: `# Pieces in full: what a product page asks for.

query PiecesInFull {
  products(limit: 2) {
    items {
      id
      name
      description
      price
      material
      metalType
      purity
      sizes
      grossWeightMg
      stones {
        kind
        cut
        count
        caratsTotal
      }
      media {
        url
        alt
        avif
      }
    }
  }
}
`,
  },
  {
    query: `# Absent is null, failed is an error: an unknown product is not a failure.

query Unknown {
  product(id: "no-such-piece") {
    name
  }
}
`,
  },
]
