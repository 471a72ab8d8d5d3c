import { afterAll, beforeAll, expect, test } from 'vitest'
import { startShop, type Shop } from '#tests/support/server.ts'
import { examples } from '#web/graphiql/examples.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startShop({ backend: {} })
})
afterAll(() => shop.close())

const titleOf = (query: string) => /query (\w+)/.exec(query)?.[1] ?? query

test.each(examples.map((example) => [titleOf(example.query), example] as const))(
  'the example %s of the playground works on the real shop',
  async (_, { query, variables }) => {
    const { status, data, errors } = await shop.graphql(query, variables ? JSON.parse(variables) : undefined)
    expect(errors).toEqual([])
    expect(status).toBe(200)
    expect(JSON.stringify(data)).not.toContain('"items":[]')
  },
)
