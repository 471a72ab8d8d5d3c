import { createTheme } from '@mui/material/styles'

/** Every value is a token of the house, so one theme serves both modes: what changes with the mode is the token. */
export const theme = createTheme({
  // The mode's `color-scheme` is the house's: 'light' of the root would leave scroll bars and date fields light in the dark.
  cssVariables: { nativeColor: true, disableCssColorScheme: true },
  palette: {
    primary: { main: 'var(--act)', contrastText: 'var(--on-act)' },
    error: { main: 'var(--error)' },
    text: { primary: 'var(--ink)', secondary: 'var(--ink-2)', disabled: 'var(--ink-3)' },
    background: { default: 'var(--page)', paper: 'var(--raised)' },
    divider: 'var(--rule)',
  },
  shape: { borderRadius: 0 },
  typography: {
    fontFamily: 'var(--text)',
    fontSize: 16,
    button: { textTransform: 'none', letterSpacing: 0 },
  },
  shadows: Array.from({ length: 25 }, () => 'none') as never,
  transitions: { duration: { enteringScreen: 160, leavingScreen: 160, short: 160, standard: 160 } },
  components: {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        // MUI takes every outline away, for its ripple shows what has the focus.
        root: { '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: 2 } },
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true, variant: 'outlined', color: 'inherit' },
      styleOverrides: {
        root: {
          minHeight: 'var(--d-ctl)',
          padding: '0 1.1rem',
          font: '500 1rem/1.1 var(--text)',
          whiteSpace: 'nowrap',
          borderColor: 'var(--edge)',
          gap: '.5rem',
          '&:hover': { borderColor: 'var(--ink)', background: 'transparent' },
          '&.Mui-disabled': { color: 'var(--ink-3)', borderColor: 'var(--rule)' },
        },
        contained: {
          background: 'var(--act)',
          color: 'var(--on-act)',
          border: '1px solid var(--act)',
          '&:hover': { background: 'var(--act-hover)' },
          '&.Mui-disabled': { background: 'var(--linen)', color: 'var(--ink-2)' },
        },
        text: { padding: '0 .6rem', border: '1px solid transparent' },
      },
    },
    MuiDialog: {
      styleOverrides: {
        paper: { border: '1px solid var(--edge)', backgroundImage: 'none', maxWidth: '34rem', width: '100%' },
      },
    },
    MuiBackdrop: {
      styleOverrides: { root: { background: 'color-mix(in srgb, var(--page) 88%, transparent)' } },
    },
    MuiDrawer: { styleOverrides: { paper: { backgroundImage: 'none', background: 'var(--linen)' } } },
  },
})
