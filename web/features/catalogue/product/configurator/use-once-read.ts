import { useLayoutEffect, useRef, useState } from 'react'
import { afterPaint } from '#web/lib/after-paint.ts'
import { whenRead } from '#web/lib/stays-html.tsx'

/**
 * `act`, once the press is painted and what was written in other parts of the page has been read: their code may be on its
 * way when a button is pressed. It is then `act` of the render with all of it. `fail` where it cannot be read: nothing is
 * done then.
 */
export const useOnceRead = (act: () => unknown, fail: () => void) => {
  const latest = useRef(act)
  const [reads, setReads] = useState(false)
  useLayoutEffect(() => {
    latest.current = act
  })
  const onceRead = () => {
    setReads(true)
    Promise.all([whenRead(), afterPaint()])
      .then(() => latest.current(), fail)
      .finally(() => setReads(false))
  }
  return { onceRead, reads }
}
