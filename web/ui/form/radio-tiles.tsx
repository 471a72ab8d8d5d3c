import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icons/icon.tsx'
import { useField, type Rules } from './form-id.ts'
import styles from './form.module.css'

export interface Tile {
  value: string
  label: ReactNode
  /** A second, quieter line. */
  note?: ReactNode
  disabled?: boolean
}

/** Options as tiles over radio buttons: the chosen one in a 2 px frame, an impossible one struck through. */
export const RadioTiles = ({
  name,
  legend,
  aside,
  options,
  columns = 3,
  rules,
}: {
  name: string
  legend: string
  /** At the right of the legend, e.g. why an option is impossible. */
  aside?: ReactNode
  options: readonly Tile[]
  columns?: number
  rules?: Rules
}) => {
  const { form, id, message } = useField(name)
  const field = form.register(name, { ...rules })
  // The error summary leads to the chosen one or the first that can be chosen.
  const reached = options.findIndex(({ disabled }) => !disabled)
  return (
    <fieldset className={styles.tiles} aria-describedby={message ? `${id}-error` : undefined}>
      <legend>
        {legend}
        {aside ? <span className={styles.aside}>{aside}</span> : null}
      </legend>
      <div className={styles.options} style={{ '--columns': columns }}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.tile}>
            <input
              {...field}
              id={index === Math.max(reached, 0) ? id : undefined}
              type="radio"
              value={option.value}
              disabled={option.disabled}
            />
            <span>
              {option.label}
              {option.note ? <small>{option.note}</small> : null}
            </span>
          </label>
        ))}
      </div>
      {message ? (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="alert" />
          {message}
        </p>
      ) : null}
    </fieldset>
  )
}
