import { readSheet } from 'read-excel-file/node'
import { MOST_TOLD } from '#contract/product-table.ts'
import { answerTasks } from '#backend/lib/running/worker-answers.ts'
import { withPercentages } from './percent-cells.ts'
import { hasEndlessPart } from './endless-part.ts'
import { farCell } from './far-cell.ts'
import type { WorkbookRead, WorkbookTask } from './workbook.ts'

const read = async ({ bytes, mostRows }: WorkbookTask): Promise<WorkbookRead> => {
  if (hasEndlessPart(bytes)) throw new Error('a tag or a text of this workbook does not end')
  const far = farCell(bytes, mostRows)
  if (far !== undefined) return { far }
  const rows = await readSheet(Buffer.from(withPercentages(bytes)))
  return {
    count: rows.length,
    dates: rows
      .slice(0, mostRows)
      .flatMap((row, n) => row.flatMap((cell, at) => (cell instanceof Date ? [{ row: n, cell: at }] : [])))
      .slice(0, MOST_TOLD),
    rows: rows.slice(0, mostRows).map((row) =>
      row.map((cell) => {
        if (cell === null || cell === undefined) return ''
        return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)
      }),
    ),
  }
}

// In a worker thread: a workbook of 2 MB with half a million rows takes twenty seconds of CPU.
answerTasks(async (task: WorkbookTask) => Buffer.from(JSON.stringify(await read(task))))
