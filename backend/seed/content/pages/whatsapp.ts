import type { PageSeed } from '../page-seed.ts'

/** The words of the redirect page; the chat's address is a house fact. */
export const whatsapp: PageSeed = {
  slug: 'whatsapp',
  path: '/whatsapp',
  title: 'We are opening the chat',
  lead: 'WhatsApp opens in two seconds. Somebody of the house answers between ten and eight.',
  group: 'help',
  position: 2,
  summary: 'Write to the house by chat.',
  metaTitle: 'Chat with the house',
  metaDescription:
    'Write to the house on WhatsApp. Somebody answers between ten in the morning and eight in the evening, Indian time.',
  metaKeywords: 'WhatsApp, chat, contact',
  blocks: [],
}
