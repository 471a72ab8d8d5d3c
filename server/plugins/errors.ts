import type { FastifyError } from 'fastify'
import fp from 'fastify-plugin'
import { AppError, SOMETHING_WRONG } from '#server/errors.ts'
import { saidIn } from '#server/graphql/said.ts'
import { languageOf } from '#server/request-context.ts'
import { RETRY_AFTER_SECONDS } from './pressure.ts'

/** The page for when no page could be made: plain and self-contained. */
const brokenPage = (requestId: string, language: string | undefined) => {
  const say = (sentence: string) => saidIn(language, sentence)
  return `<!doctype html>
<html lang="${language ?? 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${say(SOMETHING_WRONG)}</title><meta name="robots" content="noindex"></head>
<body style="font-family:serif;max-width:32em;margin:20vh auto;padding:0 1em"><main><h1>${say(SOMETHING_WRONG)}</h1>
<p>${say('Please try again in a moment. If it happens again, tell us this number:')} ${requestId}</p>
<p><a href="/${language ?? ''}">${say('Back to Home')}</a></p></main></body></html>`
}

const statusOf = (error: FastifyError | AppError) => {
  const status = error instanceof AppError ? error.status : (error.statusCode ?? 500)
  return status >= 400 && status < 600 ? status : 500
}

/** Everything that failed outside GraphQL: `{message, code, requestId}`, or a page if one was requested. */
export const errorsPlugin = fp(
  async (app) => {
    app.setErrorHandler<FastifyError | AppError>((error, request, reply) => {
      const status = statusOf(error)
      if (status >= 500 && !(error instanceof AppError)) request.log.error({ err: error }, 'unexpected error')
      reply.code(status).header('cache-control', 'no-store')
      if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER_SECONDS)
      if (status >= 500 && request.method === 'GET' && request.headers.accept?.includes('text/html')) {
        // The page may use nothing but its one style attribute.
        reply.header(
          'content-security-policy',
          "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
        )
        return reply.type('text/html; charset=utf-8').send(brokenPage(request.id, languageOf(request)))
      }
      const known = error instanceof AppError
      const code = known ? error.code : status < 500 ? 'BAD_REQUEST' : 'INTERNAL'
      const message = known
        ? error.message
        : status < 500
          ? 'The request could not be read.'
          : SOMETHING_WRONG
      return reply.send({ message: saidIn(languageOf(request), message), code, requestId: request.id })
    })
    app.setNotFoundHandler((request, reply) =>
      reply
        .code(404)
        .header('cache-control', 'no-store')
        .send({
          message: saidIn(languageOf(request), 'There is nothing at this address.'),
          code: 'NOT_FOUND',
          requestId: request.id,
        }),
    )
  },
  { name: 'errors' },
)
