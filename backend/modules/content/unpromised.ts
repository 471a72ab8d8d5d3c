import { namedIn } from '#contract/content-words.ts'
import type { ContentSource } from '#contract/content.ts'

type Block = ContentSource['blocks'][number]

const silent = (part: unknown): boolean => !namedIn(part).includes('returnDays')

/**
 * The blocks without what they say of `{returnDays}`, for a house that takes nothing back: a paragraph, a question, a
 * note. A block or section of which nothing is left goes too.
 */
export const withoutReturns = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block): Block[] => {
    if (silent(block)) return [block]
    switch (block.kind) {
      case 'prose': {
        const [paragraphs, list] = [block.paragraphs.filter(silent), block.list?.filter(silent) ?? []]
        return paragraphs.length + list.length > 0
          ? [{ ...block, paragraphs, ...(block.list && { list }) }]
          : []
      }
      case 'faq': {
        const sections = block.sections.flatMap((section) => {
          const questions = section.questions.filter(silent)
          return questions.length > 0 ? [{ ...section, questions }] : []
        })
        return sections.length > 0 ? [{ ...block, sections }] : []
      }
      case 'facts': {
        const facts = block.facts.filter(silent)
        return facts.length > 0 ? [{ ...block, facts }] : []
      }
      case 'columns': {
        const notes = block.notes.filter(silent)
        return notes.length > 0 ? [{ ...block, notes }] : []
      }
      default:
        return [block]
    }
  })
