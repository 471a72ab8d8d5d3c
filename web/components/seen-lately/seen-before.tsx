import { Suspense, useEffect, useState } from 'react'
import { seenHere } from '#web/lib/device-list.ts'
import { lazyPart } from '#web/lib/lazy-part.ts'

const SeenLately = lazyPart(async () => (await import('./seen-lately.tsx')).SeenLately)

/** One row of the grid. */
const SHOWN = 4

/** Remembers the piece on this device and shows those before it, after hydration. Give it the piece's id as `key`. */
export const SeenBefore = ({ id }: { id: string }) => {
  const [before, setBefore] = useState<readonly string[]>([])
  useEffect(() => {
    const others = seenHere.get().filter((other) => other !== id)
    setBefore(others.slice(0, SHOWN))
    seenHere.set([id, ...others])
  }, [id])
  if (before.length === 0) return null
  return (
    <Suspense>
      <SeenLately ids={before} />
    </Suspense>
  )
}
