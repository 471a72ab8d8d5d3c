import Dialog from '@mui/material/Dialog'
import { useCallback, useEffect, useId, useState, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import { Icon } from '../parts/icon.tsx'
import { useFound, type Found } from './found.ts'

/** Finds an order, a product or a person from anywhere, and goes there: Ctrl K. */
export const Find = ({
  open,
  typed: q,
  onType: setQ,
  early,
  onClose,
}: {
  readonly open: boolean
  readonly typed: string
  readonly onType: (typed: string) => void
  /** The field that took the keys until this window was there. */
  readonly early: RefObject<HTMLInputElement | null>
  readonly onClose: () => void
}) => {
  const [at, setAt] = useState(0)
  const { found, looking } = useFound(q.trim())
  const go = useNavigate()
  const id = useId()
  // At once, not when the window has faded in: nobody waits for that before typing the next letter.
  const takeOver = useCallback(
    (input: HTMLInputElement | null) => {
      if (!input || !early.current) return
      const { selectionStart, selectionEnd } = early.current
      input.focus()
      input.setSelectionRange(selectionStart, selectionEnd)
    },
    [early],
  )
  useEffect(() => setAt(0), [q])
  const choose = (one: Found | undefined) => {
    if (!one) return
    onClose()
    setQ('')
    void go(one.to)
  }
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} className="find-dialog" disableRestoreFocus>
      <h2 id={id} className="sr">
        Find
      </h2>
      <label className="in in--bare">
        <Icon name="find" small />
        <span className="sr">An order, a product, a person</span>
        <input
          ref={takeOver}
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={found[at] ? `${id}-${at}` : undefined}
          value={q}
          placeholder="An order, a product, a person"
          onChange={({ target }) => setQ(target.value)}
          onKeyDown={(event) => {
            const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
            if (step !== undefined) {
              event.preventDefault()
              setAt((now) => Math.min(Math.max(now + step, 0), found.length - 1))
            }
            if (event.key === 'Enter') choose(found[at])
          }}
        />
      </label>
      <div id={`${id}-list`} role="listbox" aria-label="Found" className="found">
        {found.map((one, index) => (
          <button
            type="button"
            tabIndex={-1}
            key={one.to}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            onClick={() => choose(one)}
            onMouseMove={() => setAt(index)}
          >
            <b>{one.label}</b>
            <small>{one.says}</small>
          </button>
        ))}
      </div>
      {found.length === 0 ? (
        <p className="found-none" role="status">
          {looking ? 'Looking…' : 'Nothing found.'}
        </p>
      ) : null}
    </Dialog>
  )
}
