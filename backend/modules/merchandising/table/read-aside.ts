import { join } from 'node:path'
import { Type, type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { ROOT } from '#program/root.ts'
import type { OptionsSource } from '#contract/options.ts'
import { isColumn, type Column } from '#contract/product-columns.ts'
import { Refusal } from '#backend/lib/http/implement.ts'
import { inTurns } from '#backend/lib/running/in-turns.ts'
import { createWorkerQueue } from '#backend/lib/running/worker-queue.ts'
import { UnreadableTable, type Table } from './unreadable-table.ts'

const Read = Type.Union([
  Type.Object({ refused: Type.String() }),
  Type.Object({
    rows: Type.Array(
      Type.Object({
        row: Type.Integer(),
        cells: Type.Array(Type.Tuple([Type.Refine(Type.String(), isColumn), Type.String()])),
      }),
    ),
    mistakes: Type.Array(
      Type.Object({
        row: Type.Integer(),
        column: Type.Optional(Type.String()),
        message: Type.String(),
      }),
    ),
  }),
])
const read = Compile(Read)

export type TableRead = Static<typeof Read>

export interface TableTask {
  readonly file: string
  readonly bytes: Uint8Array
  readonly options: OptionsSource
}

const reading = createWorkerQueue({
  file: join(ROOT, 'backend/modules/merchandising/table/table-worker.ts'),
  mayWait: 4,
  longestMs: 60_000,
})

/** `readTable` in a thread, so that others are served meanwhile. Throws a 503 if too many tables are waiting. */
export const readTableAside = async (task: TableTask): Promise<Table> => {
  const bytes = await reading.run(task).catch((error: unknown) => {
    if (error instanceof Refusal) throw error
    throw new UnreadableTable('This table cannot be read: save it anew as .xlsx, or as ‘CSV UTF-8’.')
  })
  const answer: unknown = JSON.parse(bytes.toString())
  if (!read.Check(answer)) throw new Error('the worker of tables answered something else')
  if ('refused' in answer) throw new UnreadableTable(answer.refused)
  const rows = await inTurns(answer.rows, ({ row, cells }) => [
    {
      row,
      cells: new Map(
        cells.flatMap(([name, cell]): [Column, string][] => (isColumn(name) ? [[name, cell]] : [])),
      ),
    },
  ])
  return { rows, mistakes: answer.mistakes }
}
