import { expect, it } from 'vitest'
import { PIECES_MOST } from '#contract/appointments.ts'
import { SORTS } from '#contract/catalogue.ts'
import { WISHLIST_MOST } from '#contract/wishlist.ts'
import { WISHLIST_MOST as KEPT_HERE } from '#web/lib/device-list.ts'
import { SORTS as OFFERED_SORTS } from '#web/components/filters/sorts.ts'
import { PIECES_MOST as LAID_OUT } from '#web/features/appointments/appointment-query.ts'

it('section 9: what the pages say is what the backend keeps to', () => {
  expect(KEPT_HERE).toBe(WISHLIST_MOST)
  expect(LAID_OUT).toBe(PIECES_MOST)
  expect(OFFERED_SORTS.map(({ id }) => id)).toEqual([...SORTS])
})
