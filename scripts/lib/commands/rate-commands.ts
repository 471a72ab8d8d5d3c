import { setTimeout as wait } from 'node:timers/promises'
import type { Command } from 'commander'
import { operatorRepricing, operatorSetRates, type Repricing } from '#contract/pricing.ts'
import { amountOf, shownRupees } from '#scripts/lib/operator/amounts.ts'
import { inList } from '#scripts/lib/operator/house-time.ts'
import { callEndpoint } from '#scripts/lib/operator/operator-endpoint.ts'
import { call, print, progress, rows, type Answer } from '#scripts/lib/operator/operator.ts'

const ASKED_EVERY_MS = 300

const printRates = (answer: Answer) =>
  print(
    rows(answer, 'rates').map((r) => [
      r['metal'],
      r['purity'],
      `${shownRupees(r['perGram'])} a gram`,
      inList(r['setAt']),
      r['setBy'] ?? '',
    ]),
  )

/** Waits until every price follows the new rates; answers how many became another. */
const watch = async (begun: Repricing): Promise<number> => {
  const show = progress('Prices', begun.products)
  let now = begun
  for (;;) {
    show(now.done)
    if (now.finishedAt !== undefined) return now.repriced
    await wait(ASKED_EVERY_MS)
    now = await callEndpoint(operatorRepricing, { params: { id: now._id } })
  }
}

const setRate = async (metal: string, purity: string, rupees: string, add: boolean) => {
  const perGram = amountOf(rupees)
  const metals = metal.toLowerCase() === 'gold' ? ['Yellow gold', 'Rose gold', 'White gold'] : [metal]
  const answer = await callEndpoint(operatorSetRates, {
    body: {
      rates: metals.map((each) => ({ metal: each, purity, perGram })),
      ...(add && { add }),
    },
  })
  printRates(answer)
  const repriced = await watch(answer.repricing)
  process.stdout.write(`${repriced} prices have changed\n`)
}

/** The commands of metal rates: `npm run shop -- rates …`. */
export const addRateCommands = (shop: Command): void => {
  const rates = shop.command('rates').description('What a gram of each metal costs')
  rates
    .command('list')
    .description('Every rate so far, newest first')
    .option('-m, --metal <metal>')
    .option('-p, --purity <purity>')
    .action(async (options: { metal?: string; purity?: string }) =>
      printRates(await call('GET', `/rates?${new URLSearchParams(options)}`)),
    )
  rates
    .command('set <metal> <purity> <rupees>')
    .description(
      "Sets rupees a gram and prices anew what follows it; 'gold' stands for yellow, rose and white gold",
    )
    .action((metal: string, purity: string, rupees: string) => setRate(metal, purity, rupees, false))
  rates
    .command('add <metal> <purity> <rupees>')
    .description("The first rate of a metal and purity: rates add 'Yellow gold' '24 kt' 12480")
    .action((metal: string, purity: string, rupees: string) => setRate(metal, purity, rupees, true))
}
