import { expect, it } from 'vitest'
import { PIECES_MOST } from '#contract/appointments.ts'
import { MAX_QUANTITY } from '#contract/bag.ts'
import { SORTS } from '#contract/catalogue.ts'
import { GIFT_MESSAGE_MAX } from '#contract/checkout.ts'
import { MESSAGE_MAX, MESSAGE_PICTURE_BYTES } from '#contract/messages.ts'
import { WISHLIST_MOST } from '#contract/wishlist.ts'
import { WISHLIST_MOST as KEPT_HERE } from '#web/lib/device-list.ts'
import { SORTS as OFFERED_SORTS } from '#web/components/filters/sorts.ts'
import { PIECES_MOST as LAID_OUT } from '#web/features/appointments/appointment-query.ts'
import { MAX_QUANTITY as COUNTED } from '#web/features/bag/bag-query.ts'
import { GIFT_MESSAGE_MAX as FITS_THE_CARD } from '#web/features/checkout/values.ts'
import { MESSAGE_MAX as WRITTEN } from '#web/features/messages/send-message.ts'
import { MOST_BYTES as SENT } from '#web/features/messages/send-picture.ts'

it('section 9: what the pages say is what the backend keeps to', () => {
  expect(KEPT_HERE).toBe(WISHLIST_MOST)
  expect(LAID_OUT).toBe(PIECES_MOST)
  expect(COUNTED).toBe(MAX_QUANTITY)
  expect(FITS_THE_CARD).toBe(GIFT_MESSAGE_MAX)
  expect(WRITTEN).toBe(MESSAGE_MAX)
  expect(SENT).toBe(MESSAGE_PICTURE_BYTES)
  expect(OFFERED_SORTS.map(({ id }) => id)).toEqual([...SORTS])
})
