/** What MUI's `theme.generateStyleSheets()` gives. */
export type ThemeSheets = Record<string, Record<string, string | number>>[]

const NOTE = '/* Made by scripts/theme-css.ts from theme.ts. */\n'

/** The mode's `color-scheme` is left to `web/ui/tokens.css`; MUI writes it in a way that CSS does not know. */
const rule = (selector: string, values: ThemeSheets[number][string]) => {
  const lines = Object.entries(values)
    .filter(([name]) => name !== 'colorScheme')
    .map(([name, value]) => `  ${name}: ${value};\n`)
  return `${selector} {\n${lines.join('')}}\n`
}

/** The variables of the MUI theme as two style sheets: those of the dark mode, and all others. */
export const themeSheets = (sheets: ThemeSheets): { readonly base: string; readonly dark: string } => {
  const rules = sheets.flatMap((sheet) => Object.entries(sheet))
  const text = (dark: boolean) =>
    NOTE +
    rules
      .filter(([selector]) => selector.includes('dark') === dark)
      .map(([selector, values]) => rule(selector, values))
      .join('')
  return { base: text(false), dark: text(true) }
}
