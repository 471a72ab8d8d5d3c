import type { FastifyInstance } from 'fastify'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Its own page follows the device: it cannot know which mode the shop's switch stands at. */
const byDevice = (tokens: string) =>
  tokens
    .replace('@media not print', '@media (prefers-color-scheme: dark)')
    .replace("[data-colour-mode='dark']", ':root')

const read = (folder: string | undefined, name: string): string => {
  const file = folder === undefined ? undefined : join(folder, name)
  return file !== undefined && existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/**
 * Serves the brand of the shop that is paid: its tokens, its faces. The folder holds tokens.css, fonts.css and fonts/, as
 * the client is built from. Without it the pages stand in the device's own type.
 */
export const addBrand = (app: FastifyInstance, folder: string | undefined) => {
  const css = { tokens: byDevice(read(folder, 'tokens.css')), fonts: read(folder, 'fonts.css') }
  for (const [name, text] of Object.entries(css))
    app.get(`/brand/${name}.css`, (_request, reply) =>
      reply.header('cache-control', 'max-age=300').type('text/css; charset=utf-8').send(text),
    )
  app.get<{ Params: { face: string } }>('/brand/fonts/:face', (request, reply) => {
    const { face } = request.params
    const file = folder && /^[a-z0-9-]+\.woff2$/.test(face) ? join(folder, 'fonts', face) : undefined
    if (file === undefined || !existsSync(file)) return reply.callNotFound()
    return reply.header('cache-control', 'max-age=86400').type('font/woff2').send(readFileSync(file))
  })
}
