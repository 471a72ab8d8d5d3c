import type { Components, CssVarsTheme, Theme } from '@mui/material/styles'
import { Icon } from '#web/ui/icons/icon.tsx'

const ring = { outline: '2px solid var(--focus)', outlineOffset: 3, boxShadow: '0 0 0 3px var(--focus-gap)' }
const calm = (...properties: string[]) =>
  properties.map((name) => `${name} var(--calm) var(--ease)`).join(', ')

/** How each MUI part looks in this house (look, part 5). Behaviour and accessibility stay MUI's. */
export const components: Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme> = {
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
  MuiLink: {
    defaultProps: { color: 'inherit' },
    styleOverrides: {
      root: {
        textDecorationThickness: 1,
        textUnderlineOffset: '.22em',
        textDecorationColor: 'var(--edge)',
        '&:hover': { textDecorationColor: 'currentColor' },
      },
    },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: '.3rem',
        overflow: 'visible',
        whiteSpace: 'normal',
        font: '400 var(--t-small)/1.45 var(--text)',
        color: 'var(--ink-2)',
        '&.Mui-focused, &.Mui-error': { color: 'var(--ink-2)' },
      },
      asterisk: { display: 'none' },
    },
  },
  MuiTextField: { defaultProps: { variant: 'standard', fullWidth: true } },
  MuiFormControl: { defaultProps: { variant: 'standard', fullWidth: true } },
  MuiSelect: {
    defaultProps: { variant: 'standard', IconComponent: (props) => <Icon name="down" {...props} /> },
    styleOverrides: {
      icon: { width: 14, height: 14, top: 'calc(50% - 7px)', right: 4, color: 'var(--edge)' },
    },
  },
  MuiInput: {
    styleOverrides: {
      root: {
        'label + &, .MuiInputLabel-root + &': { marginTop: 0 },
        font: '400 1.125rem/1.3 var(--text)',
        fontVariantNumeric: 'lining-nums',
        color: 'var(--ink)',
        '&::before': { borderColor: 'var(--edge)' },
        '&:hover:not(.Mui-disabled, .Mui-error)::before': { borderBottom: '1px solid var(--ink)' },
        '&::after': { borderColor: 'var(--ink)', transition: 'none' },
        '&.Mui-error::before, &.Mui-error::after': { borderBottom: '2px solid var(--error)' },
        '&:has(:focus-visible)': { outline: '2px solid var(--focus)', outlineOffset: 4 },
        '&.MuiInputBase-multiline': { padding: '.4rem 0', '& textarea': { height: 'auto', padding: 0 } },
        '&.Mui-disabled::before': { borderBottomStyle: 'solid', borderColor: 'var(--rule)' },
      },
      input: {
        boxSizing: 'border-box',
        height: '3.25rem',
        padding: '.4rem 0',
        '&:focus-visible': { outline: 'none', boxShadow: 'none' },
        '&::placeholder': { color: 'var(--ink-3)', opacity: 1 },
        '&.Mui-disabled': { WebkitTextFillColor: 'var(--ink-3)' },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        marginTop: '.4rem',
        font: '400 var(--t-small)/1.45 var(--text)',
        color: 'var(--ink-2)',
        '&.Mui-error': { color: 'var(--error)' },
      },
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: { color: 'var(--ink-2)', '&.Mui-focused, &.Mui-error': { color: 'var(--ink-2)' } },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: { marginLeft: 0, marginRight: 0, minHeight: 44, gap: '1rem', alignItems: 'center' },
      label: { fontSize: '1.0625rem', lineHeight: 1.35 },
    },
  },
  MuiCheckbox: {
    defaultProps: {
      icon: <span className="mui-box" />,
      checkedIcon: <span className="mui-box mui-box-on" />,
    },
    styleOverrides: { root: { padding: 0, borderRadius: 0, '&:has(:focus-visible)': ring } },
  },
  MuiRadio: {
    defaultProps: {
      icon: <span className="mui-dot" />,
      checkedIcon: <span className="mui-dot mui-dot-on" />,
    },
    styleOverrides: { root: { padding: 0, '&:has(:focus-visible)': ring } },
  },
  MuiMenu: {
    styleOverrides: {
      paper: { border: '1px solid var(--rule)', backgroundColor: 'var(--raised)', backgroundImage: 'none' },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 44,
        fontSize: '1.0625rem',
        '&:hover, &.Mui-focusVisible, &.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: 'var(--linen)',
        },
        '&:focus-visible': { outlineOffset: -2, boxShadow: 'none' },
      },
    },
  },
  MuiChip: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: { height: 40, borderColor: 'var(--rule)', font: '400 1rem/1 var(--text)', color: 'var(--ink)' },
      sizeSmall: {
        height: 28,
        border: 0,
        fontSize: 'var(--t-label)',
        fontWeight: 500,
        letterSpacing: 'var(--track-label)',
        textTransform: 'uppercase',
      },
    },
  },
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
  MuiDialogTitle: {
    styleOverrides: {
      root: { font: '400 var(--t-h3)/1.16 var(--display)', padding: 'var(--s6) var(--s6) 0' },
    },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: 'var(--s5) var(--s6)' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '0 var(--s6) var(--s6)', gap: 'var(--s5)' } } },
  MuiSnackbar: { defaultProps: { anchorOrigin: { vertical: 'bottom', horizontal: 'center' } } },
  MuiSnackbarContent: {
    styleOverrides: {
      root: {
        backgroundColor: 'var(--ink)',
        color: 'var(--page)',
        padding: 'var(--s3) var(--s5)',
        fontSize: 'var(--t-body)',
        '--focus': 'var(--page)',
        '--focus-gap': 'var(--ink)',
      },
    },
  },
  MuiSkeleton: {
    defaultProps: { variant: 'rectangular', animation: 'pulse' },
    styleOverrides: { root: { backgroundColor: 'var(--linen)', animationDuration: '1.8s' } },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: {
        backgroundColor: 'var(--ink)',
        color: 'var(--page)',
        font: '400 var(--t-small)/1.45 var(--text)',
        padding: 'var(--s2) var(--s3)',
        borderRadius: 0,
      },
    },
  },
  MuiStepConnector: { styleOverrides: { root: { display: 'none' } } },
  MuiToggleButtonGroup: { styleOverrides: { root: { gap: 'var(--s2)' } } },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        minHeight: 44,
        border: '1px solid var(--rule) !important',
        margin: '0 !important',
        color: 'var(--ink)',
        font: '400 1rem/1 var(--text)',
        letterSpacing: 0,
        textTransform: 'none',
        '&.Mui-selected, &.Mui-selected:hover': {
          background: 'none',
          borderColor: 'var(--ink) !important',
          boxShadow: 'inset 0 0 0 1px var(--ink)',
        },
      },
    },
  },
}
