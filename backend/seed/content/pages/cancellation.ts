import { facts, prose, type PageSeed } from '../page-seed.ts'

export const cancellation: PageSeed = {
  slug: 'cancellation',
  path: '/cancellation',
  title: 'Refund and cancellation',
  lead: 'Free shipping and returns on all orders. {returnDays} days, no reason asked.',
  group: 'legal',
  position: 4,
  summary: 'How to cancel, how to return, and when you are paid back.',
  metaTitle: 'Refund and cancellation',
  metaDescription:
    'Cancel before dispatch and be refunded in full; return within {returnDays} days, free. What cannot be returned, and when you get your money back.',
  metaKeywords: 'refund, cancellation, returns, free returns, exchange',
  blocks: [
    facts('In short', {
      Cancel: 'Free until the parcel leaves. Made-to-order pieces: free until the workshop begins.',
      Return: '{returnDays} days from delivery. Collected at your door, insured, free.',
      Refund: 'In full, to the card you paid with, on the day we have inspected the piece.',
      Exchange: 'Instead of a refund, whenever you prefer it.',
    }),
    prose(
      'cancelling',
      '1. Cancelling an order',
      'You may cancel an order that has not been sent from your [order history](/order), or by [writing to us](/contact-us) with its number. The whole sum is returned, points you spent come back, and points you earned are taken back.',
      'A piece that is made for you can be cancelled free of charge until the workshop begins, usually one working day after payment. After that we charge what the workshop has spent, never more than a fifth of the price, and tell you the sum before you decide.',
      'If we cannot deliver what you ordered, we cancel and refund without being asked.',
    ),
    {
      kind: 'steps',
      heading: '2. Returning a piece',
      steps: [
        { title: 'Say so', text: 'Open the order and choose *Return*. You may say why; you need not.' },
        { title: 'Pack', text: 'In its box, with the hallmark card and the stone report. Leave the tag on.' },
        {
          title: 'Hand it over',
          text: 'A courier comes on the day you choose. The parcel is insured for its full price from your door.',
        },
        {
          title: 'Wait three days',
          text: 'We weigh it, read the HUID and look at the stones, within three working days of its arrival.',
        },
      ],
    },
    {
      ...prose(
        'not-returned',
        '3. What cannot be returned',
        'Pieces made for one person cannot be sold to another. We say so before you pay, in the bag and on the confirmation:',
      ),
      list: [
        'engraved pieces, and pieces with a soulstone;',
        'bespoke pieces, and sizes that we do not keep in stock;',
        'earrings, once their seal is broken, for reasons of hygiene;',
        'pieces that have been worn, altered or repaired elsewhere.',
      ],
    },
    prose(
      'refunds',
      '4. Refunds',
      'Refunds go to the card you paid with. Your bank shows them three to seven days after we send them. A credit note with the GST that is returned appears beside the invoice.',
      'If part of an order is returned, that part is refunded, with its share of any points.',
    ),
    prose(
      'faulty',
      '5. A fault',
      'If a piece arrives damaged, or is not what you ordered, tell us within seven days and we collect it the next working day. You choose repair, replacement or refund. The [quality warranty](/craftsman#warranty) runs besides, and your rights under the Consumer Protection Act, 2019, stay as they are.',
    ),
    {
      kind: 'contact',
      title: 'A person to talk to',
      text: 'Our grievance officer is the head of client care. Complaints are acknowledged within 48 hours and settled within a month.',
    },
  ],
}
