import { facts, prose, type PageSeed } from '../page-seed.ts'

export const custom: PageSeed = {
  slug: 'custom',
  path: '/custom',
  title: 'Customs and duties',
  lead: 'What a border may add to a price, and who pays it.',
  group: 'legal',
  position: 2,
  summary: 'Deliveries in India, to the United Arab Emirates, and elsewhere.',
  metaTitle: 'Customs and duties',
  metaDescription:
    'Taxes and duties on jewellery: deliveries within India, to the United Arab Emirates, and to other countries. Who pays, and which papers travel along.',
  metaKeywords: 'customs, duties, import tax, jewellery, United Arab Emirates, GST',
  blocks: [
    {
      kind: 'table',
      id: 'by-country',
      heading: 'In short',
      caption: 'Taxes and duties by destination',
      columns: ['Destination', 'Included in the price', 'Paid on arrival'],
      rows: [
        ['India', 'GST', 'Nothing'],
        ['United Arab Emirates, from the Dubai salon', 'VAT', 'Nothing'],
        ['Other countries, on request', 'Nothing', 'Duty and import tax of that country'],
      ],
    },
    prose(
      'india',
      '1. Within India',
      'Listed prices include GST at the rate of the piece: 3 per cent for jewellery, 1.5 per cent for loose diamonds, 18 per cent for watches. The invoice shows CGST and SGST, or IGST, by the place of delivery. There is nothing to pay at the door, and a courier who asks is mistaken: do not pay, and tell us.',
    ),
    prose(
      'uae',
      '2. United Arab Emirates',
      'Orders for the Emirates are made out by the Dubai salon, in dirhams, with VAT, and delivered from there. [Write to us](/contact-us) and the salon sends an offer.',
    ),
    prose(
      'elsewhere',
      '3. Elsewhere',
      'We send to other countries on request. The sale is then an export: no GST is charged, and the duty and import tax of your country are paid by you to the carrier. We tell you the tariff numbers, so that you can ask your customs office beforehand.',
      'If you refuse a parcel because of its duty, we refund the price of the piece less the carriage both ways.',
    ),
    facts('Papers that travel along', {
      Invoice: 'With HSN, weights and value. We never declare less than was paid.',
      Hallmark: 'The HUID card.',
      Diamonds: 'For loose natural diamonds, the certificate of the Kimberley Process.',
      Insurance: 'Until you have signed, at customs too.',
    }),
    prose(
      'returns',
      '4. Returns from abroad',
      'Returning is free from India and the Emirates. From elsewhere we pay the carriage; duty already paid is claimed back from your own customs office, and we help with the papers.',
    ),
    prose(
      'travellers',
      '5. Travellers',
      'Wearing your own jewellery across a border is usually free within limits that change. Ask for an export certificate at the Indian airport before you leave with pieces of value, so that nobody asks for duty when you return.',
    ),
    {
      kind: 'contact',
      title: 'Before you order',
      text: 'Tell us the country and the piece, and we write back with tariff number, papers and time.',
    },
  ],
}
