import { gql } from 'urql'
import { expect, it, vi } from 'vitest'
import { browserClient } from './client.ts'
import { serverClient } from './server-client.ts'

const House = gql<{ shop: { name: string } }, Record<string, never>>('query House { shop { name } }')
const Piece = gql<{ product: { name: string } | null }, { id: string }>(
  'query Piece($id: ID!) { product(id: $id) { name } }',
)

const execute = vi.fn(async (document: string, variables?: Record<string, unknown>) =>
  document.includes('House')
    ? { data: { shop: { name: 'Orvanne', __typename: 'Shop' } } }
    : {
        data: { product: null },
        errors: [
          {
            message: `No piece ${String(variables?.id)}`,
            path: ['product'],
            extensions: { code: 'NOT_FOUND' },
          },
        ],
      },
)

it('a rendered page asks once for what it needs twice, and leaves the answers as plain data', async () => {
  execute.mockClear()
  const { client, take } = serverClient(execute)
  const first = await client.query(House, {}).toPromise()
  expect(client.readQuery(House, {})?.data).toBe(first.data)
  expect(execute).toHaveBeenCalledTimes(1)
  expect(execute.mock.calls[0]?.[0]).toContain('__typename')
  expect(Object.values(take())).toEqual([{ data: { shop: { name: 'Orvanne', __typename: 'Shop' } } }])
})

it('the browser starts from the answers in the page, refusals too, and asks for the rest', async () => {
  const { client, take } = serverClient(execute)
  await client.query(House, {}).toPromise()
  await client.query(Piece, { id: 'p1' }).toPromise()
  const asked = vi.fn(async () =>
    Response.json({ data: { product: { name: 'Vane', __typename: 'Product' } } }),
  )
  vi.stubGlobal('fetch', asked)

  const browser = browserClient(JSON.parse(JSON.stringify(take())))
  expect(browser.readQuery(House, {})?.data?.shop.name).toBe('Orvanne')
  expect(browser.readQuery(House, {})?.data?.shop.name).toBe('Orvanne')
  const refused = browser.readQuery(Piece, { id: 'p1' })
  expect(refused?.error?.graphQLErrors[0]).toMatchObject({
    message: 'No piece p1',
    extensions: { code: 'NOT_FOUND' },
  })
  expect(asked).not.toHaveBeenCalled()

  const other = await browser.query(Piece, { id: 'p2' }).toPromise()
  expect(other.data?.product?.name).toBe('Vane')
  expect(asked).toHaveBeenCalledTimes(1)
  vi.unstubAllGlobals()
})

it('an answer of the page that has to be newer is asked for', async () => {
  const { client, take } = serverClient(execute)
  await client.query(House, {}).toPromise()
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ data: { shop: { name: 'Renamed', __typename: 'Shop' } } })),
  )
  const browser = browserClient(take())
  const newer = await browser.query(House, {}, { requestPolicy: 'network-only' }).toPromise()
  expect(newer.data?.shop.name).toBe('Renamed')
  vi.unstubAllGlobals()
})
