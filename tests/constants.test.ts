import { expect, it } from 'vitest'
import { SORTS } from '#contract/catalogue.ts'
import { WELCOME_POINTS } from '#contract/points.ts'
import { WISHLIST_MOST } from '#contract/wishlist.ts'
import { WISHLIST_MOST as KEPT_HERE } from '#web/lib/device-list.ts'
import { WELCOME_POINTS as SHOWN_POINTS } from '#web/lib/welcome-points.ts'
import { SORTS as OFFERED_SORTS } from '#web/components/filters/sorts.ts'

it('section 9: what the pages say is what the backend keeps to', () => {
  expect(SHOWN_POINTS).toBe(WELCOME_POINTS)
  expect(KEPT_HERE).toBe(WISHLIST_MOST)
  expect(OFFERED_SORTS.map(({ id }) => id)).toEqual([...SORTS])
})
