import { useLayoutEffect, useRef, useState } from 'react'
import { afterPaint } from '#web/lib/after-paint.ts'
import { whenRead } from '#web/lib/stays-html.tsx'

/**
 * Runs `act` once the press is painted and what was typed in other parts of the page has been read: their code may
 * still be loading when a button is pressed. It runs the `act` of the latest render, which includes all of it. If that
 * code cannot be loaded, it runs `fail` instead.
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
