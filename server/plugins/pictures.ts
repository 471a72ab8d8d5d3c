import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { getPictureFile, PICTURE_FILE, UPLOADED } from '#contract/pictures.ts'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { IMMUTABLE } from './media.ts'

/**
 * `/media/u/…`: pictures that the house has uploaded. They are in the backend's store, and are the only pictures that the
 * BFF fetches; browsers and proxies keep them for ever.
 */
export const picturesPlugin = fp<{ context: (request: FastifyRequest) => Context }>(
  async (app, { context }) => {
    app.get<{ Params: { file: string } }>(`${UPLOADED}:file`, async (request, reply) => {
      const { file } = request.params
      if (!PICTURE_FILE.test(file)) return reply.callNotFound()
      try {
        const { contentType, content } = await context(request).call(getPictureFile, { params: { file } })
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
