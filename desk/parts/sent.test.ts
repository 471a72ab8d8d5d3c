import { expect, it } from 'vitest'
import { outsideOf } from '../people/outside.ts'
import { withoutSent } from './sent.ts'

it('keeps what was typed over what was sent', () => {
  expect(withoutSent({ ring: 'new', chain: 'sent', stud: 'later' }, { ring: 'old', chain: 'sent' })).toEqual({
    ring: 'new',
    stud: 'later',
  })
})

it('finds who is booked at no hour of the salon', () => {
  const at = (hour: string) => ({ startsAt: `2026-12-01T${hour}:00.000Z` })
  const days = [{ slots: [at('05:30'), at('06:30')] }, { slots: [] }]
  const appointments = [at('09:00'), at('05:30'), at('04:00')]
  expect(outsideOf({ days, appointments })).toEqual([at('04:00'), at('09:00')])
})
