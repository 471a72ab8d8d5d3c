import type { Letter } from '#backend/lib/mail.ts'
import type { Salon } from '../stores/api.ts'
import type { Row } from './store.ts'

const words = { booked: 'is booked', moved: 'has moved', cancelled: 'is cancelled' } as const

const how = (row: Row, salon: Salon) =>
  row.kind === 'store'
    ? salon.addressLines.join(', ')
    : row.kind === 'video'
      ? 'By video; the link comes an hour before'
      : `By telephone: ${row.phone}`

/** What the visitor is told when an appointment was booked, moved or cancelled. */
export const letterOf = (
  what: keyof typeof words,
  row: Row,
  salon: Salon,
  link: string | undefined,
): Letter => ({
  to: row.email,
  subject: `Your appointment ${words[what]}: ${row.reference}`,
  greeting: `Dear ${row.name},`,
  lines: [
    what === 'cancelled'
      ? `Your hour at the ${salon.city} salon is cancelled. You are welcome at any other.`
      : `We expect you. An appointment is an hour, and nothing to buy.`,
  ],
  facts: [
    [
      'When',
      new Intl.DateTimeFormat('en-IN', {
        dateStyle: 'full',
        timeStyle: 'short',
        timeZone: salon.timeZone,
      }).format(row.starts_at),
    ],
    ['Where', how(row, salon)],
    ['Reference', row.reference],
    ['Telephone', salon.phone],
  ],
  ...(link !== undefined && { action: { label: 'Move or cancel', path: `/appointment?link=${link}` } }),
  small: 'Whoever holds the link above can move or cancel this appointment.',
})
