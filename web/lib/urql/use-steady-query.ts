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

/** How often it is requested again while the page is visible, besides whenever the browser is back online. */
const AGAIN_MS = 10_000

const failed = ({ error }: Answer<unknown>) => error !== undefined

/**
 * `useQuery` for a page whose own changes make it ask again. While that fails, for example offline, the previous answer
 * stays, and with it everything typed on the page. The query is repeated until it succeeds: a failure is not in the
 * cache, so no later change would repeat it.
 */
export const useSteadyQuery = <Data, Variables extends AnyVariables>(
  args: UseQueryArgs<Variables, Data>,
  isLost: (answer: Answer<Data>) => boolean = failed,
): UseQueryResponse<Data, Variables> => {
  const [result, ask] = useQuery<Data, Variables>(args)
  // Another account has another client.
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

/**
 * The same for a page of the account: the previous answer also stays after the session has ended, so that what is typed
 * can be sent after a sign-in.
 */
export const useOwnQuery = <Data extends { viewer?: object | null }, Variables extends AnyVariables>(
  args: UseQueryArgs<Variables, Data>,
): UseQueryResponse<Data, Variables> =>
  useSteadyQuery<Data, Variables>(args, (answer) => failed(answer) || answer.data?.viewer === null)
