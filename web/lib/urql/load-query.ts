import {
  createRequest,
  type AnyVariables,
  type Client,
  type OperationResult,
  type TypedDocumentNode,
} from 'urql'

/** An older answer is requested again at the next page change, so that prices are never hours old. */
export const FRESH_MS = 60_000

const askedAt = new WeakMap<Client, Map<number, number>>()

/**
 * For a page's loader: runs the page's document so that its `useQuery` is a cache hit. Never throws for a GraphQL
 * failure: the result carries `error`, which the component will see, too.
 */
export const loadQuery = async <Data, Variables extends AnyVariables>(
  client: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<OperationResult<Data, Variables>> => {
  const { key } = createRequest(document, variables)
  const times = askedAt.get(client) ?? new Map<number, number>()
  askedAt.set(client, times)
  const last = times.get(key)
  const now = Date.now()
  const stale = last !== undefined && now - last > FRESH_MS
  if (last === undefined || stale) times.set(key, now)
  const result = await client
    .query(document, variables, { requestPolicy: stale ? 'network-only' : 'cache-first' })
    .toPromise()
  if (result.error) times.set(key, 0)
  return result
}
