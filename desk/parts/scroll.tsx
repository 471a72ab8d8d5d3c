import { useLayoutEffect, useRef, type ReactNode } from 'react'

/** Content that may be wider than the screen scrolls on its own, with the keyboard too. */
export const Scroll = ({
  label,
  children,
  className = 'tw',
  fromEnd = false,
}: {
  readonly label: string
  readonly children: ReactNode
  readonly className?: string
  /** The newest is at the end, which is shown first. */
  readonly fromEnd?: boolean
}) => {
  const region = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!fromEnd) return
    // In the layout of the next frame, before it is painted: measuring here would delay this task by a whole layout.
    const frame = requestAnimationFrame(() => {
      if (region.current) region.current.scrollLeft = region.current.scrollWidth
    })
    return () => cancelAnimationFrame(frame)
  }, [fromEnd])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reached by the keyboard
    <div ref={region} className={className} tabIndex={0} role="region" aria-label={label}>
      {children}
    </div>
  )
}
