const quoted = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const HOLE = /\{(\w+)\}/

interface Filled {
  readonly names: readonly string[]
  readonly pattern: RegExp
  readonly says: string
}

const filledAs = (text: string, says: string): Filled => {
  const parts = text.split(HOLE)
  return {
    names: parts.filter((_, at) => at % 2 === 1),
    pattern: new RegExp(
      `^${parts.map((part, at) => (at % 2 === 0 ? quoted(part) : '(.*?)')).join('')}$`,
      's',
    ),
    says,
  }
}

/**
 * Finds the pattern of a text with filled placeholders and fills another pattern with the same words: 'Up to ₹500.'
 * matches 'Up to {sum}.'. `word` translates each of those words.
 */
export const filledTexts = (texts: Iterable<readonly [text: string, says: string]>) => {
  const known = [...texts].flatMap(([text, says]) => (HOLE.test(text) ? [filledAs(text, says)] : []))
  return (text: string, word: (filled: string) => string = (filled) => filled): string | undefined => {
    for (const { names, pattern, says } of known) {
      const found = pattern.exec(text)
      if (found)
        return says.replaceAll(/\{(\w+)\}/g, (_, name: string) => word(found[names.indexOf(name) + 1] ?? ''))
    }
    return undefined
  }
}
