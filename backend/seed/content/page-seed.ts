import type { ContentSource, FactsBlock, Picture, ProseBlock } from '#contract/content.ts'

/**
 * A page as it is written here. Texts may hold `{name}`, `{legalName}`, `{email}`, `{phone}`, `{address}` and
 * `{gstin}`: the loader puts the house facts in, so that they stand in one file.
 */
export type PageSeed = ContentSource & { slug: string }

export const picture = (key: string, ground: number, alt?: string): Picture => ({
  key,
  ground,
  ...(alt === undefined ? {} : { alt }),
})

/** A picture that only decorates: the words beside it say the same. */
export const decoration = (key: string, ground: number): Picture => picture(key, ground, '')

export const prose = (id: string, heading: string, ...paragraphs: string[]): ProseBlock => ({
  kind: 'prose',
  id,
  heading,
  paragraphs,
})

export const facts = (heading: string, rows: Record<string, string>): FactsBlock => ({
  kind: 'facts',
  heading,
  facts: Object.entries(rows).map(([term, detail]) => ({ term, detail })),
})
