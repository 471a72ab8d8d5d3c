import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { getShop } from '#contract/shop.ts'
import type { Config } from '#server/config.ts'
import type { Context } from '#server/context.ts'

const DAY_MS = 24 * 3_600_000
/** RFC 9116 wants less than a year; anybody with a copy will read it again before that. */
const GOOD_FOR_DAYS = 180

interface Options {
  config: Config
  context: (request: FastifyRequest) => Context
}

/** `/.well-known/security.txt` (RFC 9116), from the facts of the house: whom to tell about a security hole. */
export const securityTxtPlugin = fp<Options>(
  async (app, { config, context }) => {
    app.get('/.well-known/security.txt', async (request, reply: FastifyReply) => {
      const { email, securityEmail = email } = await context(request).call(getShop)
      if (securityEmail === '') return reply.callNotFound()
      const today = Math.floor(Date.now() / DAY_MS) * DAY_MS
      const lines = [
        `Contact: mailto:${securityEmail}`,
        `Expires: ${new Date(today + GOOD_FOR_DAYS * DAY_MS).toISOString()}`,
        'Preferred-Languages: en',
        `Canonical: ${config.publicUrl}/.well-known/security.txt`,
      ]
      return reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(`${lines.join('\n')}\n`)
    })
  },
  { name: 'security-txt' },
)
