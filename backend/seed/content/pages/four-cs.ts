import { facts, picture, type PageSeed } from '../page-seed.ts'

/** The four C of a diamond in plain words; the route adds drawings of our own above the blocks. */
export const fourCs: PageSeed = {
  slug: 'four-cs',
  path: '/services/four-cs',
  title: 'A diamond in four words',
  lead: 'Cut, colour, clarity, carat. What each means to the eye, and what it does to the price.',
  group: 'service',
  position: 11,
  summary: 'Cut, colour, clarity and carat in plain words, with drawings.',
  picture: picture('brillant-0', 4),
  metaTitle: 'The four Cs of a diamond in plain words',
  metaDescription:
    'Cut, colour, clarity and carat explained with drawings: the same stone in four colours and four clarities, and carats to scale on a hand.',
  metaKeywords: 'four Cs, diamond cut, diamond colour, diamond clarity, carat, diamond guide',
  blocks: [
    facts('The words', {
      Cut: 'How well the facets send light back. It is the only one of the four that hands make, and the one the eye sees first. We set excellent and very good cuts only.',
      Colour:
        'How far from colourless, D to Z. D to F look colourless alone; G to J do once they are set; from K a warmth shows. In yellow gold an H looks as white as an F does in platinum.',
      Clarity:
        'What lies inside, seen at ten times. Down to VS nothing is found without a lens; in SI perhaps, in a good light; in I without one.',
      Carat:
        'A weight: five carats are one gram. A stone of two carats is twice as heavy as one of one carat, but only a quarter wider.',
    }),
    {
      kind: 'table',
      id: 'carats',
      heading: 'Carats and millimetres',
      text: 'A round brilliant of usual proportions. The price of a carat rises at the full and half weights, so a stone of 0.95 ct costs clearly less than one of 1.00 ct and looks the same.',
      caption: 'Width of a round brilliant by weight',
      columns: ['Carat', 'Across', 'Looks, beside one carat'],
      rows: [
        ['0.25', '4.1 mm', '40 % of the face'],
        ['0.50', '5.1 mm', '63 % of the face'],
        ['1.00', '6.4 mm', 'the measure'],
        ['2.00', '8.1 mm', '159 % of the face'],
      ],
    },
    {
      kind: 'table',
      id: 'letters',
      heading: 'The letters on a report',
      caption: 'Grades of colour and clarity',
      columns: ['Grade', 'Means', 'Seen without a lens'],
      rows: [
        ['D, E, F', 'Colourless', 'No difference'],
        ['G, H, I, J', 'Nearly colourless', 'Only loose, on white paper, side by side'],
        ['K, L, M', 'Faint colour', 'A warm tone'],
        ['FL, IF', 'Nothing inside at ten times', 'Nothing'],
        ['VVS, VS', 'Very small marks', 'Nothing'],
        ['SI', 'Small marks', 'Seldom'],
        ['I', 'Marks', 'Yes'],
      ],
    },
    {
      kind: 'steps',
      heading: 'Where to spend',
      steps: [
        { title: 'Cut first', text: 'It makes a stone bright. Nothing else can make up for it.' },
        { title: 'Then size', text: 'Choose the width that suits the hand, a little below a full weight.' },
        { title: 'Then colour', text: 'G or H for white metal, I or J for yellow and rose gold.' },
        { title: 'Clarity last', text: 'VS is clean to the eye. What lies above it is for the safe.' },
      ],
    },
    {
      kind: 'cta',
      title: 'See it with your own eyes',
      text: 'In a salon we lay three stones side by side and say nothing.',
      action: { label: 'Book an appointment', href: '/appointment' },
    },
  ],
}
