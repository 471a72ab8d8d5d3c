import type { Draft } from './write.ts'

export const stones: readonly Draft[] = [
  {
    slug: 'how-light-leaves-a-diamond',
    title: 'How light leaves a diamond',
    subtitle:
      'Fifty-seven facets, two angles, and why a well-cut stone of one carat can look larger than a poor one of two',
    banner: 'blog-1-banner',
    intro:
      'A diamond makes no light. It takes what the room has, turns it round inside itself, and gives it back through the top. Whether it gives back most of it or loses half through the bottom is decided by a cutter, not by the earth.',
    publishedAt: '2026-11-12T06:30:00.000Z',
    sections: [
      {
        heading: 'Two angles',
        description:
          'Seen from the side, a brilliant is a crown on a pavilion. The pavilion should stand at 40.8 degrees, give or take four tenths: then light that enters through the table meets both sides of the pavilion above the angle at which it could escape, and returns. At 39 degrees the stone shows a grey ring, at 43 a dark centre. The crown, at about 34.5 degrees, decides how the returning light is split into colours.',
        image: 'blog-1-a',
      },
      {
        heading: 'What the report says, and what it does not',
        description:
          'A report from GIA or IGI gives weight, colour, clarity and, for round stones, a grade for cut. It does not say how the stone looks. Two stones of one grade may differ as two voices do. That is why every loose stone in our cases may be looked at beside two others, by daylight, with nobody speaking.',
        gallery: ['blog-1-b', 'blog-1-c'],
      },
      {
        heading: 'Larger than it is',
        description:
          'Weight is volume; what you see is width. A deep stone of one carat may be 6.2 mm wide, a well-made one 6.5. Three tenths of a millimetre is the difference between a stone that fills its claws and one that sits in them.',
        image: 'blog-1-d',
      },
    ],
    grid: ['macro-diamond', 'blog-1-b', 'blog-1-c'],
    questions: [
      {
        heading: 'Which cut shines most?',
        content:
          'The round brilliant, since every angle in it was worked out for that. Ovals and pears come close. Emerald cuts do something else: they flash slowly, in broad planes.',
      },
      {
        heading: 'Which grade should I ask for?',
        content:
          'In white metal, G and better looks white to everyone; in yellow gold, I does. VS is clean to the eye. Spend the difference on cut.',
      },
    ],
    more: ['carousel-1', 'carousel-4'],
    insights: [
      {
        image: 'blog-1-b',
        title: '57',
        description:
          'facets in a round brilliant: 33 above the girdle, 24 below it, and a culet that is only a point.',
      },
      {
        image: 'blog-1-c',
        title: '40.8°',
        description: 'the pavilion angle at which almost nothing leaks through the bottom.',
      },
      { title: '6.5 mm', description: 'the width of a well-proportioned stone of one carat.' },
    ],
    keywords: 'diamond cut, brilliant, facets, GIA report, carat, proportions',
  },
  {
    slug: 'grown-not-mined',
    title: 'Grown, not mined',
    subtitle: 'What a lab-grown diamond is, what it costs and why, and what we will not say about it',
    banner: 'blog-2-banner',
    intro:
      'A seed of diamond, a chamber of warm methane, five weeks. What comes out is diamond: the same carbon, the same hardness, the same light. What differs is how it came to be, and what it will be worth to someone else.',
    publishedAt: '2026-10-29T06:30:00.000Z',
    sections: [
      {
        heading: 'How it grows',
        description:
          'In Surat a plasma strips carbon from gas, and it settles on a thin slice of diamond, atom upon atom, a few thousandths of a millimetre an hour. The growers we buy from run on the roofs of their own halls; their report states the current used for each carat.',
        image: 'blog-2-a',
      },
      {
        heading: 'The price',
        description:
          'A lab-grown stone of two carats costs about a twentieth of a natural one of the same grade, and the gap still widens. That makes large stones possible and resale unlikely. We tell you both before you choose, and print both on the invoice.',
        gallery: ['blog-2-b', 'blog-2-c'],
      },
      {
        heading: 'What we will not say',
        description:
          'We do not call it ethical, because no stone is good or bad. We do not call it fake, because it is not. Every one we sell is marked on its girdle with its report number, so that nobody after you can be misled.',
        image: 'blog-2-d',
      },
    ],
    grid: ['blog-2-b', 'blog-2-c', 'carousel-7'],
    questions: [
      {
        heading: 'Can a jeweller tell?',
        content: 'Not with a loupe. With a spectrometer, yes, in a second. And by the mark on the girdle.',
      },
      {
        heading: 'Does it wear differently?',
        content: 'No. It scratches nothing less and is scratched by nothing more.',
      },
    ],
    more: ['carousel-3'],
    insights: [
      { title: 'Five weeks', description: 'for a rough crystal that gives two carats when cut.' },
      {
        image: 'blog-2-b',
        title: 'IGI',
        description: 'grades every grown stone we set, down to a third of a carat.',
      },
    ],
    keywords: 'lab-grown diamond, CVD, IGI, Surat, price',
  },
  {
    slug: 'the-garden-inside-an-emerald',
    title: 'The garden inside an emerald',
    subtitle: 'Why we set stones that are not clean, and how to look after them',
    banner: 'blog-3-banner',
    intro:
      'Lapidaries call it jardin: the threads, veils and small leaves inside an emerald. A stone without any is either very dear or not an emerald. We choose gardens that let the light through.',
    publishedAt: '2026-10-08T06:30:00.000Z',
    sections: [
      {
        heading: 'Green is chromium',
        description:
          'Beryl is colourless. A trace of chromium makes it green, and the same chromium makes it brittle; the two come together. That is why emeralds are cut with steps and blunt corners, and why our claws for them are a tenth thicker.',
        image: 'blog-3-a',
      },
      {
        heading: 'Oil',
        description:
          'Nearly every emerald has been oiled since Pliny, to quiet its fissures. Our reports say how much: none, insignificant, minor. We do not buy moderate. An oiled stone must not go into an ultrasonic bath, nor into hot water with a plate.',
        gallery: ['blog-3-b', 'blog-3-c'],
      },
      {
        heading: 'Living with one',
        description:
          'Take the ring off before bread, gardens and swimming. Wipe it with a soft cloth and lukewarm water. Every few years bring it to us; we will oil it again and look at each claw.',
      },
    ],
    grid: ['blog-3-b', 'blog-3-c', 'carousel-5'],
    questions: [
      {
        heading: 'Zambia or Colombia?',
        content:
          'Zambian stones lean to blue and are a little clearer; Colombian lean to yellow. We buy by the stone.',
      },
      {
        heading: 'Is it too soft for every day?',
        content:
          'Not soft, brittle. As a pendant or on the ears it will outlive you. As a ring, choose a border.',
      },
    ],
    more: ['carousel-8'],
    insights: [
      {
        image: 'blog-3-b',
        title: '1.58',
        description:
          'the refractive index of emerald. Diamond has 2.42, which is why emerald glows where diamond flashes.',
      },
    ],
    keywords: 'emerald, inclusions, oil, care, Zambia',
  },
  {
    slug: 'one-bar-two-rings',
    title: 'One bar, two rings',
    subtitle: 'How wedding bands are made here, from melt to engraving, in six days',
    banner: 'blog-4-banner',
    intro:
      'Both bands of a pair come from one melt. It is poured into one bar, rolled into one strip, and cut once. Nobody sees it afterwards. The two who wear them know.',
    publishedAt: '2026-09-17T06:30:00.000Z',
    sections: [
      {
        heading: 'Monday: the melt',
        description:
          'Gold of known origin, silver, copper, a little palladium. Eighteen parts of twenty-four are gold; the rest decides colour and hardness. It takes seven minutes to melt and one to pour.',
        image: 'blog-4-a',
      },
      {
        heading: 'Tuesday to Thursday: the round',
        description:
          'The strip is bent, soldered with its own alloy, and hammered true on a steel mandrel marked in tenths of a millimetre. Inside it is cut slightly convex: comfort fit. That is why it passes the knuckle and then seems to fit loosely.',
        gallery: ['blog-4-b', 'blog-4-c'],
      },
      {
        heading: 'Friday: the words',
        description:
          'Up to thirty letters inside, by diamond point or by hand. We have engraved dates, coordinates, half a line of Ghalib each, and once a shopping list.',
        image: 'blog-4-d',
      },
    ],
    grid: ['blog-4-b', 'blog-4-c', 'carousel-2'],
    questions: [
      {
        heading: '22 kt or 18 kt?',
        content:
          '22 kt is yellower and softer; it takes marks, and keeps them. 18 kt is the better metal for stones and for working hands.',
      },
      {
        heading: 'Which width?',
        content:
          'Lay a strip of paper of that width round your finger for an evening. Most people take four millimetres, then wish for three and a half.',
      },
    ],
    more: ['craft-1', 'craft-2'],
    insights: [
      { title: '210', description: 'beads along each edge of a milgrain band, rolled with one wheel.' },
      {
        image: 'blog-4-c',
        title: '0.1 mm',
        description: 'the tolerance of our mandrels; a finger varies more in a day.',
      },
    ],
    keywords: 'wedding bands, gold alloy, comfort fit, engraving, milgrain',
  },
]
