import type { PageSeed } from '../page-seed.ts'

/** The words of screens that are more than words: stores, appointments, contact. They hold no blocks. */
export const visit: readonly PageSeed[] = [
  {
    slug: 'store',
    path: '/store',
    title: 'Come and hold it',
    lead: 'An appointment lasts an hour, with no obligation to buy; by video if you live elsewhere. You are just as welcome without one.',
    group: 'visit',
    position: 1,
    metaTitle: 'Stores',
    metaDescription:
      'Where the salons of {name} are, when they are open, how to reach them, and what is done and shown there.',
    metaKeywords: 'jewellery store, salon, opening hours, store locator',
    blocks: [],
  },
  {
    slug: 'appointment',
    path: '/appointment',
    title: 'Book an hour',
    lead: 'In a salon, by video or by telephone. Nothing to buy. To write instead, [contact us](/contact-us).',
    group: 'visit',
    position: 2,
    metaTitle: 'Book an appointment',
    metaDescription:
      'An hour in a salon of {name}, by video or by telephone. Nothing to buy. Move or cancel it whenever you like.',
    metaKeywords: 'jewellery appointment, video call, salon visit',
    blocks: [],
  },
  {
    slug: 'contact-us',
    path: '/contact-us',
    title: 'Contact us',
    lead: 'Whichever way is easiest. Somebody of the house answers, not a machine.',
    group: 'visit',
    position: 3,
    metaTitle: 'Contact us',
    metaDescription:
      'Write, telephone, chat or come by: every way to reach {name}, and a form for what is better written.',
    metaKeywords: 'contact, telephone, e-mail, chat, address',
    blocks: [],
  },
]
