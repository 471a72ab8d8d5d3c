import { setTimeout as pause } from 'node:timers/promises'
import { stockUp } from '../buyers.ts'
import { present } from '#scripts/lib/present.ts'
import { processesOf } from '../../../bench/lib/cpu.ts'
import type { Copy } from '../native.ts'
import { Shopper, trusting } from '../shopper.ts'
import type { Topology } from '../start.ts'
import { asSuperuser, type Fault } from './fault.ts'

/** Repeats a call until told to stop. */
const repeating = (does: () => Promise<unknown>, everyMs: number) => {
  let over = false
  const run = (async () => {
    for (; !over; await pause(everyMs)) await does().catch(() => undefined)
  })()
  return async () => {
    over = true
    await run
  }
}

/** Faults that stop a program or the database, one after another. */
export const loudFaults = async (
  topology: Topology,
  kept: () => Copy,
  /** A BFF with limits; the others of a load run have none. */
  limited: Copy,
  database: NonNullable<Topology['database']>,
): Promise<Fault[]> => {
  const { origin, databaseUrl, replace } = topology
  const { ask } = asSuperuser(databaseUrl)
  const { products, productId } = await stockUp(origin, ask)
  const visitor = new Shopper(origin, trusting())
  const again = () => replace(kept(), '.')
  const readonly = (word: string) => ask(`alter system set default_transaction_read_only = ${word}`)
  const reload = () => ask('select pg_reload_conf()')
  return [
    {
      alerts: ['ProgramIsDown'],
      cause: 'one BFF is killed',
      make: async () => {
        await kept().kill()
        return again
      },
    },
    {
      alerts: ['RedisDoesNotAnswer'],
      cause: 'Redis hangs while shoppers come',
      make: () => {
        const { pid } = present(
          topology.copies.find(({ service }) => service === 'store'),
          'copy of Redis',
        )
        process.kill(pid, 'SIGSTOP')
        const end = repeating(() => fetch(`http://127.0.0.1:${limited.port}/`), 500)
        return Promise.resolve(async () => {
          await end()
          process.kill(pid, 'SIGCONT')
        })
      },
    },
    {
      alerts: ['ProgramKeepsEnding'],
      cause: 'one BFF is killed and started again three times',
      make: async () => {
        for (let n = 0; n < 3; n += 1) {
          await kept().kill()
          await again()
          // One request before it ends again.
          await pause(3_200)
        }
        return () => Promise.resolve()
      },
    },
    {
      alerts: ['EventLoopLags'],
      cause: 'one BFF gets the processor every other half second only',
      make: () => {
        const { pid } = kept()
        return Promise.resolve(
          repeating(async () => {
            process.kill(pid, 'SIGSTOP')
            await pause(600)
            process.kill(pid, 'SIGCONT')
          }, 300),
        )
      },
    },
    {
      alerts: ['StoreConnectionsUsedUp', 'ShopIsSlow'],
      cause: 'the store gets the processor for a tenth of each second while 60 shoppers write',
      make: () => {
        const all = (signal: 'SIGSTOP' | 'SIGCONT') => {
          for (const pid of processesOf(database.pid()))
            try {
              process.kill(pid, signal)
            } catch {
              // It has ended meanwhile.
            }
        }
        const slow = repeating(async () => {
          all('SIGSTOP')
          await pause(900)
          all('SIGCONT')
        }, 100)
        const stops = Array.from({ length: 60 }, () => {
          const shopper = new Shopper(origin, trusting())
          return repeating(() => shopper.run('AddToBag', { input: { productId, quantity: 1 } }), 200)
        })
        return Promise.resolve(async () => {
          await slow()
          await Promise.all(stops.map((stop) => stop()))
        })
      },
    },
    {
      alerts: ['StoreRefusesWrites'],
      cause: 'the store is set read-only',
      make: async () => {
        await readonly('on')
        await reload()
        return async () => {
          // On its own: several statements are one transaction, in which this one is refused.
          await ask('alter system reset default_transaction_read_only')
          await reload()
        }
      },
    },
    {
      alerts: ['ShopAnswersWithErrors', 'BackendPartGivenUp', 'OldAnswersAreServed'],
      cause: 'PostgreSQL is gone; known pages and unknown ones are asked for',
      make: async () => {
        for (const { slug } of products.slice(0, 5)) await visitor.page(`/product/${slug}`)
        await database.halt()
        let n = 0
        const reading = repeating(() => visitor.page(`/product/${products[(n += 1) % 5]?.slug}`), 100)
        const missing = repeating(
          () => visitor.page(`/jewellery?sort=price-desc&page=${1 + ((n += 1) % 40)}`),
          200,
        )
        return async () => {
          await database.resume()
          await Promise.all([reading(), missing()])
        }
      },
    },
  ]
}
