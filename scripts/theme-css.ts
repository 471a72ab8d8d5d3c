import { writeFile } from 'node:fs/promises'
import { createServer } from 'vite'

/**
 * Writes web/ui/mui/theme.css, the variables of the MUI theme: `node scripts/theme-css.ts`.
 * A static file, because MUI would otherwise put 21 kB of them into every page.
 */
const OUT = 'web/ui/mui/theme.css'

type Sheet = Record<string, Record<string, string | number>>

const rules = (sheets: Sheet[]): string =>
  sheets
    .flatMap((sheet) => Object.entries(sheet))
    .map(([selector, values]) => {
      const lines = Object.entries(values).map(([name, value]) => `  ${name}: ${String(value)};\n`)
      return `${selector} {\n${lines.join('')}}\n`
    })
    .join('')

const vite = await createServer({
  server: { middlewareMode: true, watch: null, ws: false },
  appType: 'custom',
})
try {
  const { theme } = (await vite.ssrLoadModule('/ui/mui/theme.ts')) as {
    theme: { generateStyleSheets: () => Sheet[] }
  }
  await writeFile(
    OUT,
    `/* Made by scripts/theme-css.ts from theme.ts. */\n${rules(theme.generateStyleSheets())}`,
  )
} finally {
  await vite.close()
}
