import type { ReactNode } from 'react'
import { Link } from '#web/components/link/link.tsx'
import { safeAddress } from '#web/lib/safe-address.ts'
import { inLanguage } from '#web/words/language.ts'

/** A link of the content: the router follows one within the shop, the browser any other. */
export const Go = ({
  href,
  className,
  children,
}: {
  href: string
  className?: string
  children: ReactNode
}) => {
  const to = safeAddress(href)
  if (to === undefined) return children
  return to.startsWith('/') ? (
    <Link className={className} to={to}>
      {children}
    </Link>
  ) : (
    <a className={className} href={inLanguage(to)}>
      {children}
    </a>
  )
}
