import { decoration, facts, picture, type PageSeed } from '../page-seed.ts'

export const hotstamping: PageSeed = {
  slug: 'hotstamping',
  path: '/hotstamping',
  title: 'Hot stamping',
  lead: 'Up to three initials, pressed in gold leaf into the lid of the box.',
  group: 'service',
  position: 2,
  summary: 'Your initials in gold leaf, on the green box or on a strap.',
  picture: picture('cachet-0', 1),
  metaTitle: 'Hot stamping',
  metaDescription:
    'Up to three initials stamped in gold leaf on the box or strap: brass type, 140 degrees, one press. Free of charge and done the same day.',
  metaKeywords: 'hot stamping, initials, monogram, gift box, watch strap',
  blocks: [
    {
      kind: 'hero',
      tone: 'ground',
      title: 'Hot stamping',
      text: 'Up to three initials, pressed in gold leaf into the lid of the box.',
      picture: picture('cachet-0', 1),
    },
    {
      kind: 'steps',
      heading: 'One press',
      steps: [
        { title: 'Set', text: 'Brass letters are set by hand in a stick, with hair spaces cut from copper.' },
        {
          title: 'Heated',
          text: 'The block is brought to 140 degrees. Hotter would scorch the cloth, cooler would not hold the leaf.',
        },
        {
          title: 'Pressed',
          text: 'Leaf between brass and lid, two seconds, once. What is not held by the letter is brushed away.',
        },
      ],
    },
    facts('What it takes', {
      Price: 'Free.',
      Time: 'The same day. It does not delay your piece.',
      Letters: 'One to three, A to Z or from Devanagari, 6 mm high.',
      Where:
        'The lid of the [signature box](/signaturebox), the flap of a travel case, the inside of a watch strap.',
      Leaf: '23 carat gold on green; blind, without leaf, on leather.',
      Returns: 'A stamped box does not change your right to return the piece in it. We keep the lid.',
    }),
    {
      kind: 'split',
      title: 'On a strap',
      paragraphs: [
        'Every leather strap of our watches can carry initials on its lining, where only the wearer sees them. Calf and goat take the letter well; suede does not.',
      ],
      picture: decoration('meridien-0', 7),
      action: { label: 'The watches', href: '/jewellery/watches' },
    },
    {
      kind: 'cta',
      title: 'Ask for it in the bag',
      text: 'Choose *Initials on the box* beside your piece before you check out.',
      action: { label: 'Open the bag', href: '/shopping-bag' },
    },
  ],
}
