import { ringSizes } from '#backend/lib/ring-sizes.ts'
import { facts, picture, type PageSeed } from '../page-seed.ts'

/** Indian, millimetres round and across, European, American and British sizes of the rings that we make. */
const ringSizeRows = ringSizes
  .filter(({ mm }) => mm >= 46 && mm <= 66)
  .map(({ indian, mm, acrossMm, european, american, british }) => [
    indian,
    String(mm),
    acrossMm.toFixed(1),
    european,
    american,
    british,
  ])

/** The third tab is the size guide: /jewellery-care opens on it (specification, route table). */
export const jewelleryCare: PageSeed = {
  slug: 'jewellery-care',
  path: '/jewellery-care',
  title: 'Jewellery care and size guide',
  lead: 'Last on, first off. And how to find a size without leaving the house.',
  group: 'service',
  position: 8,
  summary: 'Wearing, cleaning, storing, and the size guide.',
  picture: picture('eglantine-0', 3),
  metaTitle: 'Size guide and jewellery care',
  metaDescription:
    'Find your ring, bangle, bracelet and necklace size at home with one table in millimetres, Indian, European, American and British sizes; and how to wear, clean and store jewellery.',
  metaKeywords: 'ring size guide, Indian ring size, bangle size, jewellery care, cleaning jewellery',
  blocks: [
    {
      kind: 'tabs',
      label: 'Jewellery care',
      tabs: [
        {
          id: 'wearing',
          label: 'Wearing and cleaning',
          blocks: [
            {
              kind: 'prose',
              id: 'wearing-rule',
              heading: 'Last on, first off',
              paragraphs: [
                'Perfume, hairspray and cream first; jewellery when they have dried. In the evening the jewellery comes off before anything else.',
                'Gold is softer than the things it meets: a steel rail, a suitcase handle, a weight in the gym. A ring can be polished, but each polish takes a little of it away.',
              ],
            },
            {
              kind: 'steps',
              heading: 'Five minutes, once a month',
              steps: [
                {
                  title: 'Soak',
                  text: 'Lukewarm water and a drop of plain dish soap. Ten minutes. Put a cloth in the basin and close the drain.',
                },
                {
                  title: 'Brush',
                  text: 'A soft toothbrush, from the back of the setting, where the light comes in.',
                },
                { title: 'Rinse', text: 'In clear water, over the cloth.' },
                { title: 'Dry', text: 'On cotton, in the air. Not with a towel: its loops pull at claws.' },
                {
                  title: 'Look',
                  text: 'Hold it to the ear and tap. A loose stone ticks. If it ticks, leave it in the box and write to us.',
                },
              ],
            },
            {
              kind: 'table',
              id: 'stones',
              heading: 'What each stone bears',
              caption: 'How to clean each stone',
              columns: ['Stone', 'Soap and brush', 'Ultrasonic bath', 'Keep away from'],
              rows: [
                ['Diamond', 'Yes', 'Yes', 'Grease: it dulls a diamond in a week'],
                ['Ruby, sapphire', 'Yes', 'Yes, unless fracture-filled', 'Knocks'],
                ['Emerald', 'Soap, no brush', 'Never', 'Heat, alcohol, hot water'],
                ['Aquamarine, amethyst, citrine', 'Yes', 'Better not', 'Long sun'],
                ['Pearl', 'A damp cloth only', 'Never', 'Perfume, vinegar, sweat'],
                ['Moonstone, tanzanite', 'Soap, no brush', 'Never', 'Sudden heat and cold'],
              ],
            },
          ],
        },
        {
          id: 'storing',
          label: 'Storing and servicing',
          blocks: [
            {
              kind: 'prose',
              id: 'apart',
              heading: 'Apart, dark and dry',
              paragraphs: [
                'A diamond scratches everything, other diamonds too. Keep each piece in its own compartment, chains closed and lying straight, pearls flat and not hung.',
                'Silver and white gold like a strip of anti-tarnish paper. Emeralds and opals do not: they need the moisture of the room.',
              ],
            },
            facts('Once a year', {
              Claws: 'We look at each under a microscope and tighten it where needed. Free.',
              Clasp: 'Spring and tongue are tested; a clasp of ours is replaced free.',
              Rhodium:
                'White gold wears to its own warmer colour in two or three years. New rhodium costs ₹2,400.',
              Thread: 'Pearls worn weekly want a new thread every second year. ₹60 a pearl, knotted.',
              Polish: 'Once, free, in the first two years; ₹1,500 thereafter.',
            }),
            {
              kind: 'prose',
              id: 'travel',
              heading: 'On a journey',
              paragraphs: [
                'Hand luggage, never the hold. Photograph what you take, and keep the [passport of the piece](/fandq/materials) apart from it. At a border a hallmark and an invoice answer most questions.',
              ],
            },
            {
              kind: 'links',
              heading: 'What we do',
              links: [
                {
                  title: 'Resizing',
                  text: 'The first change within sixty days is free',
                  href: '/services/resizing',
                },
                {
                  title: 'Repair and restoration',
                  text: 'Of our pieces and of others',
                  href: '/services/restoration',
                },
                { title: 'Watch care', text: 'Winding, water, service', href: '/watch-care' },
              ],
            },
          ],
        },
        {
          id: 'size-guide',
          label: 'Size Guide',
          blocks: [
            {
              kind: 'steps',
              heading: 'A ring, measured at home',
              steps: [
                {
                  title: 'A ring that fits',
                  text: 'Lay it on a ruler and measure straight across the inside, in millimetres. Find the figure under *Across*.',
                },
                {
                  title: 'A strip of paper',
                  text: 'Six millimetres wide, round the finger, over the knuckle. Mark where it meets, lay it flat, find the length under *Round*.',
                },
                {
                  title: 'In the evening',
                  text: 'Fingers are thinnest in the morning and in the cold. Measure twice, on two days, at the end of the day.',
                },
                {
                  title: 'Between two sizes',
                  text: 'Take the larger for a band above 5 mm, the smaller for a fine one.',
                },
              ],
            },
            {
              kind: 'table',
              id: 'rings',
              heading: 'Ring sizes',
              text: 'Indian sizes count from a circumference of 41 mm; European sizes are the circumference itself (ISO 8653).',
              caption: 'Ring sizes in five systems',
              columns: ['Indian', 'Round, mm', 'Across, mm', 'European', 'American', 'British'],
              rows: ringSizeRows,
              note: 'American and British sizes are rounded to the nearest quarter and half.',
            },
            {
              kind: 'table',
              id: 'bangles',
              heading: 'Bangles',
              text: 'Fold the thumb into the palm and measure round the widest part of the hand.',
              caption: 'Bangle sizes',
              columns: ['Indian', 'Round the hand', 'Across, inside'],
              rows: [
                ['2-2', 'up to 175 mm', '54.0 mm'],
                ['2-4', '176 to 186 mm', '57.2 mm'],
                ['2-6', '187 to 197 mm', '60.3 mm'],
                ['2-8', '198 to 208 mm', '63.5 mm'],
                ['2-10', '209 to 219 mm', '66.7 mm'],
              ],
            },
            {
              kind: 'table',
              id: 'lengths',
              heading: 'Bracelets and necklaces',
              text: 'For a bracelet, measure round the wrist where it will lie and add 15 mm; 20 mm for a loose one.',
              caption: 'Lengths of bracelets and necklaces',
              columns: ['Length', 'Where it lies'],
              rows: [
                ['165 mm', 'Bracelet, slender wrist'],
                ['178 mm', 'Bracelet, most wrists'],
                ['190 mm', 'Bracelet, strong wrist or worn loose'],
                ['400 mm', 'Necklace, at the base of the throat'],
                ['450 mm', 'Necklace, on the collarbone'],
                ['500 mm', 'Necklace, a hand below it'],
              ],
              note: 'Our chains have a second ring 40 mm before the end, so that one chain has two lengths.',
            },
            {
              kind: 'cta',
              title: 'Still unsure?',
              text: 'An appointment by video takes ten minutes: bring a ruler, a strip of paper and the finger.',
              action: { label: 'Book an appointment', href: '/appointment' },
            },
          ],
        },
      ],
    },
  ],
}
