import { Link } from '#web/components/link/link.tsx'
import { safeAddress } from '#web/lib/safe-address.ts'
import { langOf } from '#web/words/language.ts'
import { parseWords } from './parse-words.ts'

const Marked = ({ text }: { text: string }) =>
  parseWords(text).map((span, index) => {
    if (span.kind === 'link')
      return <ContentLink key={index} href={span.href} className="tlink" label={span.text} />
    return span.kind === 'italic' ? <em key={index}>{span.text}</em> : span.text
  })

/** Content text with its two marks, links and italic, and its language if it is not that of the page. */
export const Words = ({ text }: { text: string }) => {
  const lang = langOf(text)
  return lang === undefined ? (
    <Marked text={text} />
  ) : (
    <span lang={lang}>
      <Marked text={text} />
    </span>
  )
}

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
    <Link to={to} lang={langOf(label)} className={className}>
      {label}
    </Link>
  ) : (
    <a
      href={to}
      lang={langOf(label)}
      className={className}
      rel={to.startsWith('https:') ? 'noreferrer' : undefined}
    >
      {label}
    </a>
  )
}
