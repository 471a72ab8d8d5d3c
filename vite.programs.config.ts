import { defineConfig, type Plugin } from 'vite'

/**
 * Each program in a few files instead of two thousand modules: it starts sooner and takes less memory
 * (docs/decisions/0061). What reads files of its own, has native code or is loaded by a setting stays a package. Worker threads run as they are written: each is started by its path.
 */
const PACKAGES = ['@electric-sql/pglite', '@fastify/swagger-ui', 'ioredis', 'pg-native', 'pino', 'vite']

/** Packages that read graphql in different forms would each have their own, and refuse the other's types. */
const oneGraphql: Plugin = {
  name: 'one-graphql',
  generateBundle() {
    const second = [...this.getModuleIds()].find((id) => /\/node_modules\/graphql\/.*\.js$/.test(id))
    if (second !== undefined) this.error(`${second} is a second graphql: see the aliases`)
  },
}

/**
 * V8 keeps the source of a file in two bytes a letter as soon as one letter needs them: 11 MB more for both programs. In
 * a raw template the escape stays an escape, which a regular expression reads as the letter: raw templates are for those.
 */
const inOneByte: Plugin = {
  name: 'in-one-byte',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk')
        file.code = file.code.replaceAll(
          /[^\0-\x7f]/g,
          (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
        )
  },
}

const EVALUATED = 'return new EvaluateResult(Environment.CanEvaluate(), code, check);'

/** TypeBox keeps the code of each check twice beside the check itself: 3 MB for both programs, which nobody reads. */
const checksAlone: Plugin = {
  name: 'checks-alone',
  transform(code, id) {
    if (!id.endsWith('/typebox/build/schema/build.mjs')) return undefined
    if (!code.includes(EVALUATED)) this.error('TypeBox is written otherwise: see vite.programs.config.ts')
    return {
      code: code.replace(EVALUATED, `this.functions = []; ${EVALUATED.replace('code', "''")}`),
      map: null,
    }
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
  plugins: [oneGraphql, inOneByte, checksAlone],
  ssr: { noExternal: true, external: PACKAGES },
  build: {
    ssr: true,
    outDir: 'dist/programs',
    emptyOutDir: true,
    sourcemap: true,
    target: 'node22',
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: { backend: 'backend/main.ts', server: 'server/main.ts', payments: 'payments/main.ts' },
      output: { comments: false, entryFileNames: '[name].js', chunkFileNames: '[name]-[hash:6].js' },
    },
  },
})
