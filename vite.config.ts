import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/**
 * Only the web is built: `vite build` makes dist/web/client, `vite build --ssr entry.server.tsx` dist/web/server.
 * In development the BFF runs Vite as middleware. The root is web/, so that nothing generated is watched.
 */

/** Gives each row's `load` in the route table the path of its module, the key to its chunk in the manifest. */
const routeSources = (): Plugin => ({
  name: 'route-sources',
  transform(code, id) {
    if (!id.endsWith('/web/app/routes.ts')) return undefined
    return code.replaceAll(
      /\(\)\s*=>\s*import\(\s*(["'])#web\/([^"']+)\1\s*\)/g,
      (load, _quote, path) => `Object.assign(${load}, { src: '${path}' })`,
    )
  },
})

export default defineConfig(({ command, isSsrBuild }) => ({
  root: 'web',
  appType: 'custom',
  publicDir: false,
  cacheDir: '../.cache/vite-dev',
  plugins: [routeSources(), react()],
  build: isSsrBuild
    ? { outDir: '../dist/web/server', emptyOutDir: true, ssr: 'entry.server.tsx' }
    : {
        outDir: '../dist/web/client',
        emptyOutDir: true,
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: 'web/entry.client.tsx' },
      },
  // Bundled, the server's half loads in a third of the time.
  ssr: command === 'build' ? { noExternal: true } : {},
  optimizeDeps: { entries: ['entry.client.tsx', 'app/routes.ts'] },
}))
