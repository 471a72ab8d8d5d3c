import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { brand } from './scripts/lib/brand.ts'
import { inDist } from './scripts/lib/dist-dir.ts'

/** A file of the contract with everything that it imports but as a type. */
const withImports = (file: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(file)) return seen
  seen.add(file)
  const imports = /^(?:import|export)(?! type)[^;]*?from '(?:#contract\/|\.\/)([\w-]+\.ts)'/gm
  for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(imports))
    withImports(`contract/${from}`, seen)
  return seen
}
const firstShapes = new Set([
  'contract/endpoint.ts',
  ...[...withImports('desk/today/shapes.ts')].filter((file) => file.startsWith('contract/')),
])

/** The desk is a program of its own: built apart, so that nothing of it can reach the shop's bundle. */
export default defineConfig({
  root: 'desk',
  base: '/desk/',
  publicDir: false,
  cacheDir: '../.cache/vite-desk',
  plugins: [brand(), react()],
  resolve: { dedupe: ['react', 'react-dom', 'react-router', 'react-hook-form'] },
  build: {
    outDir: resolve(inDist('desk')),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1_500,
    reportCompressedSize: false,
    rolldownOptions: {
      // What the first screen shares with the others comes in one file beside it: each file costs a slow line a round trip.
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: /node_modules\/(?:react|react-dom|react-router|scheduler|@tanstack)\// },
            // What answers are looked at with comes after the frame: with the shapes of the first screen, then those of all others.
            {
              name: 'checks',
              test: (id) =>
                /node_modules\/typebox\/|desk\/(?:api\/checks|today\/shapes)\.ts/.test(id) ||
                firstShapes.has(relative('.', id)),
            },
            { name: 'contract', test: /\/contract\/(?!address\.ts)/ },
          ],
        },
      },
      onLog: (level, log, print) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') print(level, log)
      },
    },
  },
})
