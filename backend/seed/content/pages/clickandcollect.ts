import { decoration, facts, picture, type PageSeed } from '../page-seed.ts'

export const clickAndCollect: PageSeed = {
  slug: 'clickandcollect',
  path: '/clickandcollect',
  title: 'Click and collect',
  lead: 'Order here, open it there. Try it on under good light before you take it home.',
  group: 'service',
  position: 4,
  summary: 'Order here and collect at a salon, with time to try it on.',
  picture: picture('aubade-0', 6),
  metaTitle: 'Click and collect',
  metaDescription:
    'Order online and collect at a salon, free. When it is ready, what to bring, how long we keep it, and what happens if it does not suit.',
  metaKeywords: 'click and collect, collect in store, salon, reserve jewellery',
  blocks: [
    {
      kind: 'hero',
      tone: 'ground',
      title: 'Click and collect',
      text: 'Order here, open it there. Try it on under good light before you take it home.',
      picture: picture('aubade-0', 6),
      action: { label: 'Find a salon', href: '/store' },
    },
    {
      kind: 'steps',
      heading: 'Four steps',
      steps: [
        {
          title: 'Choose',
          text: 'At checkout take *Collect at a salon* and the one that suits you. It is free.',
        },
        {
          title: 'Wait for our e-mail',
          text: 'We e-mail you when the piece is in the salon’s safe. The date is promised before you pay.',
        },
        {
          title: 'Come',
          text: 'Bring the order number and a document with your name. No appointment is needed, though one gives you the room to yourself.',
        },
        {
          title: 'Try it',
          text: 'Take a quarter of an hour. If the size is wrong we change it; if the piece is wrong, it stays and you are paid back.',
        },
      ],
    },
    facts('Good to know', {
      Ready: 'Pieces in stock: the second working day. Pieces made for you: on the date your order shows.',
      Kept: 'Fourteen days. After that we ask you whether to send it.',
      'Somebody else':
        'Name the person in your order history; they bring their own document and your order number.',
      Above:
        'For an order above ₹2,00,000 the law asks for a PAN. It is given at checkout, never at the counter.',
      Dubai: 'Orders for the Dubai salon are invoiced there, in dirhams. Write to us first.',
    }),
    {
      kind: 'split',
      title: 'The room',
      paragraphs: [
        'Each salon has a table by a window and a lamp of 5,000 kelvin, the light in which stones are graded. Ask for the ten-times glass.',
      ],
      picture: decoration('iris-0', 3),
      flip: true,
      action: { label: 'Book an appointment', href: '/appointment' },
    },
  ],
}
