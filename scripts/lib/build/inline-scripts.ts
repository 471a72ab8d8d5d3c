import { minifySync, type Plugin } from 'vite'

/** The scripts that are in every page, as short as a bundler makes them, because each page contains them again. */
export const inlineScripts = (): Plugin => ({
  name: 'inline-scripts',
  async load(id) {
    if (!id.endsWith('/web/app/init-script.ts')) return undefined
    const scripts = Object.entries(await import('#web/app/init-script.ts'))
    return scripts
      .map(([name, text]) => [name, minifySync(`${name}.js`, text).code.trim()])
      .map(([name, text]) => `export const ${name} = ${JSON.stringify(text)}`)
      .join('\n')
  },
})
