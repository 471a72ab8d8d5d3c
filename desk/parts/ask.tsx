import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useCallback, useId, useState, type ReactNode } from 'react'
import { approvalOf, sentenceOf, type Refused } from '../api/refusal.ts'
import { SessionOver } from '../frame/session-over.tsx'
import { useSessionOver } from '../session-end.ts'
import { AskedNow, useAsked } from './asked.tsx'
import { Icon } from './icon.tsx'
import { inSight } from './in-sight.ts'
import { useTypedInDialog } from './unsaved.ts'
import { withNames } from './words.ts'

interface Props {
  readonly title: string
  readonly open: boolean
  readonly onClose: () => void
  /** Names the action and its sum. */
  readonly act: string
  readonly onAct: () => void
  readonly busy: boolean
  /** Why the endpoint refused, if it did. */
  readonly refused?: Refused | null | undefined
  readonly ready?: boolean
  /** The button that goes back. */
  readonly stay?: string
  /** The act loses something and is not recommended: the button that keeps everything is the solid one. */
  readonly staying?: boolean
  readonly children: ReactNode
}

const PHONE = '(max-width: 767px)'
const TYPED_IN = 'input:not([type=checkbox], [type=radio], [type=file]), textarea, select'
/** Focuses the first field, but not on a phone, whose keyboard would cover what the dialog says. */
const focusFirst = (body: HTMLElement) => {
  if (!matchMedia(PHONE).matches) body.querySelector<HTMLElement>(TYPED_IN)?.focus()
}

/**
 * Asks before a write; the effect is written next to the button. On a phone it is a sheet at the bottom. A single key
 * press does not lose what was typed in it.
 */
export const Ask = ({
  title,
  open,
  onClose,
  act,
  onAct,
  busy,
  refused,
  ready = true,
  stay = 'Go back',
  staying = false,
  children,
}: Props) => {
  const phone = useMediaQuery(PHONE)
  const id = useId()
  const says = `${id}-says`
  const opened = useCallback(
    (body: HTMLElement | null) => {
      if (!body) return
      // Read out with the title: the sentence alone, because the rest may be a long form.
      body.querySelector(':scope > p')?.setAttribute('id', says)
      focusFirst(body)
    },
    [says],
  )
  const over = useSessionOver()
  const [typed, setTyped] = useState(false)
  const [warned, setWarned] = useState(false)
  // Reset, because it may be opened again.
  if (!open && (typed || warned)) {
    setTyped(false)
    setWarned(false)
  }
  useTypedInDialog(typed)
  const slip = () => {
    if (typed && !warned) setWarned(true)
    else onClose()
  }
  const number = approvalOf(refused)
  const asked = useAsked(refused)
  // Pressed again it would only ask again, unless it has been confirmed.
  const held = number !== undefined && asked?.state !== 'confirmed'
  return (
    <Dialog
      open={open}
      // An accidental press outside the dialog loses nothing that was typed in it.
      onClose={(_, reason) => {
        if (!busy && reason !== 'backdropClick') slip()
      }}
      aria-labelledby={id}
      aria-describedby={says}
      className={phone ? 'sheet' : undefined}
    >
      <form
        className="dlg"
        onChange={() => {
          setTyped(true)
          setWarned(false)
        }}
        onSubmit={(event) => {
          event.preventDefault()
          if (ready && !busy) onAct()
        }}
      >
        <div className="dlg__h">
          <h2 id={id}>{title}</h2>
          <button type="button" className="ib" aria-label="Close" disabled={busy} onClick={slip}>
            <Icon name="close" small />
          </button>
        </div>
        <div className="dlg__b" ref={opened}>
          {over ? <SessionOver /> : null}
          {children}
          {warned ? (
            <p className="err" role="alert" ref={inSight}>
              What you typed here is lost when you close it. To close it, press once more.
            </p>
          ) : null}
          {refused && number !== undefined ? (
            <div role="alert" ref={inSight}>
              <AskedNow says={refused.message} number={number} own={asked} />
            </div>
          ) : refused ? (
            <p className="err" role="alert" ref={inSight}>
              {withNames(sentenceOf(refused))}
            </p>
          ) : null}
        </div>
        <div className="dlg__f">
          <Button onClick={onClose} disabled={busy} variant={staying ? 'contained' : 'outlined'}>
            {stay}
          </Button>
          <Button
            type="submit"
            variant={staying || held ? 'outlined' : 'contained'}
            disabled={busy || !ready}
          >
            {busy ? 'Sending…' : act}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
