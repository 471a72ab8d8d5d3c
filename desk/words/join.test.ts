import { expect, it } from 'vitest'
import { joined } from './join.ts'

const began = { name: 'Fern', phone: '1', terms: { days: 15, engraved: false }, cities: ['Pune'] }

it('takes of each member whichever was changed', () => {
  const theirs = { ...began, phone: '2', terms: { days: 30, engraved: false } }
  const mine = { ...began, name: 'Fern & Co', terms: { days: 15, engraved: true } }
  expect(joined(began, theirs, mine)).toEqual({
    name: 'Fern & Co',
    phone: '2',
    terms: { days: 30, engraved: true },
    cities: ['Pune'],
  })
})

it('takes mine where both changed the same, and a list whole', () => {
  const theirs = { ...began, phone: '2', cities: ['Pune', 'Surat'] }
  const mine = { ...began, phone: '3', cities: ['Goa'] }
  expect(joined(began, theirs, mine)).toEqual(mine)
})

it('keeps away what one of both has taken out', () => {
  const { phone: _, ...withoutPhone } = began
  const { cities: __, ...withoutCities } = began
  expect(joined(began, withoutPhone, withoutCities)).toEqual({ name: 'Fern', terms: began.terms })
})

it('takes what one of both changed, whatever the order of members is', () => {
  const kept = { blocks: [{ kind: 'prose', paragraphs: ['One'] }], title: 'Fern' }
  const theirs = { title: 'Fern', blocks: [{ paragraphs: ['Two'], kind: 'prose' }] }
  const mine = { title: 'Fern & Co', blocks: [{ paragraphs: ['One'], kind: 'prose' }] }
  expect(joined(kept, theirs, mine)).toEqual({ title: 'Fern & Co', blocks: theirs.blocks })
})
