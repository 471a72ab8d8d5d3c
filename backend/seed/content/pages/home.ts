import { picture, type PageSeed } from '../page-seed.ts'

export const home: PageSeed = {
  slug: 'home',
  path: '/',
  title: 'Jewellery and watches',
  group: 'home',
  position: 0,
  metaTitle: '{name}: jewellery and watches made by hand',
  metaDescription:
    'Rings, pendants, earrings, brooches and watches, made by hand in small numbers. Every weight, stone and hallmark is on the page. Free shipping and returns.',
  metaKeywords: 'jewellery, watches, rings, pendants, earrings, brooches, diamonds, hallmarked gold, bespoke',
  picture: picture('home-hero-wide', 2),
  blocks: [
    {
      kind: 'hero',
      tone: 'green',
      title: 'Light, held in gold',
      text: 'One diamond, four claws, a chain made link by link.',
      picture: picture('home-hero-wide', 2, 'A brilliant-cut diamond hanging from a gold chain'),
      tall: picture('home-hero-tall', 2, 'A brilliant-cut diamond hanging from a gold chain'),
      action: { label: 'See the pendants', href: '/jewellery/pendants' },
    },
    {
      kind: 'statement',
      words: '{name} makes jewels and watches by hand, in small numbers. We know where every stone began.',
      action: { label: 'The house', href: '/about-us' },
    },
    {
      kind: 'tiles',
      heading: 'Collections',
      tiles: [
        {
          title: 'Flower',
          text: 'Petals raised from a single sheet of gold',
          href: '/discover-all?collection=Flower',
          picture: picture('collection-flower', 3),
        },
        {
          title: 'Butterfly',
          text: 'Two hundred and twenty-one stones, set to move',
          href: '/discover-all?collection=Butterfly',
          picture: picture('collection-butterfly', 4),
        },
        {
          title: 'Clouds',
          text: 'A soft edge, a hard stone, one drop',
          href: '/discover-all?collection=Clouds',
          picture: picture('collection-clouds', 7),
        },
        {
          title: 'Birds',
          text: 'Every feather cut as a blade of its own',
          href: '/discover-all?collection=Birds',
          picture: picture('collection-birds', 8),
        },
      ],
    },
    {
      kind: 'product-strip',
      title: 'Chosen this season',
      action: { label: 'See everything', href: '/discover-all' },
      query: { sortBy: 'recommended', limit: 5 },
    },
    {
      kind: 'split',
      title: 'An hour, unhurried',
      paragraphs: [
        'A white dial, blued hands, a strap sewn by hand. Wound once, it keeps time for three days.',
      ],
      picture: picture('meridien-0', 1),
      action: { label: 'The watches', href: '/jewellery/watches' },
    },
    {
      kind: 'columns',
      heading: 'Services',
      notes: [
        {
          title: 'Engraved',
          text: 'Names and dates, in Roman, script or Devanagari. See it on the piece before you decide.',
          action: { label: 'Engraving', href: '/engraving' },
        },
        {
          title: 'Measured',
          text: 'Three ways to find a size at home, and a table that says the same in four countries.',
          action: { label: 'Size guide', href: '/jewellery-care' },
        },
        {
          title: 'Certified',
          text: 'Every hallmark and every stone report is on the page and in the box.',
          action: { label: 'Certification', href: '/craftsman' },
        },
      ],
    },
    {
      kind: 'cta',
      title: 'Come and hold it',
      text: 'An hour in the salon, or a video call from wherever you are. No obligation to buy.',
      action: { label: 'Book an appointment', href: '/appointment' },
    },
  ],
}
