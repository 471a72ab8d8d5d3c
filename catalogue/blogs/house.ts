import type { Draft } from './write.ts'

export const house: readonly Draft[] = [
  {
    slug: 'feathers',
    title: 'Eighteen feathers',
    subtitle: 'The making of a swallow, from a drawing on a tram ticket to a pin',
    banner: 'blog-5-banner',
    intro:
      'The Birds began with a ticket, on the back of which someone had drawn the two nearest tail feathers of a swallow. They were right. The other sixteen took a year.',
    publishedAt: '2026-08-27T06:30:00.000Z',
    sections: [
      {
        heading: 'A ridge and a curve',
        description:
          'A flight feather is a blade with a ridge off its middle. We file each from a strip of gold, bend it over a stake, and polish only the side that the sky would see.',
        image: 'blog-5-a',
      },
      {
        heading: 'Where the wing is soft',
        description:
          'The coverts are set with diamonds in white gold, from a millimetre and a half down to eight tenths, so close that you see fur and not stones. Each has a seat of its own, cut through, so that light can come from behind.',
        gallery: ['blog-5-b', 'blog-5-c'],
      },
      {
        heading: 'The eye',
        description:
          'A ruby, one millimetre. It is the last thing set. Until then it is a piece of metal; afterwards nobody at the bench likes to turn its back to the window.',
      },
    ],
    grid: ['blog-5-b', 'blog-5-c', 'collection-birds'],
    questions: [
      {
        heading: 'How heavy is it on cloth?',
        content:
          'Twelve grams, on two pins. Wool and cotton carry it; silk wants a small disc behind, which comes with it.',
      },
    ],
    more: ['collection-birds'],
    insights: [
      { title: '74', description: 'diamonds on the coverts of a brooch.' },
      { image: 'blog-5-b', title: '20 days', description: 'at one bench, without the drawing.' },
    ],
    keywords: 'swallow brooch, birds collection, pavé, goldsmith',
  },
  {
    slug: 'what-a-hallmark-says',
    title: 'What a hallmark says',
    subtitle: 'Three small marks, who put them there, and how to read them with any loupe',
    banner: 'blog-6-banner',
    intro:
      'Inside every piece of gold we sell there are three marks, each less than a millimetre high. They are not ours, and that is the point of them.',
    publishedAt: '2026-08-06T06:30:00.000Z',
    sections: [
      {
        heading: 'The triangle',
        description:
          'The mark of the Bureau of Indian Standards: an assay centre, which is not us, has taken a little of the metal and measured it.',
        image: 'blog-6-a',
      },
      {
        heading: 'The number',
        description:
          '22K916, 18K750, 14K585: caratage, and thousandths of gold. Platinum says 950, silver 925. White gold is 750 as well; its colour comes from palladium.',
        gallery: ['blog-6-b', 'blog-6-c'],
      },
      {
        heading: 'The six letters',
        description:
          'A code that belongs to this one piece. Typed into the Bureau’s own application it shows who registered it, when, and as what. It is in the passport of your order too.',
      },
    ],
    grid: ['blog-6-b', 'blog-6-c', 'carousel-9'],
    questions: [
      {
        heading: 'Can a hallmark wear away?',
        content:
          'On the inside of a ring, in about forty years. We strike it again without charge, after a new assay.',
      },
      {
        heading: 'Why has my old ring none?',
        content: 'The law came in 2021. We can have it assayed and marked; it takes a week.',
      },
    ],
    more: ['carousel-10'],
    insights: [
      {
        image: 'blog-6-c',
        title: '916',
        description: 'thousandths of gold in 22 kt. The other eighty-four make it strong enough to wear.',
      },
    ],
    keywords: 'hallmark, BIS, HUID, 22K916, purity',
  },
  {
    slug: 'the-hour-by-hand',
    title: 'The hour by hand',
    subtitle: 'Why our rectangular watch has no battery, no date, and a crown you turn every morning',
    banner: 'blog-7-banner',
    intro:
      'Thirty turns, once a day, at about the same time. It takes twelve seconds. In return the watch runs forty-five hours and tells you, quietly, that it is morning.',
    publishedAt: '2026-07-16T06:30:00.000Z',
    sections: [
      {
        heading: 'Three steps',
        description:
          'The case of the Portique has three bars above the dial and three below. They are not soldered on: the case is turned, then the steps are milled, then each edge is broken by hand so that a cuff slides over.',
        image: 'blog-7-a',
      },
      {
        heading: 'The dial',
        description:
          'A rail track of sixty sleepers, twelve Roman hours, hands blued over a flame until they are the colour of a plum. The stroke at four is IIII, as on every clock tower, because it balances the VIII opposite.',
        gallery: ['blog-7-b', 'blog-7-c'],
      },
      {
        heading: 'Service',
        description:
          'Every five years we take it apart, all one hundred and twelve pieces, clean it, oil it and time it in six positions. We will do so for as long as we are here, and the drawings are deposited for afterwards.',
      },
    ],
    grid: ['blog-7-b', 'blog-7-c', 'carousel-6'],
    questions: [
      { heading: 'What if I forget to wind it?', content: 'It stops. Wind it, set it, and nothing is lost.' },
      {
        heading: 'May I swim with it?',
        content: 'It stands rain and washing hands. For the sea, take the chronograph.',
      },
    ],
    more: ['craft-3'],
    insights: [
      { title: '112', description: 'parts in the movement, screws included.' },
      { image: 'blog-7-b', title: '45 h', description: 'from one winding.' },
    ],
    keywords: 'hand-wound watch, Portique, blued hands, service',
  },
  {
    slug: 'a-ring-that-fits',
    title: 'A ring that fits',
    subtitle: 'How to measure a finger at home, and why to do it in the evening',
    banner: 'blog-8-banner',
    intro:
      'A finger is a millimetre wider at seven in the evening than at seven in the morning, two in May, and less on a plane. A ring has to live with all of that. Measure three times and take the middle one.',
    publishedAt: '2026-06-25T06:30:00.000Z',
    sections: [
      {
        heading: 'A strip of paper',
        description:
          'Six millimetres wide, wound round the base of the finger until it just turns. Mark where it overlaps, lay it flat, measure in millimetres, take away forty: that is the Indian size. Fifty-two millimetres is size 12.',
        image: 'blog-8-a',
      },
      {
        heading: 'The knuckle',
        description:
          'If it is wider than the base, measure both. A ring must pass the one and stay on the other; we make it to the middle, and round the inside.',
        gallery: ['blog-8-b', 'blog-8-c'],
      },
      {
        heading: 'Wide bands',
        description:
          'Above five millimetres, take half a size more. The skin under a wide band has nowhere to go.',
      },
    ],
    grid: ['blog-8-b', 'blog-8-c', 'carousel-11'],
    questions: [
      {
        heading: 'It is a surprise. What now?',
        content:
          'Borrow a ring that is worn on the right finger, draw round its inside with a sharp pencil, and put it back. Or order size 12; we change it free of charge in the first year.',
      },
      {
        heading: 'Can every ring be resized?',
        content:
          'Plain shanks by two sizes, pavé by one, stones all the way round not at all. The page of each piece says so.',
      },
    ],
    more: ['carousel-2'],
    insights: [
      { title: '12', description: 'the size most often ordered: 16.5 mm across, 52 mm round.' },
      {
        image: 'blog-8-b',
        title: '2 sizes',
        description: 'up or down, free in the first year, for every plain shank.',
      },
    ],
    keywords: 'ring size, measuring, Indian ring size, resizing',
  },
]
