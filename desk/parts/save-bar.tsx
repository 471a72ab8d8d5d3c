import Button from '@mui/material/Button'
import { useEffect, type ReactNode } from 'react'
import { keepFocus } from './keep-focus.ts'

interface Act {
  readonly label: string
  readonly onClick: () => void
  readonly disabled?: boolean
}

/** Unsaved changes of the screen: how many, ways to undo them, and the one button that saves them. */
export const SaveBar = ({
  says,
  back,
  act,
}: {
  readonly says: ReactNode
  /** Undo, discard and what else is possible, in their order. */
  readonly back: readonly Act[]
  readonly act: Act
}) => {
  // The bar would cover the focused field if that is at the bottom.
  useEffect(() => {
    document.activeElement?.scrollIntoView({ block: 'nearest' })
    return keepFocus
  }, [])
  return (
    <div className="save">
      <span role="status">{says}</span>
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
