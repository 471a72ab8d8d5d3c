import type { ReactNode } from 'react'
import { Link } from '#web/components/link/link.tsx'

/** A link of the content: inside the shop by the router, elsewhere by the browser. */
export const Go = ({
  href,
  className,
  children,
}: {
  href: string
  className?: string
  children: ReactNode
}) =>
  href.startsWith('/') ? (
    <Link className={className} to={href}>
      {children}
    </Link>
  ) : (
    <a className={className} href={href}>
      {children}
    </a>
  )
