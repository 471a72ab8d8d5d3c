import { useState, type ComponentProps } from 'react'
import { BlockHour } from './block-hour.tsx'
import { BookHour } from './book-hour.tsx'

/** A free hour is booked for a caller, or blocked; a blocked one is given back. */
export const OneHour = (props: ComponentProps<typeof BlockHour>) => {
  const { hour, storeId, timeZone, onClose } = props
  const [blocks, setBlocks] = useState(hour.blocked !== undefined)
  if (blocks) return <BlockHour {...props} />
  return (
    <BookHour
      startsAt={hour.startsAt}
      storeId={storeId}
      timeZone={timeZone}
      onBlock={() => setBlocks(true)}
      onClose={onClose}
    />
  )
}
