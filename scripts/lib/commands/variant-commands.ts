import { Argument, type Command } from 'commander'
import { amountOf } from '#scripts/lib/operator/amounts.ts'
import { milligrams } from '#scripts/lib/operator/made-pieces.ts'
import { call, path, print } from '#scripts/lib/operator/operator.ts'

/** Stock, price, weights and availability of one variant. */
export const addVariantCommands = (shop: Command): void => {
  shop
    .command('stock <variant> <pieces>')
    .description('Sets how many can be sold now')
    .action(async (id: string, pieces: string) =>
      print([Object.values(await call('PUT', `/variants/${path(id)}/stock`, { stock: Number(pieces) }))]),
    )
  shop
    .command('price <variant> <rupees>')
    .description('Sets a price, GST included')
    .action(async (id: string, rupees: string) =>
      print([Object.values(await call('PUT', `/variants/${path(id)}/price`, { amount: amountOf(rupees) }))]),
    )
  shop
    .command('weights <variant> <gross> <metal>')
    .description('Sets its weight in grams: gross, and only its metal; the price follows the metal')
    .action(async (id: string, gross: string, metal: string) => {
      const weights = { weightMg: milligrams(gross, 'gross'), metalWeightMg: milligrams(metal, 'metal') }
      print([Object.values(await call('PUT', `/variants/${path(id)}/weights`, weights))])
    })
  shop
    .command('sale <variant>')
    .addArgument(new Argument('<state>').choices(['on', 'off']))
    .description('Takes one combination off sale, or puts it back')
    .action(async (id: string, state: 'on' | 'off') =>
      print([Object.values(await call('PUT', `/variants/${path(id)}/sale`, { active: state === 'on' }))]),
    )
}
