import type { Overrides } from './override-parts.ts'
import { Slide } from './slide.tsx'

/** Parts that open, float or wait. */
export const surfaces: Overrides = {
  MuiAccordion: {
    defaultProps: { disableGutters: true, elevation: 0, square: true },
    styleOverrides: {
      root: {
        background: 'none',
        borderTop: '1px solid var(--rule)',
        '&:last-of-type': { borderBottom: '1px solid var(--rule)' },
        '&::before': { display: 'none' },
      },
      heading: { font: 'inherit', letterSpacing: 0 },
    },
  },
  MuiAccordionSummary: {
    defaultProps: { expandIcon: <span className="mui-plus" /> },
    styleOverrides: {
      root: { minHeight: '4rem', padding: 0, font: '400 1.1875rem/1.3 var(--text)' },
      content: { margin: 0 },
      expandIconWrapper: { color: 'inherit', transition: 'none', '&.Mui-expanded': { transform: 'none' } },
    },
  },
  MuiAccordionDetails: {
    styleOverrides: { root: { padding: '0 0 var(--s6)', color: 'var(--ink-2)', maxWidth: '38rem' } },
  },
  MuiTabs: {
    defaultProps: { textColor: 'inherit' },
    styleOverrides: {
      root: { borderBottom: '1px solid var(--rule)' },
      indicator: { height: 1, backgroundColor: 'var(--ink)' },
      list: { gap: '2rem' },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minWidth: 0,
        minHeight: 52,
        padding: 0,
        font: '400 1.125rem/1.3 var(--text)',
        letterSpacing: 0,
        textTransform: 'none',
        opacity: 1,
        color: 'var(--ink-2)',
        '&.Mui-selected': { color: 'var(--ink)' },
        '&:focus-visible': { outlineOffset: -2, boxShadow: 'none' },
      },
    },
  },
  MuiBackdrop: { styleOverrides: { root: { backgroundColor: 'transparent' } } },
  MuiDrawer: {
    defaultProps: { slots: { transition: Slide } },
    styleOverrides: {
      paper: { backgroundColor: 'var(--page)', backgroundImage: 'none', color: 'var(--ink)', border: 0 },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        margin: 'var(--s4)',
        backgroundColor: 'var(--raised)',
        backgroundImage: 'none',
        border: '1px solid var(--rule)',
      },
    },
  },
  /* It comes down from the header, in its colour, because the button that buys is at the bottom of a phone. */
  MuiSnackbar: {
    defaultProps: { anchorOrigin: { vertical: 'top', horizontal: 'right' } },
    styleOverrides: {
      root: {
        '&&': {
          top: 'var(--sticky-top)',
          right: 0,
          left: 'auto',
          width: 'min(100%, 30rem)',
          transition: 'top var(--calm) var(--ease)',
        },
      },
    },
  },
  MuiSnackbarContent: {
    styleOverrides: {
      root: {
        flex: '1 1 auto',
        flexWrap: 'nowrap',
        borderTop: '1px solid var(--rule-house)',
        backgroundColor: 'var(--house)',
        color: 'var(--on-house)',
        padding: 'var(--s3) var(--gutter)',
        fontSize: 'var(--t-body)',
        '--focus': 'var(--on-house)',
        '--focus-gap': 'var(--house)',
      },
      action: { marginRight: 0, whiteSpace: 'nowrap' },
    },
  },
}
