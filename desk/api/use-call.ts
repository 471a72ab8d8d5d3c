import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify, type HttpError } from 'ra-core'
import { useCallback, useRef } from 'react'
import type { AnswerOf, AnyEndpoint } from '#contract/endpoint.ts'
import { keepFocus } from '../parts/keep-focus.ts'
import { withNames } from '../parts/words.ts'
import { call, callLight, type Input, type Light } from './call.ts'
import { sentenceOf } from './refusal.ts'

interface Reading<E extends AnyEndpoint> {
  /** False: not called yet. */
  readonly when?: boolean
  /** Milliseconds after which it is called again, while the page is visible. */
  readonly every?: number
  /** True if the answer will not change any more: it is not called again. */
  readonly until?: (answer: AnswerOf<E>) => boolean
}

/**
 * The answer of a reading endpoint. A list's answer is kept while the next one loads; one record's is never shown for
 * another.
 */
export const useAnswer = <E extends AnyEndpoint>(
  endpoint: E | Light<E>,
  input: Input<E> = {},
  { when = true, every, until }: Reading<E> = {},
) =>
  useQuery<AnswerOf<E>, HttpError>({
    queryKey: [endpoint.name, input],
    queryFn: () => ('fits' in endpoint ? callLight(endpoint, input) : call(endpoint, input)),
    enabled: when,
    ...(input.params === undefined && { placeholderData: keepPreviousData }),
    ...(every !== undefined && {
      refetchInterval: ({ state: { data } }) => (data !== undefined && until?.(data) ? false : every),
    }),
  })

interface Sending<E extends AnyEndpoint> {
  /** Shown once it is done. */
  readonly done?: string | ((answer: AnswerOf<E>) => string)
  readonly onDone?: (answer: AnswerOf<E>, input: Input<E>) => void
  /** What was shown has changed meanwhile: read again what the refusal speaks of. */
  readonly rereads?: readonly AnyEndpoint[]
  /** Reads what the write removes: it would be a 404 until the screen has changed. */
  readonly removes?: AnyEndpoint
  /** True if a form shows refusals itself; otherwise they are shown at the bottom. */
  readonly quiet?: boolean
}

/**
 * A write: sent when it is asked for, never before; afterwards everything on the screen is read again. If the answer is
 * only fetched, such as a document, the screen stays as it is. A second press during the call sends nothing.
 */
export const useSend = <E extends AnyEndpoint>(endpoint: E, sending: Sending<E> = {}) => {
  const client = useQueryClient()
  const notify = useNotify()
  const underWay = useRef(new Set<string>())
  const mutation = useMutation<AnswerOf<E>, HttpError, Input<E>>({
    mutationFn: (input) =>
      call(endpoint, input).finally(() => underWay.current.delete(JSON.stringify(input))),
    onSuccess: async (answer, input) => {
      if (sending.done !== undefined)
        notify(typeof sending.done === 'string' ? sending.done : sending.done(answer), { type: 'success' })
      sending.onDone?.(answer, input)
      if (endpoint.method !== 'GET')
        await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== sending.removes?.name })
      keepFocus()
    },
    onError: (error) => {
      if (error.status === 409)
        for (const { name } of sending.rereads ?? []) void client.invalidateQueries({ queryKey: [name] })
      if (sending.quiet !== true) notify(withNames(sentenceOf(error)), { type: 'error' })
    },
  })
  const { mutate: send } = mutation
  // The button is disabled only at the next render, and a second press may come before that.
  const mutate = useCallback<typeof send>(
    (input, options) => {
      const key = JSON.stringify(input)
      if (underWay.current.has(key)) return
      underWay.current.add(key)
      send(input, options)
    },
    [send],
  )
  return { ...mutation, mutate }
}
