import fp from 'fastify-plugin'
import type { Config } from '#server/config.ts'

/** `robots.txt`: every page may be indexed (specification section 1: 'index, follow'); the API may not. */
export const robotsPlugin = fp<{ config: Config }>(
  async (app, { config }) => {
    const text = `User-agent: *\nAllow: /\nDisallow: /graphql\n\nSitemap: ${config.publicUrl}/sitemap.xml\n`
    app.get('/robots.txt', (_request, reply) =>
      reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(text),
    )
  },
  { name: 'robots' },
)
