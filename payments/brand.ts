import type { FastifyInstance } from 'fastify'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The provider's pages follow the device: they cannot know which mode the shopper chose in the shop. */
const byDevice = (tokens: string) =>
  tokens
    .replace('@media not print', '@media (prefers-color-scheme: dark)')
    .replace("[data-colour-mode='dark']", ':root')

const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/**
 * Serves the look of the shop that is paid: its tokens, typefaces and icon. `folders` may hold tokens.css, brand.css,
 * fonts.css, favicon.svg and fonts/, from which the client is also built; values of later folders win. Without them the
 * pages use the device's typeface. Returns whether there is an icon.
 */
export const addBrand = (app: FastifyInstance, folders: readonly string[] = []): { icon: boolean } => {
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
  const icon = folders.map((folder) => read(join(folder, 'favicon.svg'))).findLast(Boolean)
  if (icon !== undefined)
    app.get('/brand/favicon.svg', (_request, reply) =>
      reply.header('cache-control', 'max-age=86400').type('image/svg+xml').send(icon),
    )
  return { icon: icon !== undefined }
}
