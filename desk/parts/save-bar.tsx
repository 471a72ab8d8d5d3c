import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { keepFocus } from './keep-focus.ts'
import { useSettled } from './settled.ts'

interface Act {
  readonly label: string
  readonly onClick: () => void
  readonly disabled?: boolean
}

/** Longer than between two letters: a word half typed is not yet a mistake to be read out. */
const PAUSE_MS = 1_000

/** Unsaved changes of the screen: how many, ways to undo them, and the one button that saves them. */
export const SaveBar = ({
  says,
  wrong = '',
  back,
  act,
}: {
  readonly says: string
  /** What must be corrected first. */
  readonly wrong?: string
  /** Undo, discard and what else is possible, in their order. */
  readonly back: readonly Act[]
  readonly act: Act
}) => {
  const settled = useSettled(wrong, PAUSE_MS)
  // The bar would cover the focused field if that is at the bottom.
  useEffect(() => {
    document.activeElement?.scrollIntoView({ block: 'nearest' })
    return keepFocus
  }, [])
  return (
    <div className="save">
      <span role="status">
        {says}.{wrong !== '' && wrong === settled ? ` ${wrong}.` : ''}
      </span>
      <div className="acts">
        {back.map(({ label, ...button }) => (
          <Button key={label} className="btn" {...button}>
            {label}
          </Button>
        ))}
        <Button className="btn btn--act" variant="contained" disabled={act.disabled} onClick={act.onClick}>
          {act.label}
        </Button>
      </div>
    </div>
  )
}
