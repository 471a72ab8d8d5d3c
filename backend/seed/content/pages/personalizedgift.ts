import { decoration, facts, picture, type PageSeed } from '../page-seed.ts'

export const personalizedGift: PageSeed = {
  slug: 'personalizedgift',
  path: '/personalizedgift',
  title: 'Personalised gift',
  lead: 'Wrapped, with your words in ink, and no price in sight.',
  group: 'service',
  position: 6,
  summary: 'Wrapping, a handwritten note, a hidden price, and an easy exchange.',
  picture: picture('lune-rousse-0', 8),
  metaTitle: 'Personalised gift',
  metaDescription:
    'Gift wrapping, a handwritten note, a packing slip without prices, delivery on a chosen day, and an exchange that spares the giver.',
  metaKeywords: 'jewellery gift, gift wrapping, gift message, personalised jewellery gift',
  blocks: [
    {
      kind: 'hero',
      tone: 'ground',
      title: 'Personalised gift',
      text: 'Wrapped, with your words in ink, and no price in sight.',
      picture: picture('lune-rousse-0', 6),
    },
    {
      kind: 'columns',
      heading: 'What we do',
      notes: [
        {
          title: 'Wrap',
          text: 'Undyed cotton, folded and knotted. It needs no scissors and can be worn as a scarf.',
        },
        {
          title: 'Write',
          text: 'Up to 200 characters, written with a pen by Farida, who has the best handwriting in the house.',
        },
        {
          title: 'Keep quiet',
          text: 'The packing slip shows no price. The invoice is e-mailed to you, not put in the box.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'How to order it',
      steps: [
        {
          title: 'Make it theirs',
          text: 'Add an [engraving](/engraving), a [soulstone](/soulstone) or [initials on the box](/hotstamping).',
        },
        { title: 'Say that it is a gift', text: 'In the bag, choose *This is a gift* and write your note.' },
        {
          title: 'Send it',
          text: 'To them, to you, or to a salon. Their address is used for this parcel and for nothing else.',
        },
      ],
    },
    {
      kind: 'split',
      title: 'If you do not know the size',
      paragraphs: [
        'Choose a ring in Indian size 12 for a slender hand or 14 for a stronger one; the first change of size is free within sixty days. Or choose what has no size: a pendant, a brooch, a pair of studs.',
      ],
      picture: decoration('eglantier-0', 3),
      flip: true,
      action: { label: 'Size guide', href: '/jewellery-care' },
    },
    facts('Good to know', {
      Price: 'Wrapping and note are free.',
      Exchange:
        'Whoever receives it may exchange it within {returnDays} days, by the order number on the slip. The giver is not told.',
      'Made for one person': 'What is engraved or carries a soulstone cannot be exchanged. Its size can.',
    }),
    {
      kind: 'product-strip',
      title: 'Without a size',
      action: { label: 'See the pendants', href: '/jewellery/pendants' },
      query: { categoryId: 'pendants', limit: 4 },
    },
  ],
}
