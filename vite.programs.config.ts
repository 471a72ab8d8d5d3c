import { defineConfig, type Plugin } from 'vite'

/**
 * Each program in a few files instead of two thousand modules: it starts sooner and takes less memory
 * (docs/decisions/0061). What reads files of its own, has native code or is loaded by a setting stays a package.
 */
const PACKAGES = [
  '@electric-sql/pglite',
  '@fastify/swagger-ui',
  'ioredis',
  'pg-native',
  'pino',
  'sharp',
  'vite',
]

/** Packages that read graphql in different forms would each have their own, and refuse the other's types. */
const oneGraphql: Plugin = {
  name: 'one-graphql',
  generateBundle() {
    const second = [...this.getModuleIds()].find((id) => /\/node_modules\/graphql\/.*\.js$/.test(id))
    if (second !== undefined) this.error(`${second} is a second graphql: see the aliases`)
  },
}

export default defineConfig({
  publicDir: false,
  cacheDir: '.cache/vite-programs',
  resolve: {
    alias: [
      { find: /^graphql$/, replacement: 'graphql/index.mjs' },
      { find: /^(graphql\/.*)\.js$/, replacement: '$1.mjs' },
    ],
  },
  plugins: [oneGraphql],
  ssr: { noExternal: true, external: PACKAGES },
  build: {
    ssr: true,
    outDir: 'dist/programs',
    emptyOutDir: true,
    sourcemap: true,
    target: 'node24',
    rolldownOptions: {
      input: { backend: 'backend/main.ts', server: 'server/main.ts', payments: 'payments/main.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash:6].js' },
    },
  },
})
