import type { ShopFacts } from '#contract/shop.ts'

/** House facts. All of it is made up; an owner puts their own here, or sets them in a running shop (`npm run shop -- facts`). The name has not been searched as a trade mark. */
export const shopFacts: ShopFacts = {
  name: 'Orvanne',
  tagline: 'A garden kept in a green box',
  legalName: 'Orvanne Jewellers Private Limited',
  gstin: '27AAACO0000A1ZK',
  email: 'care@orvanne.example',
  phone: '+91 22 5550 0142',
  onlineWays: ['card', 'upi'],
  chatUrl: 'https://wa.me/912255500142',
  addressLines: [
    'Orvanne House, 14 Marigold Lane',
    'Kala Ghoda, Fort',
    'Mumbai 400001',
    'Maharashtra, India',
  ],
  bankAccount: {
    holder: 'Orvanne Jewellers Private Limited',
    number: '000405001234567',
    ifsc: 'EXMP0000405',
    bank: 'Example Bank, Fort, Mumbai',
  },
  social: [
    { name: 'Instagram', url: 'https://www.instagram.com/orvanne.example' },
    { name: 'Pinterest', url: 'https://www.pinterest.com/orvanneexample' },
    { name: 'YouTube', url: 'https://www.youtube.com/@orvanne.example' },
  ],
}
