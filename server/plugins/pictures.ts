import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { getPictureFile, PICTURE_FILE, UPLOADED } from '#contract/pictures.ts'
import { createConcurrencyLimit } from '#program/concurrency-limit.ts'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { IMMUTABLE } from './media.ts'

/**
 * Pictures requested from the backend at once. They share its connections with the pages, which must not wait for them.
 */
const AT_ONCE = 6
/** Requests that may wait for their turn; the browser of one page asks for 60 at most. */
const MAY_WAIT = 300
/** For a file that is being made; after a large import there are many. */
const LONGEST_MS = 20_000
const AGAIN_MS = 250

/**
 * `/media/u/…`: pictures that the house has uploaded. They are in the backend's store, and are the only pictures that
 * the BFF fetches; browsers and proxies keep them for ever. The first request for a width waits until the file is made.
 */
export const picturesPlugin = fp<{ context: (request: FastifyRequest) => Context }>(
  async (app, { context }) => {
    const refuse = () =>
      new AppError('OVERLOADED', 'This picture is still being made. Please try again.', {
        status: 503,
        retryable: true,
      })
    const turn = createConcurrencyLimit({ atOnce: AT_ONCE, mayWait: MAY_WAIT, refuse })
    const made = async (request: FastifyRequest, file: string) => {
      const until = performance.now() + LONGEST_MS
      for (;;) {
        // A separate context for each question, because a context remembers its answers.
        const answer = await turn(() => context(request).call(getPictureFile, { params: { file } }))
        if (!answer.pending) return answer
        if (request.raw.destroyed || performance.now() > until) throw refuse()
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
      }
    }
    app.get<{ Params: { file: string } }>(`${UPLOADED}:file`, async (request, reply) => {
      const { file } = request.params
      if (!PICTURE_FILE.test(file)) return reply.callNotFound()
      try {
        const { contentType, content } = await made(request, file)
        return await reply
          .header('cache-control', IMMUTABLE)
          .header('cross-origin-resource-policy', 'cross-origin')
          .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
          .type(contentType === 'image/avif' ? 'image/avif' : 'image/webp')
          .send(Buffer.from(content, 'base64'))
      } catch (error) {
        if (error instanceof AppError && (error.status === 404 || error.code === 'NOT_OFFERED'))
          return reply.callNotFound()
        throw error
      }
    })
  },
  { name: 'pictures' },
)
