import type { ButtonHTMLAttributes } from 'react'
import { Dots } from '#web/ui/dots/dots.tsx'
import { t } from '#web/words/t.ts'
import styles from './button.module.css'

/**
 * `solid`: the one action of a view. `line`: the second. `ivory`: on green. `text`: an underlined link on its own line.
 */
export type ButtonLook = 'solid' | 'line' | 'ivory' | 'text'

interface Looks {
  look?: ButtonLook
  /** Full width of its column. */
  wide?: boolean
  /** 48 px instead of 56. */
  small?: boolean
}

/**
 * The class names of a button, for elements that are not buttons, such as `<Link className={buttonClass({ look: 'line'
 * })}>`.
 */
export const buttonClass = ({ look = 'solid', wide, small }: Looks = {}): string =>
  [
    look === 'text' ? styles.text : styles.button,
    look === 'text' ? '' : styles[look],
    wide && styles.wide,
    small && styles.small,
  ]
    .filter(Boolean)
    .join(' ')

export interface ButtonProps extends Looks, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** Three dots in the same width; disabled while they are shown. */
  busy?: boolean
  /** What screen readers hear while busy. */
  busyLabel?: string
}

/** The house's button without MUI, for pages that load none. Looks as MUI's does under our theme. */
export const Button = ({
  look,
  wide,
  small,
  busy,
  busyLabel = t('common.moment'),
  children,
  onClick,
  ...rest
}: ButtonProps) => (
  <button
    type="button"
    {...rest}
    className={buttonClass({ look, wide, small })}
    aria-busy={busy || undefined}
    aria-disabled={busy || rest['aria-disabled']}
    onClick={busy ? (event) => event.preventDefault() : onClick}
  >
    <span className={busy ? styles.hidden : undefined}>{children}</span>
    {busy ? (
      <span className={styles.dots}>
        <Dots />
        <span className="sr">{busyLabel}</span>
      </span>
    ) : null}
  </button>
)
