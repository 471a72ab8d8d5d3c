import { facts, picture, type PageSeed } from '../page-seed.ts'

export const resizing: PageSeed = {
  slug: 'resizing',
  path: '/services/resizing',
  title: 'Resizing',
  lead: 'Fingers change. A good ring can follow, two sizes up or down.',
  group: 'service',
  position: 9,
  summary: 'The first change of size is free within sixty days.',
  picture: picture('cedre-0', 3),
  metaTitle: 'Ring resizing',
  metaDescription:
    'How far a ring can be resized, what it costs, how long it takes, and which rings cannot be changed.',
  metaKeywords: 'ring resizing, change ring size, resize ring',
  blocks: [
    {
      kind: 'hero',
      tone: 'ground',
      title: 'Resizing',
      text: 'Fingers change. A good ring can follow, two sizes up or down.',
      picture: picture('cedre-0', 3),
    },
    {
      kind: 'table',
      id: 'prices',
      heading: 'What it costs',
      caption: 'Resizing by metal',
      columns: ['Metal', 'First change, within sixty days', 'Later', 'Time'],
      rows: [
        ['Yellow and rose gold', 'Free', '₹2,800', 'Six working days'],
        ['White gold, with new rhodium', 'Free', '₹4,200', 'Seven working days'],
        ['Platinum', 'Free', '₹6,500', 'Nine working days'],
      ],
      note: 'Gold that is added is charged at the day’s rate; gold that is taken out is returned to you or credited.',
    },
    facts('How far', {
      'Two sizes': 'Most rings, up or down. The product page says *Resizable* and by how much.',
      'One size': 'Rings with stones to the middle of the shank.',
      None: 'Eternity rings, tension settings and bands engraved all round. We make a new one and take the old one back at its metal.',
    }),
    {
      kind: 'cta',
      title: 'Begin with the size',
      text: 'Measure twice before we cut once.',
      action: { label: 'Size guide', href: '/jewellery-care' },
    },
  ],
}
