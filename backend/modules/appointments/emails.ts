import type { PieceChoice } from '#contract/appointments.ts'
import { choiceSaid } from '#backend/lib/words/choice-words.ts'
import { dear } from '#backend/lib/mail/dear.ts'
import type { SaidEmail } from '#backend/lib/rows/email-shape.ts'
import { momentWords } from '#backend/lib/words/moment-words.ts'
import { inLanguage, joined, named, say, type Said } from '#backend/lib/words/words.ts'
import type { Salon } from '../stores/api.ts'
import { piecesOf, type Row } from './store.ts'

export type EmailKind = 'booked' | 'moved' | 'cancelled' | 'confirmed' | 'reminder'

const subjects: Readonly<Record<EmailKind, string>> = {
  booked: 'Your appointment is booked',
  moved: 'Your appointment has moved',
  cancelled: 'Your appointment is cancelled',
  confirmed: 'Your appointment is confirmed',
  reminder: 'Your appointment is coming up',
}

const how = (row: Row, salon: Salon) =>
  row.kind === 'store'
    ? // Its name first: two salons may be in one town.
      joined([...new Set([salon.name, ...salon.addressLines])].map(named), ', ')
    : row.kind === 'video'
      ? say`By video: we will call you on ${row.phone}`
      : say`By telephone: ${row.phone}`

const opening = (what: EmailKind, salon: Salon): Said => {
  if (what === 'cancelled')
    return say`Your appointment at the ${named(salon.city)} salon is cancelled. You are welcome at any other time.`
  if (what === 'reminder')
    return 'Your appointment is coming up. If the time no longer suits you, you can change it.'
  if (what === 'moved')
    return 'Your appointment has moved to the time below. It lasts an hour, and there is no obligation to buy.'
  if (what === 'confirmed')
    return 'Your appointment is confirmed. It lasts an hour, and there is no obligation to buy.'
  return 'We look forward to seeing you. An appointment lasts an hour, and there is no obligation to buy.'
}

interface Told {
  row: Row
  salon: Salon
  /** What is laid out, in which metal and size. */
  pieces: readonly ({ name: string } & PieceChoice)[]
  /** What the salon adds in its own words. */
  words?: string | undefined
  /** The appointment as an iCalendar file. */
  calendar: string
}

/** 'Vane (platinum, size 14)'. */
const pieceInWords = ({ name, ...choice }: Told['pieces'][number]): Said => {
  const { metal, size } = choiceSaid(choice)
  const chosen = [...metal, ...size]
  return chosen.length === 0 ? named(name) : joined([named(name), ' (', joined(chosen, ', '), ')'], '')
}

/** The page that books, as it was filled in for this appointment; of several pieces the address can name none. */
const bookAgain = (row: Row, salon: Salon): string => {
  const [product, ...others] = piecesOf(row)
  const asked = new URLSearchParams({ store: salon._id, purpose: row.purpose })
  if (row.kind === 'video') asked.set('kind', 'video')
  if (product !== undefined && others.length === 0) {
    asked.set('product', product)
    const { metal, purity, size } = row.piece_choices[product] ?? {}
    for (const [name, value] of Object.entries({ metal, purity, size })) if (value) asked.set(name, value)
  }
  return `/appointment?${asked}`
}

/**
 * The e-mail about an appointment. The link that moves or cancels it is made when the e-mail is sent; the page at that
 * link shows the visitor's note. The e-mail does not repeat it, because anybody may type anybody's address.
 */
export const emailOf = (what: EmailKind, { row, salon, pieces, words, calendar }: Told): SaidEmail => ({
  to: row.email,
  subject: say`${(language) => inLanguage(language, subjects[what])}: ${row.reference}`,
  greeting: dear(row.name),
  lines: [opening(what, salon), ...(words ? [words] : [])],
  facts: [
    [
      'When',
      (language) => momentWords(row.starts_at, { language, timeZone: salon.timeZone }, { weekday: true }),
    ],
    ['Where', how(row, salon)],
    ...(pieces.length > 0
      ? [[pieces.length === 1 ? 'Piece' : 'Pieces', joined(pieces.map(pieceInWords), ', ')] as const]
      : []),
    ['Reference', row.reference],
    ['Telephone', salon.phone],
  ],
  calendar,
  ...(what === 'cancelled'
    ? { action: { label: 'Book another time', path: bookAgain(row, salon) } }
    : {
        action: {
          label: 'Move or cancel',
          path: '/appointment',
          secret: { purpose: 'appointment' as const, appointmentId: row.id },
        },
        small: 'Whoever holds the link above can move or cancel this appointment.',
      }),
})
