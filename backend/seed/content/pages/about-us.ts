import { decoration, facts, picture, type PageSeed } from '../page-seed.ts'

export const aboutUs: PageSeed = {
  slug: 'about-us',
  path: '/about-us',
  title: 'The house',
  lead: 'Forty-one people, one workshop, and a green box.',
  group: 'company',
  position: 1,
  summary: 'Who we are, how we buy, and what we will not do.',
  picture: picture('trolle-0', 2),
  metaTitle: 'About the house',
  metaDescription:
    '{name} makes jewellery and watches by hand in one workshop in Jaipur. How we began, how we buy gold and stones, and the rules we keep.',
  metaKeywords: 'about, jewellery house, workshop, Jaipur, handmade jewellery, responsible gold',
  blocks: [
    {
      kind: 'hero',
      tone: 'ground',
      title: 'The house',
      text: 'Forty-one people, one workshop, and a green box.',
      picture: picture('trolle-0', 2),
    },
    {
      kind: 'statement',
      words:
        '{name} is two old words: *or*, gold, and *van*, forest. The box is the forest. What lies in it is the gold.',
    },
    {
      kind: 'prose',
      id: 'beginning',
      heading: 'How it began',
      paragraphs: [
        'It began with a repair. A woman brought a flower brooch of her grandmother’s with one petal lost, and nobody could say how the petals had been made. We raised eleven trial petals from sheet, in copper first and then in gold, until one lay beside the old ones and could not be told from them. That was the first piece on our books, and the first page of the Flower collection.',
        'We still work from that page. A form is made by hand before it is drawn, and drawn before it is priced. If a piece cannot be made well at the bench, it is not made.',
      ],
    },
    {
      kind: 'split',
      title: 'One workshop',
      paragraphs: [
        'Every jewel is made in Jaipur, in one building with north windows. Goldsmiths sit on the ground floor, setters above them where the light is best, polishers by the courtyard.',
        'A piece passes through five to nine pairs of hands. Each of them signs the card that travels with it, and the card is kept for as long as the piece is.',
      ],
      picture: decoration('anneau-0', 4),
      action: { label: 'Craftsman and certification', href: '/craftsman' },
    },
    facts('What we keep to', {
      Gold: 'Recycled or from mines that an auditor has walked through. 14, 18 and 22 kt, hallmarked before it leaves.',
      Diamonds:
        'Natural stones come with a certificate of origin under the Kimberley Process; grown stones are called grown, on the page and on the invoice.',
      'Coloured stones': 'Treatment is always stated. A heated sapphire is sold as a heated sapphire.',
      Prices:
        'Metal, stones, making and tax are listed separately on every product page, and add up to the rupee.',
      Number:
        'We make between one and forty of a design in a year. When the stones run out, the design waits.',
      Pictures:
        'What you see on this site are renderings made from the workshop’s own models, not photographs. Weight and measure are taken from the finished piece.',
    }),
    {
      kind: 'gallery',
      pictures: [picture('azure-0', 4), picture('grenat-0', 3), picture('orangerie-0', 7)],
    },
    {
      kind: 'quote',
      words: 'A thing is finished when I would be willing to repair it in thirty years.',
      cite: 'Savitri, head of the workshop',
    },
    {
      kind: 'columns',
      heading: 'What we will not do',
      notes: [
        {
          title: 'Hurry a stone',
          text: 'If the right ruby is not there, we say so and wait. A deposit is returned in full when waiting does not suit you.',
        },
        {
          title: 'Hide a price',
          text: 'No “price on request”, no discount from a price that was never charged. The sum on the page is the sum you pay.',
        },
        {
          title: 'Follow you',
          text: 'This site carries no trackers and no advertising cookies. [What it does keep](/privacypolicy) fits on one page.',
        },
      ],
    },
    {
      kind: 'cta',
      title: 'See it made',
      text: 'The workshop can be visited on the first Thursday of the month, eight guests at a time.',
      action: { label: 'Book a visit', href: '/appointment' },
    },
  ],
}
