// The part of the shop's schema that the measured document asks for, and how each field is made of the upstream's
// answer: the same bytes as ours, so that the layers are compared and not their answers.
export const typeDefs = `
  scalar Paise
  type Query { products(limit: Int): ProductPage! }
  type ProductPage { items: [Product!]! total: Int! page: Int! }
  type Product { id: ID! slug: String! name: String! subtitle: String price: Paise! background: Int! images: [String!]! media: [Media!]! }
  type Media { url: String! alt: String! width: Int! height: Int! avif: String placeholder: String }
`

const srcset = ({ sources }, format) => {
  const files = sources.filter((source) => source.format === format)
  return files.length === 0 ? null : files.map(({ url, width }) => `${url} ${width}w`).join(', ')
}

/** @param {(limit: number, context: unknown) => Promise<{products: unknown[], total: number, page: number}>} fetchProducts */
export const resolversWith = (fetchProducts) => ({
  Query: { products: (_, { limit }, context) => fetchProducts(limit ?? 12, context) },
  ProductPage: { items: ({ products }) => products },
  Product: {
    id: ({ _id }) => _id,
    slug: ({ slug, _id }) => slug ?? _id,
    price: ({ price }) => Math.round(price[0].amount * 100),
    media: ({ media }) => media ?? [],
  },
  Media: { avif: (media) => srcset(media, 'avif') },
})
