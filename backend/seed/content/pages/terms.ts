import { facts, prose, type PageSeed } from '../page-seed.ts'

export const terms: PageSeed = {
  slug: 'termsandcondition',
  path: '/termsandcondition',
  title: 'Terms and condition',
  lead: 'What you may expect of us, and we of you. In plain words, which are also the binding ones.',
  group: 'legal',
  position: 3,
  summary: 'Orders, prices, delivery, ownership, warranty, liability, law.',
  metaTitle: 'Terms and condition',
  metaDescription:
    'The terms of sale: orders and prices, payment, delivery and ownership, returns, warranty, points, liability and governing law.',
  metaKeywords: 'terms, conditions of sale, jewellery, warranty, governing law',
  blocks: [
    facts('Who we are', {
      Seller: '{legalName}',
      GSTIN: '{gstin}',
      Address: '{address}',
      'E-mail': '[{email}](mailto:{email})',
    }),
    prose(
      'scope',
      '1. What these terms cover',
      'They cover every sale made on this site and every service ordered on it. They stand as they were on the day of your order; later changes do not reach back.',
      'You must be eighteen or older to buy.',
    ),
    prose(
      'orders',
      '2. Orders',
      'Your order is an offer. It becomes a contract when the payment has been confirmed to us and the order shows *paid*. Before that we may decline it, and refund at once, if the piece is no longer there or the price was plainly wrong.',
      'Pieces made by hand differ a little from their pictures and from each other. The weights and measures that count are those on the invoice; if a delivered piece is lighter than ordered by more than the tolerance on its page, we refund the difference.',
    ),
    prose(
      'prices',
      '3. Prices and tax',
      'Prices are in Indian rupees and include GST. Gold and platinum follow the day’s rate; the rate and its time stand beside the price. A price that changes while a piece is in your bag is shown to you, old and new, and is charged only after you have agreed.',
      'Above ₹2,00,000 the law requires a PAN.',
    ),
    prose(
      'payment',
      '4. Payment',
      'Payment is made by card on the page of our payment provider. We store neither the number nor the code of your card.',
    ),
    prose(
      'delivery',
      '5. Delivery and ownership',
      'Shipping is free on all orders, and insured for the full price. Risk and ownership pass to you when you, or the person you have named, have signed for the parcel.',
      'Dates are promises to make every effort. If we are late by more than ten working days you may cancel without charge, made for you or not.',
    ),
    prose(
      'returns',
      '6. Returns',
      'You may return a piece within {returnDays} days, free of charge, as [Refund and cancellation](/cancellation) sets out. Pieces made for one person are excepted, and are marked so before you pay.',
    ),
    prose(
      'warranty',
      '7. Quality warranty',
      'The [quality warranty](/craftsman#warranty) is part of this contract. It adds to your rights in law and takes nothing from them.',
    ),
    prose(
      'points',
      '8. Points',
      'A new account is given 100 points. One point is worth one rupee; one is earned for each ₹1,000 paid. Points pay for at most a tenth of a bag, need a confirmed e-mail address, are not money, cannot be sold or moved to another account, and end with the account.',
    ),
    prose(
      'account',
      '9. Your account',
      'Keep your password to yourself and tell us if you think that somebody else has it. You may end your account at any time. We may end it if it is used for fraud, and say why.',
    ),
    prose(
      'rights',
      '10. Drawings, pictures, words',
      'Designs, renderings and texts on this site belong to {legalName}. Show them to whom you like; do not sell things with them.',
    ),
    prose(
      'liability',
      '11. Liability',
      'We answer without limit for intent, for gross negligence and for harm to persons. For the rest we answer up to the price of the order. Nothing here limits what consumer law does not allow to be limited.',
    ),
    prose(
      'law',
      '12. Law and disputes',
      'Indian law applies. Courts at Mumbai are competent, and besides them the consumer commission of the place where you live. Write to us first: most things are settled by a letter.',
    ),
    { kind: 'contact', title: 'Write to us' },
  ],
}
