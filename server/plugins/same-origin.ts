import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Config } from '#server/config.ts'
import { AppError } from '#server/errors.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a page of another site sent this. Browsers say so themselves; a client that says nothing is not a browser and
 * has no cookies of one. In the demo any address of this machine will do, so the Host counts too.
 */
const isForeign = ({ headers }: FastifyRequest, config: Config): boolean => {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin } = headers
  if (origin === undefined) return false
  if (origin === config.publicUrl) return false
  return config.mode === 'production' || !URL.canParse(origin) || new URL(origin).host !== headers.host
}

/** Refuses unsafe requests from other sites, whatever the route. */
export const sameOriginPlugin = fp<{ config: Config }>(
  async (app, { config }) => {
    app.addHook('onRequest', (request, _reply, done) => {
      if (!SAFE.has(request.method) && isForeign(request, config)) {
        done(new AppError('FORBIDDEN', 'This request came from another site.', { status: 403 }))
      } else done()
    })
  },
  { name: 'same-origin' },
)
