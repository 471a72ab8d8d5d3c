import { setTimeout as wait } from 'node:timers/promises'
import type { Command } from 'commander'
import { call, progress } from './operator.ts'

const ASKED_EVERY_MS = 300
/** A large index counts its words before it reads the products again. */
const COUNTING_MS = 600_000

interface State {
  readonly products: number
  readonly waiting: number
}

const stateOf = async () => (await call('GET', '/search')) as unknown as State

/** The commands of what finds products: `npm run shop -- search …`. */
export const addSearchCommands = (shop: Command): void => {
  const search = shop.command('search').description('What products are found by')
  search
    .command('state')
    .description('How many products can be found, and how many changes are not found yet')
    .action(async () => {
      const { products, waiting } = await stateOf()
      process.stdout.write(`${products} products; ${waiting} changes are waiting\n`)
    })
  search
    .command('rebuild')
    .description('Reads every product anew; lists and searches are answered meanwhile')
    .action(async () => {
      const { waiting: all } = (await call('POST', '/search/rebuild', {}, COUNTING_MS)) as unknown as State
      const show = progress('Products', all)
      for (;;) {
        const { products, waiting } = await stateOf()
        show(Math.max(0, all - waiting))
        if (waiting === 0) return void process.stdout.write(`${products} products can be found\n`)
        await wait(ASKED_EVERY_MS)
      }
    })
}
