import type { FaqBlock } from '#contract/content.ts'

type Section = FaqBlock['sections'][number]

const section = (
  id: string,
  title: string,
  questions: [id: string, question: string, answer: string][],
): Section => ({
  id,
  title,
  questions: questions.map(([q, question, answer]) => ({ id: q, question, answer })),
})

export const faqSections: Section[] = [
  section('orders', 'Orders and payment', [
    [
      'account',
      'Do I need an account to buy?',
      'Yes. A jewel has papers, a warranty and a history, and they need a place. An account asks for a name, an e-mail address and a password, and brings a welcome gift of 100 points.',
    ],
    [
      'bag',
      'Does my bag wait for me?',
      'Yes. What you put in it before signing in is kept for thirty days on this device and joins your account’s bag when you sign in. Nothing in it is reserved until you pay.',
    ],
    [
      'pay',
      'How can I pay?',
      'By card, on the page of our payment provider. We never see the number of your card.',
    ],
    [
      'declined',
      'My card was declined. What now?',
      'Nothing was taken. The order waits; go back to the bag and try again, with the same card or another. Large sums are sometimes held by the bank until you approve them in its application.',
    ],
    [
      'change',
      'Can I change an order?',
      'Until the workshop begins, usually within a day. [Write to us](/contact-us) with the order number. Size and engraving are changed without charge.',
    ],
    [
      'pan',
      'Why do you ask for my PAN?',
      'Above ₹2,00,000 the law asks for it, once for each order. It is stored with the invoice and used for nothing else.',
    ],
    [
      'invoice',
      'Where is my invoice?',
      'In your [order history](/order), as a page and as a PDF, with HSN, GST and the weights that were delivered.',
    ],
  ]),
  section('shipping', 'Shipping and collection', [
    [
      'cost',
      'What does shipping cost?',
      'Nothing. Free shipping and returns on all orders, whatever they cost.',
    ],
    [
      'when',
      'When will it arrive?',
      'The product page shows a date for your PIN code. Pieces in stock leave within two working days, pieces made for you within the days the page names.',
    ],
    [
      'insured',
      'Is the parcel insured?',
      'For the full price, until you have signed for it. If it is lost, we make the piece again or pay you back, as you prefer.',
    ],
    [
      'away',
      'What if I am not at home?',
      'The courier tries three times and then brings it back to us. It is never left with a neighbour or at a gate.',
    ],
    [
      'track',
      'How do I follow my parcel?',
      'By order number and e-mail address on [Track my order](/track), or in your order history.',
    ],
    ['collect', 'Can I collect it?', 'Yes, at any salon, free. See [Click and collect](/clickandcollect).'],
    [
      'abroad',
      'Do you send abroad?',
      'To the United Arab Emirates from the Dubai salon. To other countries on request; duties are then yours. See [Customs and duties](/custom).',
    ],
  ]),
  section('returns', 'Returns and refunds', [
    [
      'how-long',
      'How long can I return a piece?',
      '{returnDays} days from delivery, unworn, in its box and with its papers. We send a courier; returning is free.',
    ],
    [
      'what-not',
      'What cannot be returned?',
      'Pieces made for one person: engraved, with a soulstone, bespoke, or in a size we do not stock. They are covered by the warranty like any other.',
    ],
    [
      'refund-when',
      'When do I get my money back?',
      'We inspect the piece within three working days of receiving it and refund you the same day, to the card you paid with. The bank takes three to seven days more.',
    ],
    [
      'exchange',
      'Can I exchange instead?',
      'Yes. Ask for it when you start the return; the difference is charged or paid back.',
    ],
    [
      'cancel',
      'How do I cancel an order?',
      'Before it is sent, in your order history or by [writing to us](/contact-us). You are paid back in full. More under [Refund and cancellation](/cancellation).',
    ],
    [
      'gift-return',
      'I was given a piece and it does not suit me.',
      'Exchange it within {returnDays} days by the order number on the slip. The giver is not told. See [Personalised gift](/personalizedgift).',
    ],
  ]),
  section('sizes', 'Sizes', [
    [
      'find',
      'How do I find my ring size?',
      'With a ring that fits, a strip of paper, or a visit. The [Size guide](/jewellery-care) has all three.',
    ],
    [
      'indian',
      'Which sizes do you use?',
      'Indian sizes, with millimetres beside them. American, British and European sizes are in the same table.',
    ],
    [
      'wrong',
      'It does not fit. What does a change cost?',
      'The first change within sixty days is free where the design allows it. See [Resizing](/services/resizing).',
    ],
    [
      'eternity',
      'Can an eternity ring be resized?',
      'No: the stones go all the way round. Have your finger measured before you order one.',
    ],
    [
      'swell',
      'My finger is wider than it was.',
      'Fingers swell in heat, in flight and in the evening. Wait a week before you change a ring.',
    ],
  ]),
  section('materials', 'Gold, platinum and hallmarks', [
    [
      'karat',
      'What do 14, 18 and 22 kt mean?',
      'Parts of fine gold in 24: 58.5, 75.0 and 91.6 per cent. 22 kt is richest in colour and softest; 18 kt holds stones best; 14 kt is hardest to scratch.',
    ],
    [
      'white',
      'What is white gold?',
      'Gold alloyed with palladium, then plated with rhodium. The plating wears off in two or three years and is renewed.',
    ],
    [
      'hallmark',
      'How do I check the hallmark?',
      'Look for the BIS triangle, the fineness and six letters or figures, the HUID. Type the HUID into the BIS Care application. See [Certification](/craftsman).',
    ],
    [
      'rate',
      'Why did the price change overnight?',
      'Because the price of gold did. The page shows today’s rate and when it was set; a changed price is always shown in the bag before you pay.',
    ],
    [
      'breakup',
      'What am I paying for?',
      'Metal, stones, making and GST are listed separately on the product page and on the invoice, and add up to the rupee.',
    ],
    [
      'passport',
      'What is the passport of a piece?',
      'A page for each piece you buy, with its hallmark, report, ordered and delivered weight, warranty and care, and what we give for it today. It is in the box and in your [order history](/order).',
    ],
    [
      'worth',
      'What do you give for a piece that comes back?',
      'In exchange for another piece: {exchangeMetal} of its metal at the day’s rate and {exchangeStones} of what was paid for its stones. In money: {buyBackMetal} and {buyBackStones}. Making charges and tax are not given back, and never more than was paid for the piece. Today’s sum is in the passport of each piece.',
    ],
    ['nickel', 'Is there nickel in it?', 'No. None of our alloys contains nickel or cadmium.'],
  ]),
  section('stones', 'Diamonds and coloured stones', [
    [
      'grown',
      'Are your diamonds natural or grown?',
      'Both, and never mixed in one piece. The product page, the report and the invoice say which.',
    ],
    [
      'difference',
      'What is the difference?',
      'Age and price. A grown diamond is diamond, as hard and as bright; it took weeks instead of an age. It will fetch less when sold again.',
    ],
    [
      'report',
      'Does every diamond have a report?',
      'Natural ones from 0.30 ct and grown ones from 0.50 ct, by GIA or IGI. Smaller stones are graded in our workshop.',
    ],
    [
      'origin',
      'Where do the stones come from?',
      'Natural diamonds from Botswana, Canada and Namibia; rubies from Mozambique; sapphires from Sri Lanka; emeralds from Zambia. [Where a stone begins](/origin) tells more.',
    ],
    [
      'heated',
      'Are your sapphires heated?',
      'Most are, as most sapphires in the world are. If one is not, its report says so, and its price too.',
    ],
    [
      'loose',
      'A stone is loose.',
      'Put the piece in its box and do not wear it. We send a courier; tightening is free.',
    ],
  ]),
  section('services', 'Engraving and services', [
    [
      'engrave-cost',
      'What does engraving cost?',
      'Nothing. It adds three days, and an engraved piece cannot be returned. See [Engraving](/engraving).',
    ],
    [
      'hindi',
      'Can you engrave in Devanagari?',
      'Yes, up to 18 characters, shown on the piece before you order.',
    ],
    [
      'stamp',
      'Can I have initials on the box?',
      'Up to three, in gold leaf, free. See [Hot stamping](/hotstamping).',
    ],
    [
      'soulstone',
      'What is a soulstone?',
      'A birth stone set inside the band, where only the wearer knows of it. See [Soulstone](/soulstone).',
    ],
    [
      'bespoke',
      'Do you make pieces to order?',
      'Yes. Begin at [Bespoke](/bespoke), or bring a stone of your own.',
    ],
    [
      'others',
      'Do you repair pieces that are not yours?',
      'Yes, after we have seen them. See [Repair and restoration](/services/restoration).',
    ],
    [
      'visit',
      'Can I see a piece before I buy it?',
      'In a salon or by video. [Book an hour](/appointment); there is no obligation to buy.',
    ],
  ]),
  section('points', 'Account and points', [
    [
      'welcome',
      'How do I get the 100 points?',
      'They are in your account as soon as you open it, once for each e-mail address.',
    ],
    ['worth', 'What is a point worth?', 'One rupee. For every ₹1,000 you pay, you earn one more.'],
    [
      'spend',
      'When can I spend them?',
      'Once your e-mail address is confirmed: up to a tenth of a bag at a time.',
    ],
    [
      'password',
      'I have forgotten my password.',
      'Ask for a link on the [sign-in page](/login). It works once.',
    ],
    [
      'data',
      'What do you know about me?',
      'What you have told us and what you have ordered. You can download all of it from your profile. See [Privacy](/privacypolicy).',
    ],
    [
      'delete',
      'Can I delete my account?',
      'Yes, in your profile. Orders lose your name; invoices are kept for as long as tax law asks.',
    ],
  ]),
]
