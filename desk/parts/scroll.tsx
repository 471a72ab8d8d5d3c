import type { ReactNode } from 'react'

/** Content that may be wider than the screen scrolls on its own, with the keyboard too. */
export const Scroll = ({
  label,
  children,
  className = 'tw',
}: {
  readonly label: string
  readonly children: ReactNode
  readonly className?: string
}) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reached by the keyboard
  <div className={className} tabIndex={0} role="region" aria-label={label}>
    {children}
  </div>
)
