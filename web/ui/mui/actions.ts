import { calm, ring, type Overrides } from './override-parts.ts'

/** Buttons and other controls that are pressed. */
export const actions: Overrides = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, disableTouchRipple: true },
    styleOverrides: { root: { '&:focus-visible': ring } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'contained', color: 'primary' },
    styleOverrides: {
      root: {
        minHeight: '3.5rem',
        padding: '0 2.25rem',
        border: '1px solid transparent',
        transition: calm('background-color', 'color', 'border-color'),
        '&.Mui-disabled': { opacity: 0.45 },
      },
      contained: {
        backgroundColor: 'var(--act)',
        borderColor: 'var(--act)',
        color: 'var(--on-act)',
        '&:hover': { backgroundColor: 'var(--act-hover)', borderColor: 'var(--act-hover)' },
        '&.Mui-disabled': { backgroundColor: 'var(--act)', color: 'var(--on-act)' },
      },
      outlined: {
        borderColor: 'var(--ink)',
        color: 'var(--ink)',
        '&:hover': { backgroundColor: 'var(--ink)', borderColor: 'var(--ink)', color: 'var(--page)' },
      },
      text: {
        minHeight: 0,
        minWidth: 0,
        padding: '.35rem 0 .2rem',
        border: 0,
        borderBottom: '1px solid currentColor',
        color: 'var(--ink)',
        font: '400 1em/1.5 var(--text)',
        letterSpacing: 0,
        textTransform: 'none',
        '&:hover': { backgroundColor: 'transparent', borderColor: 'transparent' },
      },
      sizeSmall: { minHeight: '3rem', padding: '0 1.5rem' },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: { width: 44, height: 44, color: 'inherit', borderRadius: 0, '&:hover': { background: 'none' } },
    },
  },
}
