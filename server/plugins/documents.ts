import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { getInvoice } from '#contract/documents.ts'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { documentCsp, framed, readDocumentFrame } from '#server/ssr/document-frame.ts'
import { createOneAtATime } from './one-at-a-time.ts'

/** A browser that opens a few at once is served; a loop is refused. */
const MAY_WAIT = 8
/** Nobody reads faster, and twenty a second are a small load. */
const PAUSE_MS = 50

const tooMany = () =>
  new AppError('RATE_LIMITED', 'Too many documents at once. Please wait a moment.', {
    status: 429,
    retryable: true,
  })

interface Options {
  /** The folder of the built pages, which has the fonts of the documents. */
  dist: string
  shopperContext: (request: FastifyRequest, reply: FastifyReply) => Context
}

/** Invoices and credit notes as pages to print and as PDF. Personal: only with the shopper's session, never stored. */
const documents = async (app: FastifyInstance, { dist, shopperContext }: Options) => {
  // A document has ten times as many bytes as other answers, as base64 in JSON; pages must not wait for it.
  const { run } = createOneAtATime({ mayWait: MAY_WAIT, pauseMs: PAUSE_MS, refuse: tooMany })
  const frame = await readDocumentFrame(dist)
  const csp = documentCsp(frame)
  app.get<{ Params: { orderId: string; number: string } }>(
    '/order/:orderId/invoice/:number',
    { onRequest: app.limits ? [app.limits.page, app.limits.document] : [] },
    async (request, reply) => {
      const context = shopperContext(request, reply)
      if (!context.signedIn) return reply.redirect(`/login?returnTo=${encodeURIComponent(request.url)}`, 303)
      const { orderId, number } = request.params
      const pdf = number.endsWith('.pdf')
      try {
        const { filename, content } = await run(app.sender(request).token ?? '', () =>
          context.call(getInvoice, {
            params: { orderId, number: pdf ? number.slice(0, -4) : number },
            query: { format: pdf ? 'pdf' : 'html' },
          }),
        )
        const bytes = Buffer.from(content, 'base64')
        const order = `/order/${encodeURIComponent(orderId)}`
        const addresses = { order, pdf: `${order}/invoice/${encodeURIComponent(number)}.pdf` }
        return await reply
          .header('cache-control', 'private, no-store')
          .header('content-security-policy', csp)
          .header(
            'content-disposition',
            `${pdf ? 'attachment' : 'inline'}; filename="${filename.replaceAll(/[^\w.-]/g, '')}"`,
          )
          .type(pdf ? 'application/pdf' : 'text/html; charset=utf-8')
          .send(pdf ? bytes : framed(bytes.toString('utf8'), frame, addresses))
      } catch (error) {
        if (error instanceof AppError && error.code === 'UNAUTHENTICATED')
          return reply.redirect(`/login?returnTo=${encodeURIComponent(request.url)}`, 303)
        if (error instanceof AppError && error.status === 429) reply.header('retry-after', '1')
        throw error
      }
    },
  )
}

export const documentsPlugin = fastifyPlugin(documents, { name: 'documents', dependencies: ['rate-limits'] })
