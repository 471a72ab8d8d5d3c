import type { Command } from 'commander'
import { ORDER_WORDS } from '#contract/orders.ts'
import { writeFile } from '#scripts/lib/files.ts'
import { shownRupees } from '#scripts/lib/operator/amounts.ts'
import { inList } from '#scripts/lib/operator/house-time.ts'
import { PIECE_SHAPE, readPiece, type TypedPiece } from '#scripts/lib/operator/made-pieces.ts'
import { call, fail, path, print, rows, type Answer } from '#scripts/lib/operator/operator.ts'

const said = (order: Answer): void => {
  process.stdout.write(`${String(order['number'])}: ${String(order['status'])}\n`)
}

const typedPiece = (text: string, before: TypedPiece[] = []): TypedPiece[] => {
  try {
    return [...before, readPiece(text)]
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
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

/** From paid to delivered. */
export const addOrderCommands = (shop: Command): Command => {
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
    .description(
      'Records or corrects HUID, weights and reports; an item is named by its position on the slip',
    )
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
  return orders
}
