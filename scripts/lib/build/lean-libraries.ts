import type { Plugin } from 'vite'

/** In the browser no document is read or written: what urql has for it is left out. */
const READER = '@0no-co/graphql.web'
const NO_READER = '\0no-graphql-reader'

const noReader: Plugin = {
  name: 'no-graphql-reader',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === READER && importer?.includes('/@urql/core/') ? NO_READER : undefined,
  load: (id) =>
    id === NO_READER
      ? `export { GraphQLError, Kind } from '${READER}'
const none = () => { throw new Error('Documents are asked for by their hash.') }
export { none as parse, none as print }`
      : undefined,
}

const ROUTER = '/react-router/dist/development/'

/**
 * The router's package names its development build for everyone, and names its components where it makes them, which
 * keeps those that nobody imports: links, forms, and the prefetching of a framework. A browser gets the production build,
 * without the names.
 */
export const leanRouter: Plugin = {
  name: 'lean-router',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    return found?.id.includes(ROUTER)
      ? { ...found, id: found.id.replace(ROUTER, '/react-router/dist/production/') }
      : undefined
  },
  transform: (code, id) =>
    id.includes('/react-router/dist/')
      ? {
          code: code
            .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
            .replaceAll(
              /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm,
              '$1/* @__PURE__ */ $2',
            ),
          map: null,
        }
      : undefined,
}

const REACT = '/react-dom/cjs/react-dom-client.production.js'

/**
 * React throws five marks that it catches itself, and makes them as errors while it is evaluated. Where a debugger listens
 * (Lighthouse, the developer tools, a test), V8 finds the line of each place in the stack of an error as it is made: it
 * parses all of React a second time, which was four fifths of a page's longest task. A mark needs no stack.
 */
export const marksWithoutStack: Plugin = {
  name: 'marks-without-stack',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith(REACT)
      ? {
          code: code.replaceAll(
            /\b(\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g,
            '$1{ __proto__: Error.prototype, message: $2 }',
          ),
          map: null,
        }
      : undefined,
}

/** Leaves out of the browser's half what our libraries bring and no page uses. */
export const leanLibraries = (): Plugin[] => [noReader, leanRouter, marksWithoutStack]
