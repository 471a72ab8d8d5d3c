import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { inDist } from './scripts/lib/build/dist-dir.ts'

/** The playground is a program of its own: built apart, so that nothing of it can reach the shop's bundle. */
export default defineConfig({
  root: 'web/graphiql',
  base: '/graphiql/',
  publicDir: false,
  cacheDir: '../../.cache/vite-graphiql',
  plugins: [react()],
  build: {
    outDir: resolve(inDist('web/graphiql')),
    emptyOutDir: true,
    // Its editor is one large chunk; nobody but developers loads it.
    chunkSizeWarningLimit: 5_000,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      onLog: (level, log, print) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') print(level, log)
      },
    },
  },
})
