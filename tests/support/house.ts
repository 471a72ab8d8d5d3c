import type { ShopFacts } from '#contract/shop.ts'
import { openHouse } from '#house/load.ts'
import { houseFolder, usualHouse } from '#program/house.ts'

/** The house that is used if none is named. */
export const house = openHouse(houseFolder(usualHouse()) ?? '')

export const shopFacts: ShopFacts = house.shop().value

/** Its rule of exchange and buy-back. */
export const resaleTerms = house.resale()?.value ?? {
  exchange: { metal: 10_000, stones: 9000 },
  buyBack: { metal: 9500, stones: 8000 },
}
