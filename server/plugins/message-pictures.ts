import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { getAccount } from '#contract/account.ts'
import { getMessagePicture, MESSAGE_PICTURE_BYTES, putMessagePicture } from '#contract/messages.ts'
import type { Context } from '../context.ts'
import { createOneAtATime } from './one-at-a-time.ts'
import { AppError } from '../errors.ts'

const MAY_WAIT = 8
/** The format of the backend's ids; anything else is not an id. */
const ID = /^[0-9a-f-]{36}$/

const tooMany = () =>
  new AppError('RATE_LIMITED', 'Too many requests. Please wait a moment.', { status: 429, retryable: true })

interface Options {
  shopperContext: (request: FastifyRequest, reply: FastifyReply) => Context
}

/**
 * Pictures of messages: the body of a POST is the file itself, whatever it calls itself; the backend looks into it.
 * Personal: only with the shopper's session, never stored.
 */
const messagePictures = (app: FastifyInstance, { shopperContext }: Options, done: () => void) => {
  // Twelve at once would hold a hundred megabytes.
  const sending = createOneAtATime({ mayWait: MAY_WAIT, pauseMs: 0, refuse: tooMany })
  void app.register((scope, _options, ready) => {
    scope.addContentTypeParser(/^image\//, { parseAs: 'buffer' }, (_request, body, parsed) =>
      parsed(null, body),
    )
    scope.post(
      '/message/picture',
      {
        bodyLimit: MESSAGE_PICTURE_BYTES,
        // Before the body is read, because a visitor may not send this much. A token can be made up, and each would
        // have a limit of its own, so the address is counted too and the backend is asked whose token it is.
        onRequest: async (request, reply) => {
          const context = shopperContext(request, reply)
          context.requireSession()
          await app.limits?.page(request, reply)
          await app.limits?.picture(request, reply)
          await context.call(getAccount)
        },
      },
      async (request, reply) => {
        const context = shopperContext(request, reply)
        if (!Buffer.isBuffer(request.body) || request.body.length === 0)
          throw new AppError('BAD_REQUEST', 'The request could not be read.', { status: 400 })
        const content = request.body.toString('base64')
        const { _id } = await sending.run(app.sender(request).token ?? '', () =>
          context.call(putMessagePicture, { body: { content } }),
        )
        return reply.code(201).header('cache-control', 'no-store').send({ id: _id })
      },
    )
    ready()
  })
  app.get<{ Params: { id: string } }>(
    '/message/picture/:id',
    { onRequest: app.limits ? [app.limits.page] : [] },
    async (request, reply) => {
      const context = shopperContext(request, reply)
      if (!context.signedIn || !ID.test(request.params.id)) return reply.callNotFound()
      try {
        const { content } = await context.call(getMessagePicture, { params: { id: request.params.id } })
        return await reply
          .header('cache-control', 'private, no-store')
          .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
          .type('image/webp')
          .send(Buffer.from(content, 'base64'))
      } catch (error) {
        if (error instanceof AppError && [401, 404].includes(error.status)) return reply.callNotFound()
        throw error
      }
    },
  )
  done()
}

export const messagePicturesPlugin = fastifyPlugin(messagePictures, {
  name: 'message-pictures',
  dependencies: ['rate-limits'],
})
