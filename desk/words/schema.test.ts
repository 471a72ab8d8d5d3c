import { HttpError } from 'ra-core'
import { expect, it } from 'vitest'
import { StoreSource } from '#contract/stores.ts'
import { emptyOf, isMembers, labelOf, labelWithin, numberWrong, pathWords, titleIn } from './schema.ts'
import { isTaken } from './taken.ts'

it('leaves the place of a new salon to whoever knows it', () => {
  const salon = emptyOf(StoreSource)
  expect(isMembers(salon) && [salon.latitude, salon.longitude]).toEqual(['', ''])
  expect(emptyOf({ type: 'number', minimum: 2 })).toBe(2)
  expect(emptyOf({ type: 'integer' })).toBe(0)
})

it('names a closed entry by its first words', () => {
  expect(titleIn({ kind: 'prose', paragraphs: ['It begins in March.', 'It ends in May.'] })).toBe(
    'It begins in March.',
  )
  expect(titleIn({ kind: 'steps', heading: 'How it is made', steps: ['Cast'] })).toBe('How it is made')
  expect(titleIn({ kind: 'prose', paragraphs: [] })).toBe('')
  expect(titleIn({ language: 'hi', text: 'Rings', says: 'अंगूठियाँ' })).toBe('Rings')
  expect(titleIn({ weekday: 7, open: '12:00', close: '18:00' })).toBe('Sunday, 12:00 to 18:00')
})

it('says in words where something is wrong', () => {
  expect(pathWords('returnDays')).toBe('Days for returns after delivery')
  expect(pathWords('exchange.metal')).toBe('Exchange, metal')
  expect(pathWords('openings.0.close')).toBe('Opening hours, 1, closes at')
})

it('names a member with its unit, and keeps what is written in capitals', () => {
  expect(labelOf('deliveryPrice')).toBe('Price of delivery, rupees, GST included')
  expect(labelOf('email')).toBe('E-mail')
  expect(labelWithin('email')).toBe('e-mail')
  expect(labelWithin('ifsc')).toBe('IFSC')
  expect(labelOf('metaTitle')).toBe('Meta title')
})

it('says what a number must be', () => {
  const { latitude } = StoreSource.properties
  expect(numberWrong(latitude, 18.93)).toBeUndefined()
  expect(numberWrong(latitude, 91)).toBe('From -90 to 90')
  expect(numberWrong(latitude, 'north')).toBe('A number')
  expect(numberWrong({ type: 'integer', minimum: 1 }, 0)).toBe('1 or more')
})

it('knows the name of another document, and never takes a failed reading for a free name', async () => {
  const fails = (status: number) => () => Promise.reject(new HttpError('Refused', status))
  await expect(isTaken(() => Promise.resolve({}), 'care')).resolves.toBe(true)
  await expect(isTaken(fails(404), 'care')).resolves.toBe(false)
  await expect(isTaken(fails(404), 'new')).resolves.toBe(true)
  await expect(isTaken(fails(503), 'care')).rejects.toThrow('Refused')
})
