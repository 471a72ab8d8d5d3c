import { createTheme, type Shadows } from '@mui/material/styles'
import { actions } from './actions.ts'
import { fields } from './fields.tsx'
import { surfaces } from './surfaces.tsx'

declare module '@mui/material/styles' {
  /** The names of specification section 9 in place of MUI's own. */
  interface BreakpointOverrides {
    xs: false
    base: true
    sm: true
    md: true
    lg: true
    xl: true
    '2xl': true
  }
  interface CssThemeVariables {
    enabled: true
  }
}

/** Of either mode: tokens, whose values are in `tokens.css`, so that each colour is defined in one place. */
const palette = {
  primary: {
    main: 'var(--act)',
    dark: 'var(--act-hover)',
    light: 'var(--act)',
    contrastText: 'var(--on-act)',
  },
  secondary: { main: 'var(--ink)', dark: 'var(--ink)', light: 'var(--ink)', contrastText: 'var(--page)' },
  error: { main: 'var(--error)', dark: 'var(--error)', light: 'var(--error)', contrastText: 'var(--page)' },
  text: { primary: 'var(--ink)', secondary: 'var(--ink-2)', disabled: 'var(--ink-3)' },
  background: { default: 'var(--page)', paper: 'var(--raised)' },
  divider: 'var(--rule)',
  action: {
    active: 'var(--ink)',
    hover: 'var(--linen)',
    selected: 'var(--linen)',
    focus: 'var(--linen)',
    disabled: 'var(--ink-3)',
    disabledBackground: 'var(--rule)',
  },
}

const display = { fontFamily: 'var(--display)', fontWeight: 400, letterSpacing: '-0.005em' }

/**
 * The house in MUI's terms. MUI writes each value as a variable with the value behind it (`var(--mui-…, var(--ink))`). The
 * variables are never set: a sheet that sets them on the document would restyle every element of the page when the
 * first part of MUI is loaded, which is at a press.
 */
export const theme = createTheme({
  cssVariables: { nativeColor: true },
  palette,
  breakpoints: { values: { base: 0, sm: 480, md: 768, lg: 992, xl: 1280, '2xl': 1536 } },
  shape: { borderRadius: 0 },
  spacing: '0.25rem',
  shadows: Array.from({ length: 25 }, () => 'none') as Shadows,
  typography: {
    fontFamily: 'var(--text)',
    htmlFontSize: 16,
    h1: { ...display, fontSize: 'var(--t-h1)', lineHeight: 1.06 },
    h2: { ...display, fontSize: 'var(--t-h2)', lineHeight: 1.1 },
    h3: { ...display, fontSize: 'var(--t-h3)', lineHeight: 1.16 },
    h4: { ...display, fontSize: 'var(--t-h4)', lineHeight: 1.2 },
    body1: { fontSize: 'var(--t-body)', lineHeight: 1.5 },
    body2: { fontSize: 'var(--t-small)', lineHeight: 1.45 },
    button: {
      fontSize: '0.875rem',
      fontWeight: 500,
      lineHeight: 1,
      letterSpacing: 'var(--track-label)',
      textTransform: 'uppercase',
    },
    caption: { fontSize: 'var(--t-small)', lineHeight: 1.45 },
  },
  transitions: {
    duration: {
      shortest: 160,
      shorter: 160,
      short: 160,
      standard: 320,
      complex: 320,
      enteringScreen: 320,
      leavingScreen: 160,
    },
    easing: {
      easeInOut: 'cubic-bezier(.6,.02,.2,1)',
      easeOut: 'cubic-bezier(.22,.61,.21,1)',
      easeIn: 'cubic-bezier(.22,.61,.21,1)',
      sharp: 'cubic-bezier(.22,.61,.21,1)',
    },
  },
  components: { ...actions, ...fields, ...surfaces },
})
