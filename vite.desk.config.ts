import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { brand } from './scripts/lib/brand.ts'
import { inDist } from './scripts/lib/dist-dir.ts'

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
            // What answers are looked at with: it comes after the frame, in one file for every screen.
            {
              name: 'checks',
              test: /node_modules\/typebox\/|\/contract\/(?!address\.ts)|desk\/(?:api\/checks|today\/shapes)\.ts/,
            },
          ],
        },
      },
      onLog: (level, log, print) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') print(level, log)
      },
    },
  },
})
