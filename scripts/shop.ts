import { Argument, Command, Option } from 'commander'
import { ORDER_WORDS } from '#contract/orders.ts'
import { VERSION } from '#program/version.ts'
import { amountOf, shownRupees } from './lib/operator/amounts.ts'
import { addBackupCommands } from './lib/commands/backup-commands.ts'
import { addCatalogueCommands } from './lib/commands/catalogue-commands.ts'
import { addDataKeyCommands } from './lib/commands/data-key-commands.ts'
import { writeFile } from './lib/files.ts'
import { addHouseCommands } from './lib/commands/house-commands.ts'
import { inList } from './lib/operator/house-time.ts'
import { milligrams, PIECE_SHAPE, readPiece, type TypedPiece } from './lib/operator/made-pieces.ts'
import { addMoneyCommands } from './lib/commands/money-commands.ts'
import { addOptionCommands } from './lib/commands/option-commands.ts'
import { addTextCommands } from './lib/commands/text-commands.ts'
import { addTranslationCommands } from './lib/commands/translation-commands.ts'
import { addPageCommands } from './lib/commands/page-commands.ts'
import { call, fail, path, print, rows, type Answer } from './lib/operator/operator.ts'
import { addRateCommands } from './lib/commands/rate-commands.ts'
import { addProductCommands } from './lib/commands/product-commands.ts'
import { addPictureCommands } from './lib/commands/picture-commands.ts'
import { addProbeCommand } from './lib/commands/probe-commands.ts'
import { addSearchCommands } from './lib/commands/search-commands.ts'
import { addStaffCommands } from './lib/commands/staff-commands.ts'
import { addTrailCommands } from './lib/commands/trail-commands.ts'
import { visitCommands } from './lib/commands/visits.ts'
import { addWorkshopCommands } from './lib/commands/workshop-commands.ts'

/** The operator's commands: `npm run shop -- <command>`. They call `/api/operator/*` with OPERATOR_TOKEN or as who signed in. */
const said = (order: Answer): void => {
  process.stdout.write(`${String(order['number'])}: ${String(order['status'])}\n`)
}

const shop = new Command('shop')
  .description('What the house does with its orders, stock, enquiries, salons and appointments.')
  .version(VERSION, '-V, --version', 'the release that this is')

const typedPiece = (text: string, before: TypedPiece[] = []): TypedPiece[] => {
  try {
    return [...before, readPiece(text)]
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}
interface CameBack {
  readonly item: string
  readonly piece: number
}
const cameBack = (text: string, before: CameBack[] = []): CameBack[] => {
  const [, item, piece] = /^([\w-]+):(10|[1-9])$/.exec(text) ?? []
  if (item === undefined) return fail(`‘${text}’ is no item and piece, e.g. 1:2.`)
  return [...before, { item, piece: Number(piece) }]
}
const itemBack = (text: string): { item: string; quantity: number } => {
  const [, item, quantity] = /^([\w-]+)(?::(10|[1-9]))?$/.exec(text) ?? []
  if (item === undefined) return fail(`‘${text}’ is no item, e.g. 1, or 1:2 for two pieces of it.`)
  return { item, quantity: Number(quantity ?? 1) }
}
const PIECE = ['--piece <piece>', `what the bench says of a piece, once for each: ${PIECE_SHAPE}`] as const

interface Parcel {
  carrier?: string
  tracking?: string
  url?: string
  piece?: TypedPiece[]
  withoutHuid?: string
}

const tracked = (o: Pick<Parcel, 'carrier' | 'tracking' | 'url'>) => ({
  ...(o.carrier && { carrier: o.carrier }),
  ...(o.tracking && { trackingNumber: o.tracking }),
  ...(o.url && { trackingUrl: o.url }),
})

const orders = shop.command('orders').description('Orders')
orders
  .command('list')
  .option('-s, --status <word>', ORDER_WORDS.join(', '))
  .option('-p, --page <n>', 'page', '1')
  .action(async ({ status, page }: { status?: string; page: string }) => {
    const query = new URLSearchParams({ page, ...(status && { status }) })
    const answer = await call('GET', `/orders?${query}`)
    print(
      rows(answer, 'orders').map((o) => [
        o['number'],
        o['status'],
        shownRupees(o['amount']),
        inList(o['createdAt']),
        o['title'],
      ]),
    )
    process.stdout.write(`${String(answer['total'])} in all\n`)
  })
addDataKeyCommands(shop, orders)
orders.command('show <order>').action(async (order: string) => {
  process.stdout.write(`${JSON.stringify(await call('GET', `/orders/${path(order)}`), null, 2)}\n`)
})
orders
  .command('process <order>')
  .action(async (order: string) => said(await call('POST', `/orders/${path(order)}/process`, {})))
orders
  .command('ship <order>')
  .option('-c, --carrier <name>')
  .option('-t, --tracking <number>')
  .option('-u, --url <address>', 'where the parcel can be tracked, https')
  .option(...PIECE, typedPiece)
  .option(
    '--without-huid <reason>',
    'sends hallmarked gold whose HUID is not written down; the trail keeps why',
  )
  .action(async (order: string, o: Parcel) =>
    said(
      await call('POST', `/orders/${path(order)}/ship`, {
        ...tracked(o),
        ...(o.piece && { pieces: o.piece }),
        ...(o.withoutHuid !== undefined && { withoutHuid: o.withoutHuid }),
      }),
    ),
  )
orders
  .command('tracking <order>')
  .description('Adds or corrects how a parcel that has left is tracked; what is left out is removed')
  .option('-c, --carrier <name>')
  .option('-t, --tracking <number>')
  .option('-u, --url <address>', 'where the parcel can be tracked, https')
  .action(async (order: string, o: Pick<Parcel, 'carrier' | 'tracking' | 'url'>) =>
    said(await call('PUT', `/orders/${path(order)}/tracking`, tracked(o))),
  )
orders
  .command('pieces <order>')
  .description('Records or corrects HUID, weights and reports; an item is named by its position on the slip')
  .requiredOption(...PIECE, typedPiece)
  .action(async (order: string, { piece }: { piece: TypedPiece[] }) =>
    said(await call('POST', `/orders/${path(order)}/pieces`, { pieces: piece })),
  )
orders
  .command('ask-rest <order>')
  .description('The pieces are ready: asks for the rest of an order with an advance')
  .action(async (order: string) => said(await call('POST', `/orders/${path(order)}/ask-rest`, {})))
orders
  .command('deliver <order>')
  .action(async (order: string) => said(await call('POST', `/orders/${path(order)}/deliver`, {})))
orders
  .command('cancel <order>')
  .requiredOption('-r, --reason <words>')
  .action(async (order: string, { reason }: { reason: string }) =>
    said(await call('POST', `/orders/${path(order)}/cancel`, { reason })),
  )
orders.command('slip <order> <file>').action(async (order: string, file: string) => {
  const { content } = await call('GET', `/orders/${path(order)}/packing-slip`)
  writeFile(file, Buffer.from(String(content), 'base64'))
})

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

addRateCommands(shop)
addSearchCommands(shop)

const messages = shop.command('messages').description('Messages of shoppers')
messages.command('list').action(async () => {
  const answer = await call('GET', '/messages')
  print(rows(answer, 'conversations').map((c) => [c['accountId'], c['name'], c['waiting'], c['lastText']]))
})
messages.command('reply <account> <words>').action(async (account: string, words: string) => {
  await call('POST', `/messages/${path(account)}`, { text: words })
  process.stdout.write('sent\n')
})
visitCommands(shop)
addMoneyCommands(shop)
addCatalogueCommands(shop)
addOptionCommands(shop)
addTextCommands(shop)
addTranslationCommands(shop)
addPageCommands(shop)
addHouseCommands(shop)
addPictureCommands(shop)
addProductCommands(shop)
addBackupCommands(shop)
addWorkshopCommands(shop)
addStaffCommands(shop)
addTrailCommands(shop)
addProbeCommand(shop)

/** One sentence; where in the code it happened is for LOG_LEVEL=debug. */
const sayWhy = (error: unknown): never => {
  if (!(error instanceof Error)) return fail(String(error))
  return fail(process.env['LOG_LEVEL'] === 'debug' ? (error.stack ?? error.message) : error.message)
}
await shop.parseAsync().catch(sayWhy)
