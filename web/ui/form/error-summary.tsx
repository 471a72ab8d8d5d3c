import { useContext, useEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { Icon } from '#web/ui/icons/icon.tsx'
import { t } from '#web/words/t.ts'
import { FormIdContext } from './form-id.ts'
import { fieldId, inPageOrder } from './page-order.ts'
import styles from './form.module.css'

interface Found {
  name: string
  message: string
}

/** The errors of react-hook-form as a list; a name inside an object is `address.city`. */
export const flat = (errors: object, at: string): Found[] =>
  Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null || key === 'ref') return []
    const name = at === '' ? key : `${at}.${key}`
    return 'message' in value && typeof value.message === 'string'
      ? [{ name, message: value.message }]
      : flat(value, name)
  })

/** What to do about a refusal. */
export interface FormLink {
  readonly href: string
  readonly label: string
}

/** After sending: what is wrong, with a link to each field. A single error is only shown at its field. */
export const ErrorSummary = ({ link }: { link?: FormLink | undefined }) => {
  const { errors, submitCount } = useFormContext().formState
  const form = useContext(FormIdContext)
  const found = flat(errors, '')
  const whole = found.filter(({ name }) => name.startsWith('root'))
  const fields = inPageOrder(
    form,
    found.filter(({ name }) => !name.startsWith('root')),
  )
  const many = fields.length > 1
  const summary = useRef<HTMLDivElement>(null)
  const said = submitCount > 0 && whole.length > 0
  // No field takes the focus there: a long form was sent from its end, and this is at its start. Out of the window, the
  // button that has the focus would scroll back to itself at the next key.
  useEffect(() => {
    const shown = summary.current
    if (!said || !shown) return
    const { top, bottom } = shown.getBoundingClientRect()
    if (top < 0 || bottom > window.innerHeight) shown.focus({ preventScroll: true })
    shown.scrollIntoView({ block: 'nearest' })
  }, [said, submitCount])
  return (
    <div role="alert">
      {submitCount > 0 && (whole.length > 0 || many) ? (
        <div ref={summary} className={styles.summary} tabIndex={-1}>
          <Icon name="alert" />
          <div>
            {whole.map(({ name, message }) => (
              <p key={name}>{message}</p>
            ))}
            {link && whole.length > 0 ? (
              <p>
                <a href={link.href} target="_blank" rel="noreferrer">
                  {link.label}
                  <span className="sr"> {t('common.newTab')}</span>
                </a>
              </p>
            ) : null}
            {many ? (
              <>
                <p>{t('form.attention', { count: fields.length })}</p>
                <ul>
                  {fields.map(({ name, message }) => (
                    <li key={name}>
                      <a
                        href={`#${fieldId(form, name)}`}
                        onClick={(event) => {
                          event.preventDefault()
                          document.getElementById(fieldId(form, name))?.focus()
                        }}
                      >
                        {message}
                      </a>
                    </li>
                  ))}
                </ul>
              </>
            ) : null}
          </div>
        </div>
      ) : null}
    </div>
  )
}
