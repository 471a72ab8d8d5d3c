import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { openApi } from '#contract/openapi.ts'
import type { AnyEndpoint } from '#contract/endpoint.ts'

/** `/api/openapi.json` and, at `/api/docs`, a page to browse it; only the calls that this backend answers. */
export const serveOpenApi = async (app: FastifyInstance, answered: ReadonlySet<AnyEndpoint>) => {
  const document = openApi(endpoints.filter(({ endpoint }) => answered.has(endpoint)))
  app.get('/api/openapi.json', () => document)
  await app.register(async (scope) => {
    await scope.register(swagger, { mode: 'static', specification: { document: document as never } })
    await scope.register(swaggerUi, {
      routePrefix: '/api/docs',
      uiConfig: { layout: 'BaseLayout', docExpansion: 'list', validatorUrl: null, tryItOutEnabled: true },
      // The page writes style attributes; its scripts are separate files.
      staticCSP:
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    })
  })
}
