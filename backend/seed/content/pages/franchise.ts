import { facts, picture, type PageSeed } from '../page-seed.ts'

/** The enquiry form stands below these blocks. */
export const franchise: PageSeed = {
  slug: 'franchise',
  path: '/franchise',
  title: 'Franchise enquiry',
  lead: 'A salon of your own, with our pieces, our bench behind you, and your name on the door beside ours.',
  group: 'company',
  position: 3,
  summary: 'What it takes to open a salon with us, and how to ask.',
  picture: picture('sous-bois-0', 2),
  metaTitle: 'Franchise enquiry',
  metaDescription:
    'Open a salon with us: premises, people, investment and what the house brings. Ask with a short form; a partner answers within five working days.',
  metaKeywords: 'jewellery franchise, open a jewellery store, franchise enquiry',
  blocks: [
    {
      kind: 'hero',
      tone: 'ground',
      title: 'Franchise enquiry',
      text: 'A salon of your own, with our pieces, our bench behind you, and your name on the door beside ours.',
      picture: picture('sous-bois-0', 2),
    },
    facts('What it takes', {
      Premises: '60 to 140 square metres at street level, with daylight.',
      People: 'Three, one of them able to solder a chain. We train them in Jaipur for six weeks.',
      Investment: 'From ₹1,80,00,000, two thirds of it pieces that remain ours until they are sold.',
      Term: 'Seven years, to be ended by either side after the third.',
      Territory: 'One house for each city, until the city asks for two.',
    }),
    {
      kind: 'columns',
      heading: 'What the house brings',
      notes: [
        { title: 'The pieces', text: 'On consignment, insured by us, changed every eight weeks.' },
        {
          title: 'The shop',
          text: 'This one. Orders from your city are collected at your table, and credited to you.',
        },
        { title: 'The bench', text: 'Repairs, sizes and engraving return within six working days.' },
      ],
    },
    {
      kind: 'steps',
      heading: 'How it goes',
      steps: [
        { title: 'You write', text: 'With the form below. A partner answers within five working days.' },
        { title: 'We meet', text: 'A day in the workshop, and a day in your street.' },
        { title: 'We calculate', text: 'Openly, with the books of a salon that exists.' },
        { title: 'You open', text: 'About nine months later, on a Thursday.' },
      ],
    },
  ],
}
