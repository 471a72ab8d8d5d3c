import { LateIcon } from '#web/ui/icons/late-icon.tsx'
import { ring, type Overrides } from './override-parts.ts'

/** Lines to write on, boxes to tick. */
export const fields: Overrides = {
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
    defaultProps: { variant: 'standard', IconComponent: (props) => <LateIcon name="down" {...props} /> },
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
}
