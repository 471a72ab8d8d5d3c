import { graphql } from '#web/gql/appointments/gql.ts'
import type { SlotsQuery } from '#web/gql/appointments/graphql.ts'

/** Days shown at once. */
export const DAYS = 12

export const SlotsDocument = graphql(`
  query Slots($storeId: ID!, $from: Date, $days: Int!) {
    slots(storeId: $storeId, from: $from, days: $days) {
      timeZone
      days {
        date
        closed
        slots {
          startsAt
          label
          free
        }
      }
    }
  }
`)

export type SlotDay = SlotsQuery['slots']['days'][number]

/** Whether anything can still be booked that day. */
export const isOpen = ({ slots }: SlotDay): boolean => slots.some(({ free }) => free)

/** The day (`YYYY-MM-DD`) this many days later. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 24 * 3_600_000).toISOString().slice(0, 10)
