import { operatorOptions, operatorSetOptions, type OptionsSource } from '#contract/options.ts'
import { columnTaken } from '#contract/product-columns.ts'
import { KEEPS_NOTHING } from '#backend/lib/account-hooks.ts'
import { audit } from '#backend/lib/audit/audit.ts'
import { implement, none, Refusal, wrongField, type Module } from '#backend/lib/http/implement.ts'
import { inTransaction } from '#backend/lib/store/transaction.ts'
import { holdOptions } from './hold.ts'
import { chosenOf, optionsInUse, putOptions, readOptions } from './store.ts'

/** What every piece has words for already. */
const TAKEN = ['metal', 'purity', 'stone', 'quality', 'size']

/** What the column of an option may be called in a table of products. */
const wordsOf = ({ key, name }: { readonly key: string; readonly name: string }) => [
  key.replaceAll('-', ' ').toLowerCase(),
  name.trim().replaceAll('_', ' ').toLowerCase(),
]

const check = (options: OptionsSource): void => {
  for (const [n, { key, name, values = [] }] of options.entries()) {
    if (TAKEN.includes(key)) throw wrongField(`options.${n}.key`, `‘${key}’ is an option of every shop.`)
    for (const word of wordsOf({ key, name }))
      if (columnTaken(word) !== undefined)
        throw wrongField(`options.${n}`, `‘${word}’ is a column of every table of products.`)
    if (
      options.findIndex((other) => wordsOf(other).some((word) => wordsOf({ key, name }).includes(word))) < n
    )
      throw wrongField(`options.${n}`, `‘${name}’ appears twice.`)
    if (new Set(values.map(({ value }) => value)).size < values.length)
      throw wrongField(`options.${n}.values`, `A value of ‘${name}’ appears twice.`)
  }
}

export const options: Module = {
  name: 'options',
  accounts: KEEPS_NOTHING,
  jobs: none,
  metrics: none,
  routes: ({ db, clock }) => [
    implement(operatorOptions, async () => ({ options: await readOptions(db) })),
    implement(operatorSetOptions, async ({ body, requestId }) => {
      check(body.options)
      return inTransaction(db, async (tx) => {
        const gone = (await holdOptions(tx, 'set'))
          .map(({ key }) => key)
          .filter((key) => !chosenOf(body.options).some((each) => each.key === key))
        const [used] = await optionsInUse(tx, gone)
        if (used !== undefined)
          throw new Refusal(409, 'CONFLICT', `There are pieces with the option ‘${used}’.`)
        await putOptions(tx, body.options, { own: true })
        await audit(tx, {
          event: 'shop.options-set',
          actor: 'operator',
          subject: 'shop',
          requestId,
          now: clock.now(),
        })
        return body
      })
    }),
  ],
}
