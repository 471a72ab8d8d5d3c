import { print, type DocumentNode, type ExecutionResult, type GraphQLError } from 'graphql'
import type { Context } from '#server/context.ts'
import { AppError, SOMETHING_WRONG } from '#server/errors.ts'
import { formatErrors } from './format-error.ts'

const tooLate = () => new AppError('UPSTREAM_UNAVAILABLE', SOMETHING_WRONG, { status: 503, retryable: true })

const texts = new WeakMap<DocumentNode, string>()

/** The text of a document, made once: mercurius keeps its compiled queries by their text. */
const textOf = (document: DocumentNode | string) => {
  if (typeof document === 'string') return document
  let text = texts.get(document)
  if (text === undefined) texts.set(document, (text = print(document)))
  return text
}

/** Runs a page's queries in this process, with one context and `dataMs` for the whole page. Never throws. */
export const pageExecute = (
  run: (text: string, variables: Record<string, unknown>) => Promise<ExecutionResult>,
  { requestId, language, log }: Pick<Context, 'requestId' | 'language' | 'log'>,
  dataMs: number,
  seen: (code: string) => void,
) => {
  const until = performance.now() + dataMs
  const failed = (error: unknown) =>
    formatErrors({ errors: [error as GraphQLError] }, { requestId, language, log, explain: false })
      .response as unknown as ExecutionResult

  return async (
    document: DocumentNode | string,
    variables: Record<string, unknown> = {},
  ): Promise<ExecutionResult> => {
    let timer: NodeJS.Timeout | undefined
    const deadline = new Promise<ExecutionResult>((resolve) => {
      timer = setTimeout(() => resolve(failed(tooLate())), Math.max(1, until - performance.now()))
    })
    try {
      const result = await Promise.race([run(textOf(document), variables).catch(failed), deadline])
      for (const error of result.errors ?? []) seen(String(error.extensions?.code))
      return result
    } finally {
      clearTimeout(timer)
    }
  }
}
