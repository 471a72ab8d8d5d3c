import type { PageSeed } from '../page-seed.ts'

/** The words above the list of blogs. */
export const blogsIndex: PageSeed = {
  slug: 'blogs',
  path: '/blogs',
  title: 'From the workshop',
  lead: 'How things are made, why they are made so, and what can go wrong.',
  group: 'company',
  position: 4,
  summary: 'Notes from the bench.',
  metaTitle: 'From the workshop',
  metaDescription: 'Notes from the bench: setting, raising, cutting, polishing, and how to choose a stone.',
  metaKeywords: 'blog, jewellery making, goldsmith, stone setting, watchmaking',
  blocks: [],
}
