import type { FastifyInstance } from 'fastify'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Its own page follows the device: it cannot know which mode the shop's switch stands at. */
const byDevice = (tokens: string) =>
  tokens
    .replace('@media not print', '@media (prefers-color-scheme: dark)')
    .replace("[data-colour-mode='dark']", ':root')

const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/**
 * Serves the brand of the shop that is paid: its tokens, its faces. `folders` may hold tokens.css, brand.css, fonts.css and
 * fonts/, as the client is built from; of two the later one's values stand. Without them the pages stand in the device's own type.
 */
export const addBrand = (app: FastifyInstance, folders: readonly string[] = []) => {
  const css = {
    tokens: folders
      .flatMap((folder) => ['tokens.css', 'brand.css'].map((name) => byDevice(read(join(folder, name)))))
      .join(''),
    fonts: folders.map((folder) => read(join(folder, 'fonts.css'))).join(''),
  }
  for (const [name, text] of Object.entries(css))
    app.get(`/brand/${name}.css`, (_request, reply) =>
      reply.header('cache-control', 'max-age=300').type('text/css; charset=utf-8').send(text),
    )
  app.get<{ Params: { face: string } }>('/brand/fonts/:face', (request, reply) => {
    const { face } = request.params
    const file = /^[a-z0-9-]+\.woff2$/.test(face)
      ? folders.map((folder) => join(folder, 'fonts', face)).find((path) => existsSync(path))
      : undefined
    if (file === undefined) return reply.callNotFound()
    return reply.header('cache-control', 'max-age=86400').type('font/woff2').send(readFileSync(file))
  })
}
