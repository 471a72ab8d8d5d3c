import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { notify } from '#web/ui/announcer.ts'
import { t } from '#web/words/t.ts'
import styles from './profile.module.css'

/**
 * A fact with a way to change it: the form opens in its place and closes when it is done. What was typed survives
 * closing, because the form stays mounted.
 */
export const Editable = ({
  title,
  value,
  action = t('profile.change'),
  children,
}: {
  title: string
  value: ReactNode
  action?: string
  /** The form. `done` closes it and confirms the change. */
  children: (done: (said: string) => void) => ReactNode
}) => {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  const [round, setRound] = useState(0)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const open = state === 'open'
  useEffect(() => {
    if (open) body.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }, [open])
  const done = (said: string) => {
    setState('closed')
    // After a successful change the form starts empty the next time.
    setRound((n) => n + 1)
    notify(said)
    button.current?.focus()
  }
  return (
    <div className={styles.row}>
      <h3 id={`${id}-title`}>{title}</h3>
      <div className={`muted ${styles.value}`}>{value}</div>
      <button
        ref={button}
        type="button"
        className="tlink needs-script"
        aria-expanded={open}
        aria-controls={`${id}-form`}
        aria-describedby={`${id}-title`}
        onClick={() => setState(open ? 'closed' : 'open')}
      >
        {open ? t('shell.close') : action}
      </button>
      <div ref={body} id={`${id}-form`} className={styles.form} hidden={!open}>
        {state === 'unused' ? null : <div key={round}>{children(done)}</div>}
      </div>
    </div>
  )
}
