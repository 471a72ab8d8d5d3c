import { decoration, facts, picture, prose, type PageSeed } from '../page-seed.ts'

/** Pages without a route of their own: the catch-all shows them by slug. */
export const origin: PageSeed = {
  slug: 'origin',
  path: '/origin',
  title: 'Where a stone begins',
  lead: 'Five countries, eleven mines, and the name of whoever sorted the parcel.',
  group: 'story',
  position: 1,
  summary: 'The mines, the cutters and the papers behind our stones.',
  picture: picture('tonnelle-0', 2),
  metaTitle: 'Where a stone begins',
  metaDescription:
    'The origin of our diamonds, rubies, sapphires and emeralds: countries, mines, treatment, and the papers that prove it.',
  metaKeywords: 'gemstone origin, responsible sourcing, Kimberley Process, ruby, sapphire, emerald, diamond',
  blocks: [
    {
      kind: 'hero',
      tone: 'ground',
      title: 'Where a stone begins',
      text: 'Five countries, eleven mines, and the name of whoever sorted the parcel.',
      picture: picture('tonnelle-0', 2),
    },
    {
      kind: 'table',
      id: 'origins',
      caption: 'Stones, their origin and treatment',
      columns: ['Stone', 'From', 'Cut in', 'Treatment'],
      rows: [
        ['Diamond, natural', 'Botswana, Canada, Namibia', 'Surat', 'None'],
        ['Diamond, grown', 'Surat', 'Surat', 'Grown from vapour; none after'],
        ['Ruby', 'Mozambique', 'Jaipur', 'Heated, unless stated'],
        ['Sapphire', 'Sri Lanka', 'Ratnapura, Jaipur', 'Heated, unless stated'],
        ['Emerald', 'Zambia', 'Jaipur', 'Minor oil'],
        ['Aquamarine, amethyst, citrine', 'Brazil, Zambia', 'Jaipur', 'Heated or none'],
      ],
    },
    prose(
      'parcels',
      'A parcel has a name',
      'Stones are bought in parcels, folded in paper. Each paper names the mine, the month and, by first name, whoever sorted it. When a stone is set, the paper’s number goes onto the card of the piece. You may ask for it.',
    ),
    {
      kind: 'split',
      title: 'Green from Kagem',
      paragraphs: [
        'Zambian emeralds have a little iron and so a little blue. We take them with a minor oil, which fills what nature left open and is renewed free when it dries, in ten years or so.',
      ],
      picture: decoration('charmille-0', 2),
      flip: true,
      action: { label: 'See the rings', href: '/jewellery/rings' },
    },
  ],
}

export const gold: PageSeed = {
  slug: 'gold',
  path: '/gold',
  title: 'Four colours of gold',
  lead: 'Fine gold has one colour. What we add decides the rest.',
  group: 'story',
  position: 2,
  summary: 'Yellow, rose, white and green: what is in an alloy, and what it can bear.',
  picture: picture('corolle-0', 3),
  metaTitle: 'Four colours of gold',
  metaDescription:
    'What is in yellow, rose and white gold, what 14, 18 and 22 kt mean in parts per thousand, and which alloy suits which piece.',
  metaKeywords: 'gold alloys, 18 kt gold, rose gold, white gold, platinum, purity',
  blocks: [
    {
      kind: 'hero',
      tone: 'ground',
      title: 'Four colours of gold',
      text: 'Fine gold has one colour. What we add decides the rest.',
      picture: picture('corolle-0', 3),
    },
    {
      kind: 'table',
      id: 'alloys',
      heading: 'Our 18 kt alloys',
      caption: 'What is in a thousand parts',
      columns: ['Colour', 'Gold', 'Silver', 'Copper', 'Palladium'],
      rows: [
        ['Yellow', '750', '125', '125', '0'],
        ['Rose', '750', '45', '205', '0'],
        ['White', '750', '90', '0', '160'],
        ['Green, for leaves only', '750', '250', '0', '0'],
      ],
    },
    facts('Which for what', {
      '22 kt': 'Bands, bangles and chains. Too soft for claws.',
      '18 kt': 'Stones. It gives a little when a claw is pushed over, and then stays.',
      '14 kt': 'Clasps, pins, and rings that work for a living.',
      'Platinum 950': 'White to its core, a third heavier, wears instead of scratching away.',
    }),
    {
      kind: 'gallery',
      pictures: [picture('anneau-0', 4), picture('corolle-0', 3), picture('fer-0', 6)],
    },
    {
      kind: 'cta',
      title: 'Side by side',
      text: 'In a salon you can lay all four on the same hand.',
      action: { label: 'Book an appointment', href: '/appointment' },
    },
  ],
}
