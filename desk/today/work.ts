import type { operatorWork, WorkKind } from '#contract/desk.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { APPROVALS, nameOf, onDay, whenWithin } from '../parts/words.ts'

export type Work = AnswerOf<typeof operatorWork>['work'][number]

interface Said {
  readonly to: string
  /** The form for one, and the form for several if it is different. */
  readonly title: readonly [one: string, several?: string]
  readonly says: (work: Work) => string
  /** Money or a person left waiting. */
  readonly pressing?: boolean
}

const oldest = ({ first }: Work) => (first ? `The oldest is ${first}` : '')
const list = (group: string) => `/orders?filter=${encodeURIComponent(JSON.stringify({ group }))}`

/** The name of each kind of work, and the screen where it is done. */
export const SAID: Readonly<Record<WorkKind, Said>> = {
  'stuck-money': {
    to: '/money',
    title: ['Money waiting for somebody'],
    says: ({ first }) => (first ? `${first} first` : 'The provider and the books differ'),
    pressing: true,
  },
  approvals: {
    to: '/money',
    title: ['To be approved by a second person'],
    says: ({ first }) => (first ? (APPROVALS[first] ?? first) : ''),
  },
  answered: {
    to: '/money',
    title: ['Answered request of yours', 'Answered requests of yours'],
    says: ({ first }) => (first ? (APPROVALS[first] ?? first) : ''),
  },
  transfers: {
    to: '/money',
    title: ['Bank transfer expected', 'Bank transfers expected'],
    says: ({ first }) => (first ? `The first to expire is ${first}` : ''),
  },
  rates: {
    to: '/rates',
    title: ['Metal rate older than a day', 'Metal rates older than a day'],
    says: ({ since, first }) => (since ? `Set on ${onDay(since)}${first ? ` by ${nameOf(first)}` : ''}` : ''),
  },
  begin: { to: list('begin'), title: ['Order to begin', 'Orders to begin'], says: oldest },
  bench: { to: list('bench'), title: ['Order in the workshop', 'Orders in the workshop'], says: oldest },
  'hand-over': {
    to: list('sent'),
    title: ['To hand over at the counter'],
    says: ({ first }) => (first ? `${first} is ready` : ''),
  },
  'on-the-way': { to: list('sent'), title: ['Parcel on its way', 'Parcels on their way'], says: oldest },
  returns: {
    to: '/returns',
    title: ['Return to answer or refund', 'Returns to answer or refund'],
    says: oldest,
  },
  workshop: {
    to: '/workshop',
    title: ['Returned piece to decide about', 'Returned pieces to decide about'],
    says: ({ first }) => first ?? '',
  },
  messages: {
    to: '/messages',
    title: ['Unanswered message', 'Unanswered messages'],
    says: ({ first }) => (first ? `The oldest is from ${first}` : ''),
    pressing: true,
  },
  enquiries: {
    to: '/enquiries',
    title: ['New enquiry', 'New enquiries'],
    says: ({ first }) => (first ? `The oldest is from ${first}` : ''),
  },
  appointments: {
    to: '/appointments',
    title: ['Appointment within a day', 'Appointments within a day'],
    says: ({ first, since }) => (first && since ? `${first}, ${whenWithin(since)}` : ''),
  },
  unconfirmed: {
    to: '/appointments/list',
    title: ['Appointment not confirmed yet', 'Appointments not confirmed yet'],
    says: ({ first }) => first ?? '',
  },
  gone: {
    to: `/products?filter=${encodeURIComponent(JSON.stringify({ show: 'gone' }))}`,
    title: ['Piece that is gone', 'Pieces that are gone'],
    // Other combinations of the piece may be in stock.
    says: ({ first, count }) =>
      first ? `${first}${count === 1 ? '' : ' among them'}, as shown in lists` : '',
  },
  'e-mails': {
    to: '/e-mails',
    title: ['E-mail that could not be sent', 'E-mails that could not be sent'],
    says: ({ first }) => (first ? `The oldest: ${first}` : ''),
    pressing: true,
  },
  store: {
    to: '/store',
    title: ['Backup and disk'],
    says: ({ first }) => first ?? '',
    pressing: true,
  },
}

/** The words next to its number. */
export const titleOf = ({ kind, count }: Work): string => {
  const [one, several = one] = SAID[kind].title
  return count === 1 ? one : several
}

/** How much of it cannot wait. */
export const sentence = (work: readonly Work[]) => {
  const pressing = work.filter(({ kind }) => SAID[kind].pressing)
  if (work.length === 0) return 'Nothing is waiting for you.'
  if (pressing.length === 0) return 'Nothing is pressing. Begin at the top.'
  return pressing.length === 1 ? 'One thing cannot wait.' : `${pressing.length} things cannot wait.`
}

/** The number of things that wait at a screen, by its path in the menu; screens without any are left out. */
export const waitingAt = (work: readonly Work[]): ReadonlyMap<string, number> => {
  const at = new Map<string, number>()
  for (const { kind, count } of work) {
    const [path = '/'] = SAID[kind].to.split('?')
    const [, first = ''] = path.split('/')
    const menu = `/${first}`
    const known = at.get(menu) ?? 0
    // A list behind a screen, as of visits not confirmed, may hold what the screen has counted already.
    at.set(menu, path === menu ? known + count : Math.max(known, count))
  }
  return at
}
