import type { Command } from 'commander'
import { letteringOf } from '#contract/engraving-words.ts'
import { inList } from '#scripts/lib/operator/house-time.ts'
import { call, path, print, rows } from '#scripts/lib/operator/operator.ts'

/** What was made for one person, an engraving with its lettering. */
const madeFor = (piece: Record<string, unknown>): unknown => {
  const { engraving, engravingFace: face, birthStone } = piece
  if (!engraving) return birthStone
  return [engraving, typeof face === 'string' && letteringOf(face)].filter(Boolean).join(', ')
}

const decide = (workshop: Command, decision: 'restock' | 'scrap', description: string): void => {
  workshop
    .command(`${decision} <piece>`)
    .description(description)
    .requiredOption('-r, --reason <words>', 'what was done, or why not; the trail keeps it')
    .action(async (piece: string, { reason }: { reason: string }) => {
      const answer = await call('POST', `/workshop/${path(piece)}`, { decision, reason })
      process.stdout.write(`${String(answer['name'])}: ${String(answer['state'])}\n`)
    })
}

/** Pieces made for one person that came back: they wait for the workshop and are not on sale. */
export const addWorkshopCommands = (shop: Command): void => {
  const workshop = shop.command('workshop').description('Returned pieces with an engraving or a birth stone')
  workshop
    .command('list')
    .option('-s, --state <word>', 'waiting, restocked, scrapped', 'waiting')
    .action(async ({ state }: { state: string }) => {
      const answer = await call('GET', `/workshop?${new URLSearchParams({ state })}`)
      print(
        rows(answer, 'pieces').map((piece) => [
          piece['_id'],
          piece['orderNumber'],
          piece['name'],
          madeFor(piece),
          piece['came'],
          inList(piece['cameAt']),
        ]),
      )
    })
  decide(workshop, 'restock', 'It is plain again: puts it on sale')
  decide(workshop, 'scrap', 'It cannot be sold any more')
}
