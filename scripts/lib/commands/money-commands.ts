import type { Command } from 'commander'
import { amountOf, shownRupees } from '#scripts/lib/operator/amounts.ts'
import { inList } from '#scripts/lib/operator/house-time.ts'
import { call, path, print, rows } from '#scripts/lib/operator/operator.ts'

const OUTCOMES: Readonly<Record<string, string>> = {
  part: 'more is waited for',
  placed: 'the order is paid',
  surplus: 'the order is paid and more came than it costs',
  late: 'the order had ended',
}

const done = () => void process.stdout.write('done\n')

/** Money that waits for a person, and the comparison with the payment provider. */
export const addMoneyCommands = (shop: Command): void => {
  const money = shop
    .command('money')
    .description('Refunds, disputes and the comparison with the payment provider')
  money
    .command('stuck')
    .description('Everything that needs a person; what has a deadline comes first')
    .action(async () => {
      const items = rows(await call('GET', '/money/stuck'), 'items')
      if (items.length === 0) return void process.stdout.write('Nothing is stuck.\n')
      return print(
        items.map((item) => [
          item['_id'],
          item['kind'],
          item['number'] ?? '',
          item['amount'] === undefined ? '' : shownRupees(item['amount']),
          item['respondBy'] === undefined
            ? `since ${inList(item['since'])}`
            : `until ${inList(item['respondBy'])}`,
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
    .description('Records that the house paid it back in another way; the audit trail keeps how')
    .requiredOption('-r, --reason <words>', 'how it was paid back')
    .option('-b, --bank-reference <number>', 'the bank’s number of the transfer that paid it back')
    .action(async (id: string, { reason, bankReference }: { reason: string; bankReference?: string }) => {
      await call('POST', `/money/refunds/${path(id)}/settle`, {
        reason,
        ...(bankReference && { bankReference }),
      })
      done()
    })
  money
    .command('dismiss <refund>')
    .description(
      'A refund that was made at the provider failed and nothing is sent in its place; the trail keeps why',
    )
    .requiredOption('-r, --reason <words>', 'why nothing is sent')
    .action(async (id: string, { reason }: { reason: string }) => {
      await call('POST', `/money/refunds/${path(id)}/dismiss`, { reason })
      done()
    })
  money
    .command('explain <difference>')
    .description('Settles a difference that a person has looked at; the audit trail keeps why')
    .requiredOption('-r, --reason <words>', 'what it was')
    .action(async (id: string, { reason }: { reason: string }) => {
      await call('POST', `/money/differences/${path(id)}/settle`, { reason })
      done()
    })
  money
    .command('transfers')
    .description('Orders that wait for a bank transfer: the reference that each needs, and what has arrived')
    .action(async () => {
      const items = rows(await call('GET', '/money/transfers'), 'items')
      if (items.length === 0) return void process.stdout.write('No order waits for a transfer.\n')
      return print(
        items.map((item) => [
          item['reference'],
          item['number'],
          `${shownRupees(item['received'])} of ${shownRupees(item['asked'])}`,
          `by ${String(item['dueOn'])}`,
        ]),
      )
    })
  money
    .command('received <order> <rupees> <bankReference>')
    .description(
      'A bank transfer has arrived: the order’s reference, the sum, the bank’s number of the transfer. Parts add up; a number counts once',
    )
    .option('--on <day>', 'the day at the bank in India, e.g. 2026-11-21; default: today')
    .action(async (order: string, rupees: string, bankReference: string, { on }: { on?: string }) => {
      const answer = await call('POST', '/money/transfers', {
        order,
        amount: amountOf(rupees),
        bankReference: bankReference.toUpperCase(),
        ...(on && { receivedOn: on }),
      })
      process.stdout.write(
        `${String(answer['number'])}: ${shownRupees(answer['received'])} of ${shownRupees(answer['asked'])}, ${OUTCOMES[String(answer['outcome'])] ?? ''}\n`,
      )
      if (Number(answer['goesBack']) > 0)
        process.stdout.write(
          `${shownRupees(answer['goesBack'])} goes back: send it to the account it came from, then npm run shop -- money settle (see money stuck)\n`,
        )
    })
  money
    .command('reverse <bankReference>')
    .description(
      'A transfer was recorded by mistake: takes it out of the books; its number may be recorded again. The trail keeps why',
    )
    .requiredOption('-r, --reason <words>', 'what was wrong')
    .action(async (bankReference: string, { reason }: { reason: string }) => {
      const answer = await call('POST', `/money/transfers/${path(bankReference.toUpperCase())}/reverse`, {
        reason,
      })
      process.stdout.write(
        `${String(answer['number'])}: ${shownRupees(answer['reversed'])} taken out of the books, ${shownRupees(answer['received'])} of the order is here\n`,
      )
      if (Number(answer['missing']) > 0)
        process.stdout.write(
          `${shownRupees(answer['missing'])} of the paid order is missing: it does not leave until it has come (money received), or is cancelled\n`,
        )
    })
  money
    .command('reconcile')
    .description('Compares a day with the payment provider and lists every difference')
    .option('-d, --day <day>', 'in India, e.g. 2026-11-21; default: yesterday')
    .action(async ({ day }: { day?: string }) => {
      const answer = await call('POST', '/money/reconcile', { ...(day && { day }) }, 600_000)
      const found = rows(answer, 'differences')
      process.stdout.write(
        `${String(answer['day'])}: ${String(answer['payments'])} payments, ${String(answer['refunds'])} refunds, ${String(answer['disputes'])} disputes compared\n`,
      )
      const transfers = rows(answer, 'transfers')
      if (transfers.length > 0) {
        process.stdout.write('Recorded of the bank account; hold them against its statement:\n')
        print(
          transfers.map((each) => [
            each['way'],
            each['bankReference'],
            each['number'],
            shownRupees(each['amount']),
          ]),
        )
      }
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
