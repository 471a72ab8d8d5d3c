import type { Command } from 'commander'
import { call, path, print, rows } from './operator.ts'

const done = () => void process.stdout.write('done\n')

/** Money that waits for a person, and the comparison with the payment provider. */
export const addMoneyCommands = (shop: Command): void => {
  const money = shop
    .command('money')
    .description('Refunds, disputes and the comparison with the payment provider')
  money
    .command('stuck')
    .description('Everything that waits for a person; what has a last day stands first')
    .action(async () => {
      const items = rows(await call('GET', '/money/stuck'), 'items')
      if (items.length === 0) return void process.stdout.write('Nothing is stuck.\n')
      return print(
        items.map((item) => [
          item['_id'],
          item['kind'],
          item['number'] ?? '',
          item['amount'] === undefined ? '' : `₹${String(item['amount'])}`,
          item['respondBy'] === undefined
            ? `since ${String(item['since'])}`
            : `until ${String(item['respondBy'])}`,
          item['why'],
        ]),
      )
    })
  money
    .command('retry <refund>')
    .description('Sends a failed refund again')
    .action(async (id: string) => {
      await call('POST', `/money/refunds/${path(id)}/retry`)
      done()
    })
  money
    .command('settle <refund>')
    .description('The house paid it back by another way; the trail keeps how')
    .requiredOption('-r, --reason <words>', 'how it was paid back')
    .action(async (id: string, { reason }: { reason: string }) => {
      await call('POST', `/money/refunds/${path(id)}/settle`, { reason })
      done()
    })
  money
    .command('explain <difference>')
    .description('Settles a difference that a person has looked at; the trail keeps why')
    .requiredOption('-r, --reason <words>', 'what it was')
    .action(async (id: string, { reason }: { reason: string }) => {
      await call('POST', `/money/differences/${path(id)}/settle`, { reason })
      done()
    })
  money
    .command('reconcile')
    .description('Compares a day with the payment provider and lists every difference')
    .option('-d, --day <day>', 'in India, e.g. 2026-11-21; yesterday when left out')
    .action(async ({ day }: { day?: string }) => {
      const answer = await call('POST', '/money/reconcile', { ...(day && { day }) }, 600_000)
      const found = rows(answer, 'differences')
      process.stdout.write(
        `${String(answer['day'])}: ${String(answer['payments'])} payments, ${String(answer['refunds'])} refunds, ${String(answer['disputes'])} disputes compared\n`,
      )
      if (found.length === 0) return void process.stdout.write('Provider and books say the same.\n')
      return print(
        found.map((each) => [
          each['_id'],
          `${String(each['kind'])} ${String(each['subject'])}`,
          `provider: ${String(each['providerSays'])}`,
          `books: ${String(each['booksSay'])}`,
          each['settled'] ?? 'open',
        ]),
      )
    })
}
