import { getPersonalisation, EngravingFace, type Personalisation } from '#contract/personalise.ts'
import { KEEPS_NOTHING } from '#backend/lib/account-hooks.ts'
import { implement, none, Refusal, type Module } from '#backend/lib/http/implement.ts'
import { rupeesFromPaise } from '#backend/lib/trade/money.ts'
import { readOffer, type Bears, type PriceList } from './store.ts'

const FACES: readonly string[] = EngravingFace.anyOf.map((face) => face.const)
const isFace = (face: string): face is EngravingFace => FACES.includes(face)

const toPersonalisation = (
  productId: string,
  bears: Bears | undefined,
  { engraving, stones, stamp }: PriceList,
): Personalisation => ({
  productId,
  ...(bears?.engraving_place != null &&
    bears.engraving_most !== null && {
      engraving: {
        place: bears.engraving_place,
        most: bears.engraving_most,
        mostWithStone: bears.engraving_most_with_stone ?? bears.engraving_most,
        faces: bears.engraving_faces.filter(isFace),
        amount: rupeesFromPaise(engraving.paise),
        days: engraving.days,
      },
    }),
  ...(bears?.no_engraving != null && { noEngraving: bears.no_engraving }),
  birthStones: bears?.birth_stone
    ? stones.map(({ month, name, paise, days }) => ({ month, name, amount: rupeesFromPaise(paise), days }))
    : [],
  ...(bears?.box_name != null &&
    bears.box_outside !== null && {
      box: {
        name: bears.box_name,
        outside: bears.box_outside,
        stampMost: bears.stamp_most,
        stampAmount: rupeesFromPaise(stamp.paise),
      },
    }),
})

export const personalise: Module = {
  name: 'personalise',
  accounts: KEEPS_NOTHING,
  jobs: none,
  metrics: none,
  routes: ({ db }) => [
    implement(getPersonalisation, async ({ params }) => {
      const found = await readOffer(db, params.id)
      if (!found) throw new Refusal(404, 'NOT_FOUND', 'There is no such piece.')
      return toPersonalisation(found.id, found.bears, found.prices)
    }),
  ],
}
