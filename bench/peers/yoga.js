import { createServer } from 'node:http'
import { createSchema, createYoga } from 'graphql-yoga'
import { resolversWith, typeDefs } from './schema.js'

// GraphQL Yoga as its documentation starts it, logging off.
const [port, upstream] = process.argv.slice(2)
const resolvers = resolversWith(async (limit) => {
  const answer = await fetch(`${upstream}/api/products?limit=${limit}`)
  return answer.json()
})
const yoga = createYoga({ schema: createSchema({ typeDefs, resolvers }), logging: false })
createServer((request, response) =>
  request.url === '/readyz' ? response.end('ready') : yoga(request, response),
).listen(Number(port), '127.0.0.1')
process.on('SIGTERM', () => process.exit(0))
