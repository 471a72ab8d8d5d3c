import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import fp from 'fastify-plugin'
import type { Config } from '#server/config.ts'

export const IMMUTABLE = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'

/** A name with the hash of its bytes, e.g. `aster.3f2a9c1b-640.avif`: such bytes never change. */
const HASHED = /[.-][0-9a-f]{8,64}(?:-\d+)?\.\w+$/

/** `/media/…`: pictures from the catalogue, or a redirect to the host that has them. The BFF never fetches one. */
export const mediaPlugin = fp<{ config: Config }>(
  async (app, { config }) => {
    const { mediaUrl } = config
    if (mediaUrl) {
      app.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
        const path = request.params['*'].split('/').map(encodeURIComponent).join('/')
        return reply.header('cache-control', AN_HOUR).redirect(`${mediaUrl}/${path}`, 302)
      })
      return
    }
    const root = resolve(config.mediaDir)
    if (!existsSync(root)) {
      app.log.warn({ root }, 'there are no pictures')
      app.get('/media/*', (_request, reply) => reply.callNotFound())
      return
    }
    await app.register(fastifyStatic, {
      root,
      prefix: '/media/',
      decorateReply: false,
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', HASHED.test(path) ? IMMUTABLE : AN_HOUR)
        reply.header('cross-origin-resource-policy', 'cross-origin')
        // An SVG may have its own styles; it may run nothing, wherever it is opened.
        reply.header(
          'content-security-policy',
          "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
        )
      },
    })
  },
  { name: 'media' },
)
