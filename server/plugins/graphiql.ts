import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import fp from 'fastify-plugin'
import type { Config } from '#server/config.ts'
import { graphiqlCsp } from './security-headers.ts'

const buildNow = async () => {
  const { build } = await import('vite')
  await build({ configFile: resolve('vite.graphiql.config.ts'), logLevel: 'warn' })
}

/**
 * The playground, bundled by our own build (mercurius's own page loads from a CDN). Only if documents of anybody may
 * run. `npm run dev` builds it on first use.
 */
export const graphiqlPlugin = fp<{ config: Config }>(
  async (app, { config }) => {
    if (config.mode === 'production') return
    const root = resolve(config.dist, 'web/graphiql')
    const page = resolve(root, 'index.html')
    if (!existsSync(page) && !config.dev) return

    let building: Promise<void> | undefined
    app.get('/graphiql', async (_request, reply) => {
      if (!existsSync(page)) await (building ??= buildNow())
      reply.headers({ 'content-security-policy': graphiqlCsp, 'cache-control': 'no-cache' })
      return reply.type('text/html; charset=utf-8').send(await readFile(page, 'utf8'))
    })
    await app.register(fastifyStatic, {
      root: resolve(root, 'assets'),
      prefix: '/graphiql/assets/',
      decorateReply: false,
      preCompressed: true,
      index: false,
      immutable: true,
      maxAge: '365d',
      setHeaders: (reply) => {
        // The policy of a worker is that of its own response.
        reply.header('content-security-policy', graphiqlCsp)
      },
    })
  },
  { name: 'graphiql' },
)
