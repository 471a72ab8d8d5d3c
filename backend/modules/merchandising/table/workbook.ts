import { join } from 'node:path'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import { ROOT } from '#program/root.ts'
import { createWorkerQueue } from '#backend/lib/running/worker-queue.ts'

const Workbook = Type.Object({
  /** The number of rows in the first sheet. */
  count: Type.Integer(),
  /** Only the first of these rows. */
  rows: Type.Array(Type.Array(Type.String())),
  /** Cells, counted from 0, that a spreadsheet took for dates: no column has any. */
  dates: Type.Array(Type.Object({ row: Type.Integer(), cell: Type.Integer() })),
})
/** A cell far outside the table; then nothing was read. */
const Far = Type.Object({ far: Type.String() })
const Read = Type.Union([Workbook, Far])

export type Workbook = Static<typeof Workbook>

export type WorkbookRead = Static<typeof Read>

export interface WorkbookTask {
  readonly bytes: Uint8Array
  readonly mostRows: number
}

const reading = createWorkerQueue({
  file: join(ROOT, 'backend/modules/merchandising/table/workbook-worker.ts'),
  mayWait: 4,
  longestMs: 60_000,
})

/** The cells of a workbook's first sheet as text. Throws if it cannot be read, and a 503 if too many are waiting. */
export const readWorkbook = async (task: WorkbookTask): Promise<WorkbookRead> => {
  const read: unknown = JSON.parse((await reading.run(task)).toString())
  if (!Value.Check(Read, read)) throw new Error('the worker of workbooks answered something else')
  return read
}
