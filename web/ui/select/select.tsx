import type { ComponentProps } from 'react'
import styles from './select.module.css'

interface Props extends Omit<ComponentProps<'select'>, 'className'> {
  readonly id: string
  readonly label: string
  /** As tall as the text fields next to it. */
  readonly tall?: boolean
  /** Its values are figures, set large. */
  readonly figures?: boolean
  /** On wide screens its label is next to it. */
  readonly beside?: boolean
}

/** The browser's own list, with its label above: it works without scripts, too. */
export const Select = ({ id, label, tall, figures, beside, ...select }: Props) => (
  <div className={styles.field} data-tall={tall} data-figures={figures} data-beside={beside}>
    <label htmlFor={id}>{label}</label>
    <select id={id} {...select} />
  </div>
)
