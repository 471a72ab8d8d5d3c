import { sql } from 'kysely'
import { MESSAGE_MAX, type Message } from '#contract/messages.ts'
import { dear } from '#backend/lib/mail/dear.ts'
import { Refusal, wrongField, type Db } from '#backend/lib/http/implement.ts'
import { enqueueEmail } from '#backend/lib/mail/outbox.ts'
import { shopperOf } from '../account/api.ts'
import { addMessage, markSeen, newestMessage } from './store.ts'

/** Line breaks stay; other control characters are removed. */
export const readText = (text: string): string => {
  const clean = text
    .normalize('NFC')
    .replaceAll('\r\n', '\n')
    .replace(/[^\P{Cc}\n]/gu, '')
    .trim()
  const refuse = (sentence: string) => wrongField('text', sentence)
  if (clean === '') throw refuse('Please write something first.')
  if (clean.length > MESSAGE_MAX) throw refuse(`A message has at most ${MESSAGE_MAX} characters.`)
  return clean
}

/** Two of the staff would otherwise answer the same question, each in their own way. */
export const refuseUnread = async (tx: Db, accountId: string, seen: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext(${`conversation:${accountId}`}))`.execute(tx)
  const newest = await newestMessage(tx, accountId)
  if (newest === undefined || newest.id === seen) return
  const who = newest.sender === 'house' ? 'A colleague has answered' : 'The shopper has written again'
  throw new Refusal(409, 'CONFLICT', `${who} since you began. Nothing was sent: read it, then send yours.`)
}

interface Answer {
  readonly _id?: string
  readonly accountId: string
  /** Who of the house writes. */
  readonly by: string
  readonly text: string
  readonly pictures?: readonly string[] | undefined
  readonly now: number
}

/**
 * A message of the staff: everything that waited is marked as seen, and an e-mail tells the shopper. Throws 404 if
 * there is no such account.
 */
export const answerShopper = async (
  tx: Db,
  { _id, accountId, by, text, pictures, now }: Answer,
): Promise<Message> => {
  const person = await shopperOf(tx, accountId)
  await markSeen(tx, accountId, 'shopper', now)
  const message = await addMessage(tx, { _id, accountId, sender: 'house', by, text, pictures, now })
  await enqueueEmail(tx, {
    kind: 'message',
    ref: `message:${message._id}`,
    accountId,
    message: {
      to: person.email,
      subject: 'We have answered you',
      greeting: dear(person.name),
      lines: [
        'We have answered your message. You can read the answer in your account, and write back there.',
      ],
      action: { label: 'Read the answer', path: '/message' },
    },
    now,
  })
  return message
}
