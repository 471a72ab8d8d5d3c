import { useEffect, useState } from 'react'
import {
  useClient,
  useQuery,
  type AnyVariables,
  type Client,
  type CombinedError,
  type UseQueryArgs,
  type UseQueryResponse,
} from 'urql'

interface Answer<Data> {
  readonly data?: Data | undefined
  readonly error?: CombinedError | undefined
}

/** How often it is asked again while the page is seen, besides when the browser is online again. */
const AGAIN_MS = 10_000

const failed = ({ error }: Answer<unknown>) => error !== undefined

/**
 * `useQuery` of a page whose own changes make it ask again: while that fails, as it does offline, what was read before
 * stays, and with it whatever is typed on the page. It is asked again until it is there: a failure is not in the cache, so
 * that no later change would.
 */
export const useSteadyQuery = <Data, Variables extends AnyVariables>(
  args: UseQueryArgs<Variables, Data>,
  isLost: (answer: Answer<Data>) => boolean = failed,
): UseQueryResponse<Data, Variables> => {
  const [result, ask] = useQuery<Data, Variables>(args)
  // Another person has another client.
  const client = useClient()
  const { data, error, operation } = result
  const lost = isLost({ data, error })
  const [last, setLast] = useState<{ client: Client; key: number; data: Data }>()
  useEffect(() => {
    if (data && !lost && operation) setLast({ client, key: operation.key, data })
  }, [data, lost, operation, client])
  const stays = lost && last?.client === client && last.key === operation?.key
  useEffect(() => {
    if (!stays) return undefined
    const again = () => document.hidden || ask({ requestPolicy: 'network-only' })
    const timer = setInterval(again, AGAIN_MS)
    window.addEventListener('online', again)
    document.addEventListener('visibilitychange', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
      document.removeEventListener('visibilitychange', again)
    }
  }, [stays, ask])
  return [stays ? { ...result, data: last.data } : result, ask]
}

/** That of an account's page: it stays also when the session has ended, so that what is typed can be sent after a sign-in. */
export const useOwnQuery = <Data extends { viewer?: object | null }, Variables extends AnyVariables>(
  args: UseQueryArgs<Variables, Data>,
): UseQueryResponse<Data, Variables> =>
  useSteadyQuery<Data, Variables>(args, (answer) => failed(answer) || answer.data?.viewer === null)
