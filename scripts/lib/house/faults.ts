import { countryRule } from '#backend/modules/account/countries.ts'
import { houseFaults } from '#house/check.ts'
import type { HouseFault } from '#house/fault.ts'
import type { House } from '#house/load.ts'
import { wordFaults } from './house-words.ts'

/** Countries whose addresses the engine cannot take, and salons with a postal code that their country does not have. */
const placeFaults = (house: House): HouseFault[] => {
  const { value, at } = house.shop()
  return [
    ...(value.countries ?? []).flatMap((code, n) =>
      countryRule(code, {})
        ? []
        : [at(`/countries/${n}`, `the shop does not know the addresses of '${code}'`)],
    ),
    ...house.salons().flatMap(({ value: { country, postalCode }, at: where }) => {
      const { postal } = countryRule(country, {}) ?? {}
      return postal === undefined || postal.shape.test(postalCode)
        ? []
        : [where('/postalCode', postal.sentence)]
    }),
  ]
}

/** Everything that is wrong with a house, by its files and by what the engine knows. */
export const allFaults = (house: House): HouseFault[] => {
  const own = [...houseFaults(house), ...wordFaults(house)]
  // What a file says can be compared only if it can be read.
  return own.length > 0 ? own : placeFaults(house)
}
