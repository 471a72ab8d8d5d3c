import type { FastifyInstance } from 'fastify'
import type { ViteDevServer } from 'vite'

/** `npm run dev`: Vite answers for its own files on the shop's own port, hot reload included. */
export const startVite = async (app: FastifyInstance): Promise<ViteDevServer> => {
  const { createServer } = await import('vite')
  const vite = await createServer({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, done))
  app.addHook('onClose', () => vite.close())
  return vite
}
