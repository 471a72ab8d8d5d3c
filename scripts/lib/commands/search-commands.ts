import { setTimeout as wait } from 'node:timers/promises'
import type { Command } from 'commander'
import { operatorRebuildSearch, operatorSearch } from '#contract/search.ts'
import { callEndpoint } from '#scripts/lib/operator/operator-endpoint.ts'
import { progress } from '#scripts/lib/operator/operator.ts'

const ASKED_EVERY_MS = 300
/** A large index counts its words before it reads the products again. */
const COUNTING_MS = 600_000

const stateOf = () => callEndpoint(operatorSearch)

/** The commands of what finds products: `npm run shop -- search …`. */
export const addSearchCommands = (shop: Command): void => {
  const search = shop.command('search').description('The index of lists and searches')
  search
    .command('state')
    .description('How many products are in it, how many changes are not yet, and for how long')
    .action(async () => {
      const { products, waiting, lagSeconds } = await stateOf()
      const since = waiting === 0 ? '' : `, the oldest for ${lagSeconds.toFixed(1)} s`
      process.stdout.write(`${products} products; ${waiting} changes are waiting${since}\n`)
    })
  search
    .command('rebuild')
    .description('Rebuilds the index; lists and searches are answered meanwhile')
    .action(async () => {
      const { waiting: all } = await callEndpoint(operatorRebuildSearch, { body: {} }, COUNTING_MS)
      const show = progress('Products', all)
      for (;;) {
        const { products, waiting } = await stateOf()
        show(Math.max(0, all - waiting))
        if (waiting === 0) return void process.stdout.write(`${products} products can be found\n`)
        await wait(ASKED_EVERY_MS)
      }
    })
}
