import { decoration, facts, picture, type PageSeed } from '../page-seed.ts'

export const signatureBox: PageSeed = {
  slug: 'signaturebox',
  path: '/signaturebox',
  title: 'The signature box',
  lead: 'Green outside, linen inside, and room for the papers.',
  group: 'service',
  position: 5,
  summary: 'What every piece travels in, and what lies beneath the cushion.',
  picture: picture('belvedere-0', 2),
  metaTitle: 'The signature box',
  metaDescription:
    'The green box that every piece comes in: how it is made, what lies in it, its sizes, and how it is used again.',
  metaKeywords: 'jewellery box, gift box, packaging, signature box',
  blocks: [
    {
      kind: 'hero',
      tone: 'ground',
      title: 'The signature box',
      text: 'Green outside, linen inside, and room for the papers.',
      picture: picture('belvedere-0', 2),
    },
    {
      kind: 'prose',
      heading: 'A box is a place',
      paragraphs: [
        'It is where a piece lives when it is not worn, so it is built to be opened ten thousand times. The body is mango wood from old orchards, the cloth is dyed in one bath so that all boxes of a year agree, and the hinge is a strip of the same cloth: there is nothing to rust and nothing to pinch.',
        'The lid closes with a magnet you can hear. The inside is undyed linen, because dye and silver do not like each other.',
      ],
    },
    facts('In the box', {
      'The piece': 'On a cushion cut for it, so that it does not travel.',
      'The card': 'Signed by everyone who worked on it.',
      'The papers':
        'Hallmark and HUID, stone report, invoice, and the passport of the piece with its weights.',
      'A cloth': 'Undyed cotton, for wiping after wearing.',
      'A pouch': 'Linen, for the journey.',
    }),
    {
      kind: 'table',
      id: 'sizes',
      heading: 'Three sizes',
      caption: 'The boxes and what they hold',
      columns: ['Box', 'Outside', 'Holds'],
      rows: [
        ['Small', '70 × 70 × 48 mm', 'A ring, a pair of studs, a pendant'],
        ['Middle', '110 × 110 × 56 mm', 'A brooch, a watch, a bangle'],
        ['Long', '260 × 90 × 48 mm', 'A bracelet or a necklace, lying straight'],
      ],
    },
    {
      kind: 'split',
      title: 'Sent back, used again',
      paragraphs: [
        'If you have enough boxes, leave yours at a salon. It is cleaned, given a new cushion and sent out again with a mark beneath the lid: one dot for each life. The oldest in use has seven.',
      ],
      picture: decoration('crocus-0', 6),
      flip: true,
    },
    {
      kind: 'columns',
      notes: [
        {
          title: 'With initials',
          text: 'Up to three letters in gold leaf, free.',
          action: { label: 'Hot stamping', href: '/hotstamping' },
        },
        {
          title: 'As a gift',
          text: 'Wrapped, with your words, and no price in sight.',
          action: { label: 'Personalised gift', href: '/personalizedgift' },
        },
        {
          title: 'At home',
          text: 'How to keep what lies in it.',
          action: { label: 'Jewellery care', href: '/jewellery-care?tab=storing' },
        },
      ],
    },
  ],
}
