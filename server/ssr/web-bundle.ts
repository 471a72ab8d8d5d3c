import type { WebBundle } from '#web/lib/ssr-seam.ts'

const MEMBERS: Readonly<Record<keyof WebBundle, 'function' | 'object' | 'string'>> = {
  render: 'function',
  renderShell: 'function',
  isPersonal: 'function',
  guard: 'function',
  routeOf: 'function',
  frame: 'object',
  initScript: 'string',
  documentScript: 'string',
}

const isBundle = (module: object): module is WebBundle =>
  Object.entries(MEMBERS).every(([name, type]) => typeof Reflect.get(module, name) === type)

/** The module of the built pages. Throws if it lacks a member, as a build of another release may. */
export const webBundle = (module: object): WebBundle => {
  if (!isBundle(module)) throw new Error('The pages are not of this release: run `npm run build`.')
  return module
}
