import { useParams, useSearchParams } from 'react-router-dom'
import { useQuery } from 'urql'
import { FailedPage } from '#web/components/failed-page/failed-page.tsx'
import { NotFound } from '#web/components/not-found/not-found.tsx'
import { errorMessage, failedPage } from '#web/lib/errors.ts'
import type { LoaderArgs, LoaderDecision } from '#web/lib/page.ts'
import { loadQuery } from '#web/lib/urql/load-query.ts'
import { t } from '#web/words/t.ts'
import { readAddress } from '../listing/listing-address.ts'
import { BESPOKE_LIST, ListWords } from '../listing/list-words.ts'
import { LIST_FAILED } from '../listing/listing-words.ts'
import {
  bespokeCategory,
  BespokeKinds,
  BespokePieces,
  BespokeWords,
  bespokeWords,
  kindOf,
} from './bespoke-data.ts'
import { BespokeHouse } from './bespoke-house.tsx'
import { BespokeKind } from './bespoke-kind.tsx'

/**
 * /bespoke and /bespoke/{type}; a house without a category of that role has no such pages, and there are no types
 * besides its collections.
 */
export const loader = async ({ client, params, url }: LoaderArgs): Promise<LoaderDecision | undefined> => {
  const [{ data, error }] = await Promise.all([
    loadQuery(client, BespokeKinds, {}),
    loadQuery(client, BespokeWords, bespokeWords),
  ])
  if (error) return failedPage(error)
  const category = bespokeCategory(data?.categories ?? [])
  if (!category) return { status: 404 }
  if (params.type === undefined) {
    await Promise.all(
      category.collection.map((name) =>
        loadQuery(client, BespokePieces, { filter: { collection: [name] }, page: 1 }),
      ),
    )
    return undefined
  }
  const kind = kindOf(category, params.type)
  if (!kind) return { status: 404 }
  const { page } = readAddress(url.searchParams)
  const [pieces] = await Promise.all([
    loadQuery(client, BespokePieces, { filter: { collection: [kind] }, page }),
    loadQuery(client, ListWords, BESPOKE_LIST),
  ])
  return pieces.error && failedPage(pieces.error)
}

export const Component = () => {
  const { type } = useParams()
  const [params] = useSearchParams()
  const [{ data, error }, ask] = useQuery({ query: BespokeKinds })
  if (error && !data)
    return (
      <FailedPage
        title={t('list.failed')}
        text={errorMessage(error, LIST_FAILED)}
        onRetry={() => ask({ requestPolicy: 'network-only' })}
      />
    )
  if (!data) return null
  const category = bespokeCategory(data.categories)
  if (!category) return <NotFound />
  if (type === undefined) return <BespokeHouse kinds={category.collection} />
  const kind = kindOf(category, type)
  return kind ? <BespokeKind kind={kind} page={readAddress(params).page} /> : <NotFound />
}
