import { Option, type Command } from 'commander'
import { shownRupees } from '#scripts/lib/operator/amounts.ts'
import { call, fail, path, print, rows } from '#scripts/lib/operator/operator.ts'

interface CameBack {
  readonly item: string
  readonly piece: number
}
const cameBack = (text: string, before: CameBack[] = []): CameBack[] => {
  const [, item, piece] = /^([\w-]+):(10|[1-9])$/.exec(text) ?? []
  if (item === undefined) return fail(`‘${text}’ is not an item and piece, e.g. 1:2.`)
  return [...before, { item, piece: Number(piece) }]
}
const itemBack = (text: string): { item: string; quantity: number } => {
  const [, item, quantity] = /^([\w-]+)(?::(10|[1-9]))?$/.exec(text) ?? []
  if (item === undefined) return fail(`‘${text}’ is not an item, e.g. 1, or 1:2 for two pieces of it.`)
  return { item, quantity: Number(quantity ?? 1) }
}

/** Pieces that come back. */
export const addReturnCommands = (shop: Command): void => {
  const returns = shop.command('returns').description('Returned pieces')
  returns
    .command('list')
    .option('-s, --status <word>')
    .action(async ({ status }: { status?: string }) => {
      const answer = await call('GET', `/returns${status ? `?status=${path(status)}` : ''}`)
      print(
        rows(answer, 'returns').map((r) => [
          r['_id'],
          r['number'],
          r['status'],
          shownRupees(r['amount']),
          r['reason'],
        ]),
      )
    })
  for (const answer of ['approve', 'decline'] as const)
    returns
      .command(`${answer} <return>`)
      .option('-w, --words <words>', 'shown to the shopper')
      .action(async (id: string, { words }: { words?: string }) => {
        await call('POST', `/returns/${path(id)}/answer`, { answer, ...(words && { words }) })
        process.stdout.write('done\n')
      })
  returns
    .command('close <return>')
    .description('Ends an approved return without a refund; the pieces are the shopper’s')
    .addOption(
      new Option('-a, --as <outcome>', 'the pieces do not come, or were sent back to the shopper')
        .choices(['not-sent', 'sent-back'])
        .makeOptionMandatory(),
    )
    .requiredOption('-w, --words <words>', 'shown to the shopper')
    .action(async (id: string, { as, words }: { as: string; words: string }) => {
      await call('POST', `/returns/${path(id)}/close`, { as, words })
      process.stdout.write('done\n')
    })
  returns
    .command('take-back <order> <items...>')
    .description(
      'Takes back what was sent: each item by its position on the slip, 1, or 1:2 for two pieces of it',
    )
    .requiredOption('-r, --reason <words>')
    .action(async (order: string, items: string[], { reason }: { reason: string }) => {
      const answer = await call('POST', `/orders/${path(order)}/returns`, {
        reason,
        items: items.map(itemBack),
      })
      process.stdout.write(`return ${String(answer['returnId'])}\n`)
    })
  returns
    .command('refund <return>')
    .option('--restock', 'puts the pieces on sale again')
    .option(
      '-b, --back <item:piece>',
      'which piece is back, once for each, e.g. 1:2: its passport ends',
      cameBack,
    )
    .action(async (id: string, { restock, back }: { restock?: boolean; back?: CameBack[] }) => {
      await call('POST', `/returns/${path(id)}/refund`, {
        restock: restock ?? false,
        ...(back && { pieces: back }),
      })
      process.stdout.write('The money is on its way.\n')
    })
}
