import { getPersonalisation } from '#contract/personalise.ts'
import { nullIfAbsent } from '#server/domains/shared/absent.ts'
import { countEdge } from '#server/domains/shared/edges.ts'
import { toPaise } from '#server/domains/shared/money.ts'
import { enumOf } from '#server/domains/shared/words.ts'
import type { Resolvers } from '#server/generated/resolvers.ts'

export const resolvers: Resolvers = {
  Product: {
    personalisation: async ({ _id }, _, ctx) => {
      if (!(await ctx.features()).has('personalise')) return null
      countEdge(ctx)
      return nullIfAbsent(ctx.call(getPersonalisation, { params: { id: _id } }))
    },
  },
  Personalisation: {
    engraving: ({ engraving }) =>
      engraving
        ? {
            ...engraving,
            place: enumOf(engraving.place),
            faces: engraving.faces.map(enumOf),
            price: toPaise(engraving.amount),
          }
        : null,
    birthStones: ({ birthStones }) =>
      birthStones.map(({ amount, ...stone }) => ({ ...stone, price: toPaise(amount) })),
    box: ({ box }) => (box ? { ...box, stampPrice: toPaise(box.stampAmount) } : null),
  },
}
