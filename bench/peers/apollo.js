import { createServer } from 'node:http'
import { RESTDataSource } from '@apollo/datasource-rest'
import { ApolloServer, HeaderMap } from '@apollo/server'
import { resolversWith, typeDefs } from './schema.js'

// Apollo Server with its REST data source, one per request as its documentation asks.
const [port, upstream] = process.argv.slice(2)
class Shop extends RESTDataSource {
  baseURL = upstream
  products(limit) {
    return this.get('/api/products', { params: { limit: String(limit) } })
  }
}
const resolvers = resolversWith((limit, { shop }) => shop.products(limit))
const server = new ApolloServer({ typeDefs, resolvers })
await server.start()

const bodyOf = async (request) => {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}
createServer(async (request, response) => {
  if (request.url === '/readyz') return response.end('ready')
  const headers = new HeaderMap()
  for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value))
  const answer = await server.executeHTTPGraphQLRequest({
    httpGraphQLRequest: { method: 'POST', headers, search: '', body: await bodyOf(request) },
    context: async () => ({ shop: new Shop({ cache: server.cache }) }),
  })
  response.writeHead(answer.status ?? 200, Object.fromEntries(answer.headers))
  return response.end(answer.body.kind === 'complete' ? answer.body.string : '')
}).listen(Number(port), '127.0.0.1')
process.on('SIGTERM', () => process.exit(0))
