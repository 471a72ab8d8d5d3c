import { says } from '#web/lib/said.ts'
import { t } from '#web/words/t.ts'

export interface ResizeRule {
  /** It can never be made larger or smaller. */
  readonly fixed: boolean
  /** One sentence, or empty when nothing is known. */
  readonly reason: string
}

const sentence = (text: string): string =>
  text === ''
    ? ''
    : t('sizes.sentence', { text: text.charAt(0).toUpperCase() + text.slice(1).replace(/\.$/, '') })

/** What the product's `resizable` (specification section 3) says in words: 'Not resizable: stones go all the way round'. */
export const resizeRule = (resizable: readonly string[]): ResizeRule => {
  const text = resizable.join('; ').trim()
  const [, reason] = /^(?:not resizable|no)\b[:,]?\s*(.*)$/i.exec(text) ?? []
  const said = says(text)
  if (reason !== undefined)
    // A translation has the same form: 'not resizable', a colon, the reason.
    return {
      fixed: true,
      reason: sentence(said === text ? reason : said.slice(said.indexOf(':') + 1).trim()),
    }
  return {
    fixed: false,
    reason: text === '' ? '' : sentence(t('sizes.resizable', { rule: said.toLowerCase() })),
  }
}
