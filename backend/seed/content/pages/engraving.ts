import { decoration, facts, picture, type PageSeed } from '../page-seed.ts'

export const engraving: PageSeed = {
  slug: 'engraving',
  path: '/engraving',
  title: 'Engraving',
  lead: 'A name, a date, a word between two people. Cut by hand inside the piece.',
  group: 'service',
  position: 1,
  summary: 'Names and dates, in Roman, script or Devanagari. Free, and three days longer.',
  picture: picture('fil-0', 4),
  metaTitle: 'Engraving',
  metaDescription:
    'Hand engraving in Roman, script or Devanagari, up to 18 characters. Free of charge, adds three days. See it drawn on the piece before you decide.',
  metaKeywords: 'engraving, engraved ring, Devanagari engraving, personalised jewellery',
  blocks: [
    {
      kind: 'hero',
      tone: 'ground',
      title: 'Engraving',
      text: 'A name, a date, a word between two people. Cut by hand inside the piece.',
      picture: picture('fil-0', 4),
      action: { label: 'See the bands', href: '/jewellery/bands' },
    },
    {
      kind: 'statement',
      words:
        'The line is drawn in reverse light, then cut in one pass with a burin. A second pass would show.',
    },
    facts('What it takes', {
      Price: 'Free.',
      Time: 'Three working days, added to the making.',
      Length: 'Up to 18 characters on a ring, spaces included. A heart is not a character; a full stop is.',
      Lettering: 'Roman capitals, script, or Devanagari. Each is shown on the piece as you type.',
      Where: 'Inside the shank of a ring, on the back of a pendant or brooch, on the case back of a watch.',
      'Too narrow': 'Bands under 1.6 mm and eternity rings have no room. The product page says so.',
    }),
    {
      kind: 'steps',
      heading: 'How to order it',
      steps: [
        {
          title: 'Type',
          text: 'Open the piece and write your words under *Engraving*. The drawing changes as you type.',
        },
        {
          title: 'Look',
          text: 'Choose the lettering. What is drawn is what is cut: check the spelling, above all of names.',
        },
        {
          title: 'Agree',
          text: 'An engraved piece cannot be returned, and we ask you to confirm that before you pay.',
        },
      ],
    },
    {
      kind: 'split',
      title: 'Your own hand',
      paragraphs: [
        'We also engrave handwriting: a signature from a letter, a child’s first name as the child wrote it. Send a photograph; we trace it by eye and return a drawing to you within two days.',
        'It is done by the same engraver, for every piece made by this house or by another.',
      ],
      picture: decoration('medaille-0', 2),
      flip: true,
      action: { label: 'Write to us', href: '/contact-us' },
    },
    {
      kind: 'faq',
      sections: [
        {
          id: 'engraving',
          title: 'Asked about engraving',
          questions: [
            {
              id: 'engrave-later',
              question: 'Can a piece be engraved later?',
              answer:
                'Yes. Send it or bring it to a salon; it is back within eight working days. Pieces of ours are engraved free, others for a fee we name first.',
            },
            {
              id: 'engrave-remove',
              question: 'Can an engraving be taken out?',
              answer:
                'Once, on bands of 2 mm and thicker. The inside loses about two hundredths of a millimetre.',
            },
            {
              id: 'engrave-resize',
              question: 'What happens to it when the ring is resized?',
              answer:
                'One size up or down leaves it whole. Beyond that a letter may be cut, and we engrave it again without charge.',
            },
          ],
        },
      ],
    },
  ],
}
