export type Span = { kind: 'text' | 'italic'; text: string } | { kind: 'link'; text: string; href: string }

const MARK = /\[([^\]]+)\]\(([^)\s]+)\)|\*([^*]+)\*/g
const SAFE = /^(\/(?!\/)|#|https:\/\/|mailto:|tel:)/

/**
 * Reads the two marks of content texts: `[words](address)` and `*words*`. An address of another kind (javascript:,
 * //elsewhere) leaves plain words, so a text can never do more than link.
 */
export const parseWords = (words: string): Span[] => {
  const spans: Span[] = []
  let from = 0
  for (const match of words.matchAll(MARK)) {
    const [all, label, href, italic] = match
    if (match.index > from) spans.push({ kind: 'text', text: words.slice(from, match.index) })
    if (italic !== undefined) spans.push({ kind: 'italic', text: italic })
    else if (label !== undefined && href !== undefined && SAFE.test(href))
      spans.push({ kind: 'link', text: label, href })
    else if (label !== undefined) spans.push({ kind: 'text', text: label })
    from = match.index + all.length
  }
  if (from < words.length) spans.push({ kind: 'text', text: words.slice(from) })
  return spans
}

/** The words without their marks, for metadata and search. */
export const plainWords = (words: string): string =>
  parseWords(words)
    .map((span) => span.text)
    .join('')
