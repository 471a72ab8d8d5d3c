import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { lazyPart } from './lazy-part.tsx'

export const find = () => import('./find.tsx').then((all) => all.Find)
const Find = lazyPart(find)

/** Letters act only outside fields. */
const inField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/**
 * Search from anywhere. People continue to type at once, but the window is loaded only when it is first needed: until
 * then a hidden field takes the keys, and the window's own field continues with its text.
 */
export const useFinding = (): {
  readonly ask: () => void
  readonly earlyField: ReactNode
  readonly finding: ReactNode
} => {
  // Undefined until the first time.
  const [open, setOpen] = useState<boolean>()
  const [typed, setTyped] = useState('')
  const early = useRef<HTMLInputElement>(null)
  const before = useRef<Element>(null)
  const ask = () => {
    if (open) return
    before.current = document.activeElement
    early.current?.focus({ preventScroll: true })
    // The first letter replaces the previous search.
    early.current?.select()
    setOpen(true)
  }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const asked =
        (event.key === 'k' && (event.ctrlKey || event.metaKey)) ||
        (event.key === '/' && !inField(event.target))
      if (!asked) return
      event.preventDefault()
      ask()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
  // The focus goes back where it was.
  useEffect(() => {
    if (open === false && before.current instanceof HTMLElement) before.current.focus()
  }, [open])
  const close = () => setOpen(false)
  return {
    ask,
    earlyField: (
      <input
        ref={early}
        className="sr"
        tabIndex={-1}
        autoComplete="off"
        aria-label="Find"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') close()
        }}
      />
    ),
    finding: (
      <Suspense>
        {open === undefined ? null : (
          <Find open={open} typed={typed} onType={setTyped} early={early} onClose={close} />
        )}
      </Suspense>
    ),
  }
}
