import { decoration, facts, picture, prose, type PageSeed } from '../page-seed.ts'

export const watchCare: PageSeed = {
  slug: 'watch-care',
  path: '/watch-care',
  title: 'Watch care',
  lead: 'Wind it at the same hour, keep it from magnets, and let us open it every five years.',
  group: 'service',
  position: 7,
  summary: 'Winding, setting, water, straps, and what a service does.',
  picture: picture('orangerie-0', 7),
  metaTitle: 'Watch care',
  metaDescription:
    'How to wind, set and wear a mechanical watch, what its water resistance means, when to service it, and what a service costs.',
  metaKeywords: 'watch care, automatic watch, winding, water resistance, watch service, leather strap',
  blocks: [
    {
      kind: 'hero',
      tone: 'ground',
      title: 'Watch care',
      text: 'Wind it at the same hour, keep it from magnets, and let us open it every five years.',
      picture: picture('orangerie-0', 7),
    },
    {
      kind: 'steps',
      heading: 'Every day',
      steps: [
        {
          title: 'Wind',
          text: 'A hand-wound watch likes its thirty turns in the morning. Stop at the first resistance. An automatic, after a rest, wants twenty turns to wake.',
        },
        {
          title: 'Set',
          text: 'Pull the crown to its last step and turn the hands forwards. Never set the date between nine in the evening and three in the morning: the wheels are engaged.',
        },
        {
          title: 'Close',
          text: 'Push the crown home, and screw it where it screws. Most water enters by a crown left open.',
        },
        { title: 'Wipe', text: 'A soft cloth in the evening, also beneath the lugs.' },
      ],
    },
    {
      kind: 'table',
      id: 'water',
      heading: 'Water',
      text: 'The figure on the case back is a pressure in a laboratory, not a depth in the sea.',
      caption: 'What a water resistance allows',
      columns: ['On the case back', 'Rain, washing hands', 'Swimming', 'Diving'],
      rows: [
        ['30 m', 'Yes', 'No', 'No'],
        ['50 m', 'Yes', 'A calm length', 'No'],
        ['100 m', 'Yes', 'Yes', 'No'],
        ['200 m', 'Yes', 'Yes', 'With a mask, yes'],
      ],
      note: 'No leather strap likes water, and no watch likes a sauna: seals soften at 60 degrees. Have the seals tested once a year if you swim with it.',
    },
    facts('What harms it', {
      Magnets:
        'Loudspeakers, tablet covers, bag clasps. A watch that suddenly gains minutes a day is magnetised; we take that out while you wait, free.',
      Knocks: 'Golf, hammering, a fall on tiles. Take it off.',
      'Sun and perfume': 'Both dry leather and fade dials. Perfume first, watch after.',
      'Lying still': 'Oil settles. Wind an unused watch once a month.',
    }),
    prose(
      'service',
      'A service every five years',
      'A movement of 150 parts runs 28,800 half-swings an hour, more than a thousand million in five years. Then it is taken apart, washed, oiled in eighteen places, put together and watched for ten days in six positions.',
      'You get the old parts in a bag, and a sheet with the rate in each position before and after.',
    ),
    {
      kind: 'table',
      id: 'prices',
      heading: 'What it costs',
      caption: 'Watch services, their prices and times',
      columns: ['Service', 'Price', 'Time'],
      rows: [
        ['Taking out magnetism', 'Free', 'While you wait'],
        ['Water test', 'Free', 'While you wait'],
        ['New seals', '₹1,800', 'Two days'],
        ['Leather strap', 'From ₹4,200', 'While you wait'],
        ['Full service, hand-wound', '₹14,500', 'Four weeks'],
        ['Full service, automatic', '₹18,500', 'Four weeks'],
        ['Full service, chronograph', '₹29,000', 'Six weeks'],
      ],
      note: 'Prices include GST and shipping both ways. Within the [warranty](/craftsman#warranty) a fault of the movement costs nothing.',
    },
    {
      kind: 'split',
      title: 'Straps',
      paragraphs: [
        'Leather lasts a year or two of daily wear. Give it a day’s rest in three. All our watches take a strap with quick-release bars: a fingernail is tool enough.',
      ],
      picture: decoration('meridien-rose-0', 3),
      flip: true,
      action: { label: 'The watches', href: '/jewellery/watches' },
    },
  ],
}
