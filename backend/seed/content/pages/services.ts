import { picture, type PageSeed } from '../page-seed.ts'

/** The page /services; the services themselves are the pages of the group `service`. */
export const services: PageSeed = {
  slug: 'services',
  path: '/services',
  title: 'Our services',
  lead: 'What we do before a piece is yours, and for as long as it is.',
  group: 'index',
  position: 1,
  picture: picture('anneau-0', 4),
  metaTitle: 'Our services',
  metaDescription:
    'Engraving, hot stamping, soulstones, gifts, click and collect, sizing, repair, and the care of jewellery and watches. What each costs and how long it takes.',
  metaKeywords: 'engraving, resizing, repair, gift wrapping, click and collect, jewellery care, watch care',
  blocks: [
    {
      kind: 'columns',
      heading: 'On every order',
      notes: [
        {
          title: 'Free shipping',
          text: 'Insured for its full price, signed for at the door. Free shipping and returns on all orders.',
        },
        {
          title: 'Free first size',
          text: 'One change of size within sixty days, wherever the design allows it.',
        },
        { title: 'Free cleaning', text: 'Once a year, for life, at a salon or by post.' },
      ],
    },
    {
      kind: 'cta',
      title: 'Something else?',
      text: 'A lost earring, a grandmother’s ring, a stone without a setting. Ask; the answer is honest and costs nothing.',
      action: { label: 'Write to us', href: '/contact-us' },
    },
  ],
}
