import { decoration, facts, picture, type PageSeed } from '../page-seed.ts'

export const restoration: PageSeed = {
  slug: 'restoration',
  path: '/services/restoration',
  title: 'Repair and restoration',
  lead: 'Our pieces and other people’s. First we look, then we say, then you decide.',
  group: 'service',
  position: 10,
  summary: 'A lost stone, a worn claw, a brooch without its pin.',
  picture: picture('anemone-0', 6),
  metaTitle: 'Repair and restoration',
  metaDescription:
    'Repair of claws, clasps, chains and settings, replacement of lost stones, and restoration of inherited pieces.',
  metaKeywords: 'jewellery repair, restoration, lost stone, claw repair, inherited jewellery',
  blocks: [
    {
      kind: 'hero',
      tone: 'ground',
      title: 'Repair and restoration',
      text: 'Our pieces and other people’s. First we look, then we say, then you decide.',
      picture: picture('anemone-0', 6),
    },
    {
      kind: 'steps',
      heading: 'How it goes',
      steps: [
        {
          title: 'Send',
          text: 'We send an insured box, or you bring the piece to a salon. It is weighed and photographed in front of you or on film.',
        },
        {
          title: 'Look',
          text: 'Within three working days you get a drawing of what is worn, broken or missing, and what each part would cost.',
        },
        { title: 'Decide', text: 'All, some, or nothing. Looking is free, and so is the way back.' },
        {
          title: 'Mend',
          text: 'With metal of the same fineness and, where it can be found, a stone of the same age and cut.',
        },
      ],
    },
    facts('Often asked for', {
      'New claw tip': '₹900 each, three days',
      'Chain, one link': '₹600, while you wait',
      'Brooch pin and catch': '₹3,400, six days',
      'Small diamond, up to 1.5 mm': '₹1,100 set, four days',
      'A missing stone of another house': 'By drawing',
    }),
    {
      kind: 'split',
      title: 'What we leave alone',
      paragraphs: [
        'A scratch from a grandmother’s kitchen, a worn monogram, the softness of old facets. Restoration ends where the piece would begin to look new.',
      ],
      picture: decoration('paon-du-jour-0', 5),
      flip: true,
      action: { label: 'Write to us', href: '/contact-us' },
    },
  ],
}
