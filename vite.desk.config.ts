import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { brand } from './scripts/lib/build/brand.ts'
import { compiledEarly } from './scripts/lib/build/compiled-early.ts'
import { inDist } from './scripts/lib/build/dist-dir.ts'
import { writtenChecks } from './scripts/lib/build/first-checks.ts'
import { leanRouter, marksWithoutStack } from './scripts/lib/build/lean-libraries.ts'

/** The desk is a program of its own: built apart, so that nothing of it can reach the shop's bundle. */
export default defineConfig({
  root: 'desk',
  base: '/desk/',
  publicDir: false,
  cacheDir: '../.cache/vite-desk',
  plugins: [
    brand(),
    writtenChecks(),
    leanRouter,
    marksWithoutStack,
    react(),
    // What the first screen waits for.
    compiledEarly(({ name, isEntry }) => isEntry || name === 'base'),
  ],
  resolve: { dedupe: ['react', 'react-dom', 'react-router', 'react-hook-form'] },
  build: {
    outDir: resolve(inDist('desk')),
    emptyOutDir: true,
    // A small mark is not a request of its own: a browser has six connections to a host, and the scripts wait for one.
    assetsInlineLimit: (file, content) => /\/favicon\.\w+$/.test(file) && content.length < 2_000,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1_500,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // What the first screen shares with the others comes in one file beside it: each file costs a slow line a round trip.
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules\/(?:react|react-dom|react-router|scheduler|@tanstack)\/|\/contract\/(?:address|calendar|desk-role|table-cell)\.ts/,
            },
            // What reads schemas comes with the second screen, whichever it is, and so do the shapes.
            { name: 'checks', test: /node_modules\/typebox\/|desk\/api\/checks\.ts/ },
            { name: 'contract', test: /\/contract\// },
          ],
        },
      },
      onLog: (level, log, print) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') print(level, log)
      },
    },
  },
})
