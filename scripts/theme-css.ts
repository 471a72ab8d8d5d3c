import { writeFile } from 'node:fs/promises'
import { createServer } from 'vite'
import { themeSheets, type ThemeSheets } from './lib/build/theme-sheets.ts'

/**
 * Writes web/ui/mui/theme.css and theme-dark.css, the variables of the MUI theme: `node scripts/theme-css.ts`.
 * Static files, because MUI would otherwise put 21 kB of them into every page.
 */
const vite = await createServer({
  server: { middlewareMode: true, watch: null, ws: false },
  appType: 'custom',
})
try {
  const { theme } = (await vite.ssrLoadModule('/ui/mui/theme.ts')) as {
    theme: { generateStyleSheets: () => ThemeSheets }
  }
  const { base, dark } = themeSheets(theme.generateStyleSheets())
  await writeFile('web/ui/mui/theme.css', base)
  await writeFile('web/ui/mui/theme-dark.css', dark)
} finally {
  await vite.close()
}
