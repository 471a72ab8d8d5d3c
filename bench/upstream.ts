import fastify from 'fastify'
import { listProducts, type ListedProduct, type Product } from '#contract/catalogue.ts'
import { standInProducts } from '#tests/support/stand-in.ts'

/**
 * The REST server against which a BFF is measured: twelve products in memory, serialised by schema, no database. It
 * costs only HTTP and JSON, so the ratio shows what the BFF adds.
 */
const products: Product[] = standInProducts.slice(0, 12).map((product, n) => ({
  ...product,
  slug: `piece-${n}`,
  subtitle: 'A ruby between two diamonds, in 18 kt yellow gold',
  background: (n % 8) + 1,
  media: product.images.map((url) => ({
    url,
    alt: `${product.name}, rendered image`,
    width: 960,
    height: 960,
    sources: [320, 640, 960].map((width) => ({
      url: `${url}-${width}.avif`,
      width,
      format: 'avif' as const,
    })),
  })),
}))

const app = fastify()
const ALWAYS = ['_id', 'slug', 'name', 'price']
/** Members that nobody requested are left out, as the contract says. */
const withFields = (fields: string): ListedProduct[] => {
  const names = new Set([...ALWAYS, ...fields.split(',')])
  return products.map(
    (product) =>
      Object.fromEntries(Object.entries(product).filter(([name]) => names.has(name))) as ListedProduct,
  )
}
const parts = new Map<string, ListedProduct[]>()

app.get<{ Querystring: { fields?: string } }>(
  '/api/products',
  { schema: { response: { 200: listProducts.answer } } },
  ({ query: { fields } }) => {
    if (fields === undefined) return { products, total: 48, page: 1 }
    const part = parts.get(fields) ?? withFields(fields)
    parts.set(fields, part)
    return { products: part, total: 48, page: 1 }
  },
)
app.get('/api/capabilities', () => ({ version: '1', features: ['sort'] }))
app.get('/api/categories', () => [{ _id: 'c1', name: 'Rings', collection: [], slug: 'rings' }])
app.get('/api/categories/:id', () => ({ _id: 'c1', name: 'Rings', collection: [], slug: 'rings' }))
app.get('/readyz', () => ({ status: 'ready' }))
await app.listen({ port: Number(process.argv[2] ?? 0), host: '127.0.0.1' })
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)))
