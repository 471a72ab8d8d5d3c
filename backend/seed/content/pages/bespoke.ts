import type { PageSeed } from '../page-seed.ts'

/** /bespoke and, from its second block on, /bespoke/{type}. */
export const bespoke: PageSeed = {
  slug: 'bespoke',
  path: '/bespoke',
  title: 'Bespoke',
  lead: 'A piece made for one person. It begins with a conversation and ends with a signature inside.',
  group: 'bespoke',
  position: 1,
  metaTitle: 'Bespoke',
  metaDescription:
    'A piece made for one person by {name}: an hour of talk, three drawings, a model to wear, and one bench from then on.',
  metaKeywords: 'bespoke jewellery, commission, engagement ring, made to order',
  blocks: [
    {
      kind: 'statement',
      words: 'Pieces to begin from. Yours will differ: in its stone, its size, and what it says inside.',
    },
    {
      kind: 'steps',
      heading: 'How it goes',
      steps: [
        {
          title: 'You talk',
          text: 'An hour with the person who will draw it. Bring a stone, a sketch or a sentence.',
        },
        {
          title: 'We draw',
          text: 'Three drawings in gouache, to scale, each with its price. You choose one, or none.',
        },
        {
          title: 'You hold it',
          text: 'A model in wax or silver, worn for a week. What is wrong with it is put right here.',
        },
        {
          title: 'We make it',
          text: 'Six to twelve weeks on one bench. You may visit, and most people do.',
        },
      ],
    },
    {
      kind: 'cta',
      title: 'Tell us what it is for',
      text: 'The first conversation costs nothing and binds nobody.',
      action: { label: 'Book an appointment', href: '/appointment?purpose=bespoke' },
    },
  ],
}
