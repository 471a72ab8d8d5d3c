import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { brand } from './scripts/lib/build/brand.ts'
import { chunkOf, isFirst } from './scripts/lib/build/chunks.ts'
import { compiledEarly } from './scripts/lib/build/compiled-early.ts'
import { inDist } from './scripts/lib/build/dist-dir.ts'
import { inlineScripts } from './scripts/lib/build/inline-scripts.ts'
import { leanLibraries } from './scripts/lib/build/lean-libraries.ts'
import { youngClosures } from './scripts/lib/build/young-closures.ts'
import { routeSources, type Half } from './scripts/lib/build/route-sources.ts'
import { shortClasses } from './scripts/lib/build/short-classes.ts'
import { words } from './scripts/lib/house/words.ts'

/**
 * Only the web is built: `vite build` makes web/client of the build, `vite build --ssr entry.server.tsx` web/server.
 * In development the BFF runs Vite as middleware. The root is web/, so that nothing generated is watched.
 */

/** The generated documents of an area, by the text that they are made of. */
const generated = (area: string): ReadonlyMap<string, { name: string; document: string }> => {
  const file = (name: string) => readFileSync(`web/gql/${area}/${name}`, 'utf8')
  const made = new Map(
    [...file('graphql.ts').matchAll(/^export const (\w+) = (\{.*\}) as unknown as /gm)].map(
      ([, name = '', document = '']) => [name, document],
    ),
  )
  const rows = file('gql.ts').matchAll(/^\s+("(?:[^"\\]|\\.)*"): types\.(\w+),$/gm)
  return new Map(
    [...rows].map(([, text = '', name = '']) => [
      String(JSON.parse(text)),
      { name, document: made.get(name) ?? '' },
    ]),
  )
}

interface Operation {
  readonly __meta__: { readonly hash: string }
  readonly definitions: readonly {
    readonly kind: string
    readonly operation: string
    readonly name: object
    readonly selectionSet: {
      readonly selections: readonly { readonly kind: string; readonly name: object }[]
    }
  }[]
}

/**
 * A built document goes by its hash, which is its key in the answers that a page is given and all that is sent of it.
 * The server has its text; the browser keeps what it reads of it: its name and what it asks for first.
 */
const byHash = (document: string, browser: boolean): string => {
  const { __meta__: meta, ...whole } = JSON.parse(document) as Operation
  const definitions = whole.definitions
    .filter(({ kind }) => kind === 'OperationDefinition')
    .map(({ kind, operation, name, selectionSet }) => ({
      kind,
      operation,
      name,
      selectionSet: {
        kind: 'SelectionSet',
        selections: selectionSet.selections.map((field) => ({ kind: field.kind, name: field.name })),
      },
    }))
  // urql writes out every document that has no `loc`.
  return JSON.stringify({
    ...whole,
    documentId: meta.hash,
    ...(browser && { loc: {}, definitions }),
  })
}

const IMPORTED = /import \{([^}]*)\} from ('#web\/gql\/[\w-]+\/gql\.ts')/
const typesOnly = (_: string, names: string, from: string) =>
  `import type {${names.replaceAll(/\btype\s/g, '')}} from ${from}`

/**
 * Puts the generated document in the place of each `graphql(…)`. Codegen's own table holds every document of the area
 * twice and is loaded whole; so a page loads only what it asks. A fragment is a type: nothing of it runs.
 */
const documents = (of: Half): Plugin => ({
  name: 'documents',
  enforce: 'pre',
  transform(source, id) {
    const area = id.includes('/web/gql/') ? undefined : /#web\/gql\/([\w-]+)\/gql\.ts/.exec(source)?.[1]
    if (area === undefined) return undefined
    const known = generated(area)
    const placed = source.replaceAll(/\bgraphql\(\s*`([^`]*)`,?\s*\)/g, (call, text: string) => {
      const { name = '', document = '' } = known.get(text) ?? {}
      if (document === '') return call
      if (name.endsWith('FragmentDoc')) return '({})'
      return `(${of === 'development' ? document : byHash(document, of === 'browser')} as never)`
    })
    // Only types are left of the module then, or the browser would fetch an empty chunk for it.
    const needed = placed.includes('graphql(`')
    const code = needed ? placed : placed.replace(IMPORTED, typesOnly)
    return { code, map: null }
  },
})

/** How long each plugin took is for whoever looks into the build, not for who starts a shop. */
const checks = { bundlerTimings: false }

/** Every page names some twenty files, so their hashes are short. */
const assetFileNames = 'assets/[name]-[hash:6][extname]'

export default defineConfig(({ command, isSsrBuild }) => {
  const of = command !== 'build' ? 'development' : isSsrBuild ? 'server' : 'browser'
  return {
    root: 'web',
    appType: 'custom',
    publicDir: false,
    cacheDir: '../.cache/vite-dev',
    // In development they keep their names.
    css: command === 'build' ? { modules: { generateScopedName: shortClasses('web') } } : {},
    plugins: [
      brand(),
      words(),
      routeSources(of),
      documents(of),
      of === 'browser' && [leanLibraries(), compiledEarly(isFirst)],
      of === 'server' && [inlineScripts(), youngClosures],
      react(),
    ],
    build: isSsrBuild
      ? {
          outDir: resolve(inDist('web/server')),
          emptyOutDir: true,
          assetsInlineLimit: 0,
          ssr: 'entry.server.tsx',
          rolldownOptions: { checks, output: { assetFileNames } },
        }
      : {
          outDir: resolve(inDist('web/client')),
          emptyOutDir: true,
          manifest: true,
          assetsInlineLimit: 0,
          modulePreload: { polyfill: false },
          rolldownOptions: {
            checks,
            input: 'web/entry.client.tsx',
            // No library's class is made for what reading its parent does.
            treeshake: { propertyReadSideEffects: false },
            output: {
              codeSplitting: { groups: [{ name: chunkOf }] },
              // The bundler allows no shorter ones.
              entryFileNames: 'assets/[name]-[hash:7].js',
              chunkFileNames: 'assets/[name]-[hash:7].js',
              assetFileNames,
            },
          },
        },
    // Bundled, the server's half loads in a third of the time.
    ssr: command === 'build' ? { noExternal: true } : {},
    // Vite leaves it standing there, and each look at the process's environment is a call into the system.
    define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
    optimizeDeps: { entries: ['entry.client.tsx', 'app/routes.ts'] },
  }
})
