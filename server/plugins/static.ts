import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import fp from 'fastify-plugin'
import type { Config } from '#server/config.ts'
import { IMMUTABLE } from './media.ts'

const A_DAY = 'public, max-age=86400'

/** The built client: files with a hash in their name never change; the build wrote a `.br` next to each. */
export const staticPlugin = fp<{ config: Config }>(
  async (app, { config }) => {
    const root = resolve(config.dist, 'web/client')
    if (!existsSync(root)) return
    await app.register(fastifyStatic, {
      root,
      prefix: '/',
      // One route for each file: other addresses go on to the pages, or to the 404 below.
      wildcard: false,
      globIgnore: ['**/*.br', '**/*.gz', '**/*.html', '.vite/**'],
      preCompressed: true,
      decorateReply: false,
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.startsWith(resolve(root, 'assets')) ? IMMUTABLE : A_DAY)
      },
    })
  },
  { name: 'static' },
)
