import { decoration, facts, picture, type PageSeed } from '../page-seed.ts'

export const craftsman: PageSeed = {
  slug: 'craftsman',
  path: '/craftsman',
  title: 'Craftsman and certification',
  lead: 'Who makes it, how it is made, and how you can check.',
  group: 'company',
  position: 2,
  summary: 'The people at the bench, the hallmark, the stone report, and how to read both.',
  picture: picture('azure-0', 4),
  metaTitle: 'Craftsman and certification',
  metaDescription:
    'How a piece is made in nine steps, what the BIS hallmark and HUID say, how to read a diamond report, and what our quality warranty covers.',
  metaKeywords:
    'craftsmanship, certification, BIS hallmark, HUID, GIA, IGI, diamond report, quality warranty',
  blocks: [
    {
      kind: 'hero',
      tone: 'ground',
      title: 'Craftsman and certification',
      text: 'Who makes it, how it is made, and how you can check.',
      picture: picture('azure-0', 4),
    },
    {
      kind: 'steps',
      heading: 'From sheet to box',
      steps: [
        {
          title: 'Drawn',
          text: 'The designer draws at three times life size. The drawing carries the weight it may not exceed.',
        },
        {
          title: 'Modelled',
          text: 'A model is cut in wax or raised in copper. It is worn for a day before anybody agrees to it.',
        },
        {
          title: 'Alloyed',
          text: 'Fine gold is melted with silver, copper or palladium in our own crucible, so that the purity is ours to answer for.',
        },
        {
          title: 'Made',
          text: 'Cast, rolled, drawn into wire, raised with the hammer. Seams are soldered with gold of the same fineness.',
        },
        {
          title: 'Set',
          text: 'Each seat is cut for the stone that will lie in it, a hair narrower than the stone. Four to eleven minutes for one small diamond.',
        },
        {
          title: 'Polished',
          text: 'With thread where a wheel cannot reach, then with felt, then with the hand.',
        },
        {
          title: 'Assayed',
          text: 'The piece goes to an assay office recognised by the Bureau of Indian Standards, which tests and marks it.',
        },
        {
          title: 'Weighed',
          text: 'Gross and net, to a hundredth of a gram, with the shopper’s own stones in it. These are the figures on the invoice.',
        },
        { title: 'Signed', text: 'The last hand to hold it signs the card and closes the box.' },
      ],
    },
    {
      kind: 'split',
      title: 'The setter’s bench',
      paragraphs: [
        'Pavé is judged from the back. Turn a butterfly over and each stone has its own window, pierced and polished, so that light comes through from behind.',
        'Our setters train for six years. The first two are spent on brass.',
      ],
      picture: decoration('apollon-0', 3),
      flip: true,
      action: { label: 'From the workshop', href: '/blogs' },
    },
    facts('The hallmark', {
      'BIS mark':
        'The triangle of the Bureau of Indian Standards: the piece has been tested by an office that is not ours.',
      Fineness: '585, 750 or 916 for 14, 18 and 22 kt gold; 950 for platinum. Parts in a thousand.',
      HUID: 'Six letters and figures, given to one piece and to no other. Type it into the BIS Care application and it names the jeweller, the assay office and the date.',
      Where:
        'Inside the shank of a ring, on the clasp of a chain, on the pin of a brooch. Seen with a ten-times glass, which we lend.',
    }),
    {
      kind: 'table',
      id: 'reports',
      heading: 'How to read a stone report',
      text: 'Natural diamonds from 0.30 ct and grown diamonds from 0.50 ct come with a report by GIA or IGI. Its number is on the product page, with a link to the laboratory’s own record.',
      caption: 'What a diamond report says',
      columns: ['Line', 'What it says', 'What we accept'],
      rows: [
        ['Carat', 'Weight. A carat is a fifth of a gram', 'As ordered, never rounded up'],
        ['Colour', 'From D, without colour, to Z', 'D to H; I and J in yellow gold only'],
        ['Clarity', 'What a ten-times glass finds', 'IF to SI1, always clean to the eye'],
        ['Cut', 'How well light returns', 'Excellent or Very Good'],
        ['Fluorescence', 'Glow under ultraviolet light', 'None to Faint'],
        ['Inscription', 'The report’s number on the girdle', 'Always, on stones with a report'],
      ],
      note: 'Smaller stones are sorted by our own gemmologist against master stones; the parcel’s record is kept with the piece.',
    },
    {
      kind: 'prose',
      id: 'warranty',
      heading: 'Quality warranty',
      paragraphs: [
        'A jewel is covered for life against faults in its making: a claw that lifts, a solder that opens, a clasp that gives. A watch is covered for two years, its movement for five. Bring or send the piece; we pay both ways.',
        'Wear is not a fault. Polishing, new rhodium and a new strap have a published price, and the first cleaning in every year is free. Loss, theft, and repairs by others are not covered.',
      ],
    },
    {
      kind: 'cta',
      title: 'Ask a gemmologist',
      text: 'Half an hour, by video or in the salon, about a stone of ours or a stone you own.',
      action: { label: 'Book an appointment', href: '/appointment' },
    },
  ],
}
