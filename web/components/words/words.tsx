import { Link } from '#web/components/link/link.tsx'
import { safeAddress } from '#web/lib/safe-address.ts'
import { parseWords } from './parse-words.ts'

/** Content text with its two marks: links and italic. */
export const Words = ({ text }: { text: string }) =>
  parseWords(text).map((span, index) => {
    if (span.kind === 'link')
      return <ContentLink key={index} href={span.href} className="tlink" label={span.text} />
    return span.kind === 'italic' ? <em key={index}>{span.text}</em> : span.text
  })

/** A link whose address comes from the backend: the router follows one within the shop, the browser any other. */
export const ContentLink = ({
  href,
  label,
  className,
}: {
  href: string
  label: string
  className?: string
}) => {
  const to = safeAddress(href)
  if (to === undefined) return label
  return to.startsWith('/') ? (
    <Link to={to} className={className}>
      {label}
    </Link>
  ) : (
    <a href={to} className={className} rel={to.startsWith('https:') ? 'noreferrer' : undefined}>
      {label}
    </a>
  )
}
