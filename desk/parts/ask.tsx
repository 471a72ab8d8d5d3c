import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, type ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { Say } from './say.tsx'

interface Props {
  readonly title: string
  readonly open: boolean
  readonly onClose: () => void
  /** Names the action and its sum. */
  readonly act: string
  readonly onAct: () => void
  readonly busy: boolean
  /** The endpoint's sentence, if it refused. */
  readonly refused?: string | undefined
  readonly ready?: boolean
  /** The button that goes back. */
  readonly stay?: string
  readonly children: ReactNode
}

/**
 * Not a mistake but the house's rule: a second person has been asked. The endpoint says so as a refusal, in these
 * words.
 */
const WAITS = /second person confirms/

/**
 * Asks before a write: what it does is written next to the button. On a phone it is a sheet at the bottom.
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
  stay = 'Leave it',
  children,
}: Props) => {
  const phone = useMediaQuery('(max-width: 767px)')
  const id = useId()
  return (
    <Dialog
      open={open}
      // An accidental press beside the dialog loses nothing that was typed in it.
      onClose={(_, reason) => {
        if (!busy && reason !== 'backdropClick') onClose()
      }}
      aria-labelledby={id}
      className={phone ? 'sheet' : undefined}
    >
      <form
        className="dlg"
        onSubmit={(event) => {
          event.preventDefault()
          if (ready && !busy) onAct()
        }}
      >
        <div className="dlg__h">
          <h2 id={id}>{title}</h2>
          <button type="button" className="ib" aria-label="Close" disabled={busy} onClick={onClose}>
            <Icon name="close" small />
          </button>
        </div>
        <div className="dlg__b">
          {children}
          {refused && WAITS.test(refused) ? (
            <div role="alert">
              <Say kind="wait" title="Another owner or manager has been asked">
                <p>{refused} It is listed under Money; nothing changes before they confirm, within a day.</p>
              </Say>
            </div>
          ) : refused ? (
            <p className="err" role="alert">
              {refused}
            </p>
          ) : null}
        </div>
        <div className="dlg__f">
          <Button onClick={onClose} disabled={busy}>
            {stay}
          </Button>
          <Button type="submit" variant="contained" disabled={busy || !ready}>
            {busy ? 'Sending…' : act}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
