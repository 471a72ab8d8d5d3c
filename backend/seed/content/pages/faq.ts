import { picture, type PageSeed } from '../page-seed.ts'
import { faqSections } from './faq-sections.ts'

export const faq: PageSeed = {
  slug: 'fandq',
  path: '/fandq',
  title: 'Questions and answers',
  lead: 'Fifty-one things people ask. If yours is not among them, ask it.',
  group: 'help',
  position: 1,
  summary: 'Orders, shipping, returns, sizes, gold, stones, services, points.',
  picture: picture('source-0', 7),
  metaTitle: 'Questions and answers',
  metaDescription:
    'Answers about orders, payment, shipping, returns, ring sizes, hallmarks, diamonds, engraving, accounts and points.',
  metaKeywords: 'FAQ, questions, shipping, returns, ring size, hallmark, diamonds, engraving, points',
  blocks: [
    { kind: 'faq', sections: faqSections },
    {
      kind: 'contact',
      title: 'Ask a person',
      text: 'We answer on the same working day, by whichever way you write.',
    },
  ],
}
