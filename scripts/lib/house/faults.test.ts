import { afterEach, beforeEach, expect, it } from 'vitest'
import { openHouse } from '#house/load.ts'
import { makeHouse } from '#tests/support/small-house.ts'
import { allFaults } from './faults.ts'

let small: ReturnType<typeof makeHouse>
beforeEach(() => {
  small = makeHouse()
})
afterEach(() => small.remove())

it('a country that the shop cannot deliver to, and a PIN code of four digits, are wrong', () => {
  small.put('shop.json', { ...openHouse(small.folder).shop().value, countries: ['IN', 'XX'] })
  const [salon] = openHouse('house/starter').salons()
  small.put('salons/main.json', { ...salon?.value, picture: undefined, postalCode: '3130' })
  expect(allFaults(openHouse(small.folder)).map(({ message }) => message)).toEqual([
    expect.stringMatching(/shop\.json, line \d+, countries\[1\]: .* addresses of 'XX'$/),
    expect.stringMatching(/salons\/main\.json, line \d+, postalCode: A PIN code has six digits\./),
  ])
})
