import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { Check } from 'typebox/value'

const Listed = Type.Object({ products: Type.Array(Type.Object({ _id: Type.String() })) })
/** Two at once open two connections to the store, and prepare what they ask on both. */
const AT_ONCE = 2
const ROUNDS = 3

/**
 * Asks itself for what shoppers ask most, before anybody can: the first four of them waited 30 to 120 ms each until code was
 * compiled, connections were opened and statements prepared. What fails here fails for them too, and is told to them.
 */
export const warmUp = async (app: FastifyInstance): Promise<void> => {
  const get = (url: string) => app.inject({ method: 'GET', url })
  const list = await get('/api/products?limit=12')
  if (list.statusCode !== 200) return
  const found: unknown = list.json()
  const first = Check(Listed, found) ? found.products[0]?._id : undefined
  const paths = ['/api/products?limit=12', '/api/products?limit=12&sortBy=price-asc', '/api/frame']
  if (first !== undefined)
    paths.push(
      `/api/products/${encodeURIComponent(first)}`,
      `/api/products/${encodeURIComponent(first)}/configuration`,
    )
  for (let round = 0; round < ROUNDS; round += 1)
    for (const path of paths) await Promise.all(Array.from({ length: AT_ONCE }, () => get(path)))
}
