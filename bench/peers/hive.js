import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createGatewayRuntime } from '@graphql-hive/gateway'
import { getComposedSchemaFromConfig } from '@graphql-mesh/compose-cli'
import { DefaultLogger } from '@graphql-mesh/utils'
import { loadOpenAPISubgraph } from '@omnigraph/openapi'

// Hive Gateway over the upstream's OpenAPI, as its documentation composes it, jit on, logging off. It makes fields of what
// REST calls them, so it is asked by those names: `document` in bench/lib/peers.ts.
const [port, upstream] = process.argv.slice(2)
const text = { type: 'string' }
const whole = { type: 'integer' }
const list = (items) => ({ type: 'array', items })
const object = (title, properties) => ({ type: 'object', title, properties })

const media = object('Media', {
  url: text,
  alt: text,
  width: whole,
  height: whole,
  placeholder: text,
  sources: list(object('Source', { url: text, width: whole, format: text })),
})
const product = object('Product', {
  _id: text,
  slug: text,
  name: text,
  subtitle: text,
  background: whole,
  images: list(text),
  price: list(object('Price', { amount: { type: 'number' } })),
  media: list(media),
})
const page = object('ProductPage', { total: whole, page: whole, products: list(product) })
const described = {
  openapi: '3.0.3',
  info: { title: 'shop', version: '1' },
  paths: {
    '/api/products': {
      get: {
        operationId: 'products',
        parameters: [{ name: 'limit', in: 'query', schema: whole }],
        responses: { 200: { description: 'A page', content: { 'application/json': { schema: page } } } },
      },
    },
  },
}

const folder = mkdtempSync(join(tmpdir(), 'bench-hive-'))
const source = join(folder, 'openapi.json')
writeFileSync(source, JSON.stringify(described))
const sourceHandler = loadOpenAPISubgraph('shop', { source, endpoint: upstream })
const supergraph = await getComposedSchemaFromConfig({ subgraphs: [{ sourceHandler }] }, new DefaultLogger())
rmSync(folder, { recursive: true })

const gateway = createGatewayRuntime({ supergraph, logging: false, jit: true })
createServer((request, response) =>
  request.url === '/readyz' ? response.end('ready') : gateway(request, response),
).listen(Number(port), '127.0.0.1')
process.on('SIGTERM', () => process.exit(0))
