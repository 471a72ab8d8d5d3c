import { readFileSync } from 'node:fs'
import fastify from 'fastify'
import mercurius from 'mercurius'
import { Pool } from 'undici'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import type { CallInput } from '#server/context.ts'
import { merged } from '#server/graphql/plugin.ts'
import { addressOf } from '#server/upstream/address.ts'

/**
 * The reference of P1: mercurius as in the BFF, with the same schema and the same resolvers, and nothing that protects
 * a shop: no limits, no check of answers against the contract, no deadline, no retry, no breaker, no cache, no metrics,
 * no session, no headers.
 */
const [port, upstream = ''] = process.argv.slice(2)
const pool = new Pool(upstream, { connections: 32, pipelining: 1 })
const call = async (endpoint: AnyEndpoint, input: CallInput<AnyEndpoint> = {}): Promise<unknown> => {
  const { body } = await pool.request({ method: 'GET', path: addressOf(endpoint, input) })
  return body.json()
}
// As in the bench's REST server: lists leave out what nobody asked for.
const features = async () => new Set(['sort'])

const app = fastify()
await app.register(mercurius, {
  schema: readFileSync('schema.graphql', 'utf8'),
  resolvers: merged(),
  context: () => ({ call, features, house: {}, demo: true, signedIn: false }),
  jit: 1,
  cache: 1_024,
})
app.get('/readyz', () => ({ status: 'ready' }))
await app.listen({ port: Number(port), host: '127.0.0.1' })
process.on('SIGTERM', () => process.exit(0))
