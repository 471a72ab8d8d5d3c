import { answerTasks } from '#backend/lib/running/worker-answers.ts'
import { readTable } from './read-table.ts'
import type { TableRead, TableTask } from './read-aside.ts'
import { UnreadableTable } from './unreadable-table.ts'

const read = async ({ file, bytes, options }: TableTask): Promise<TableRead> => {
  try {
    const { rows, mistakes } = await readTable(file, Buffer.from(bytes), options)
    return { rows: rows.map(({ row, cells }) => ({ row, cells: [...cells] })), mistakes: [...mistakes] }
  } catch (error) {
    if (error instanceof UnreadableTable) return { refused: error.message }
    throw error
  }
}

// In a worker thread: a workbook of 2 MB with half a million rows takes twenty seconds of CPU.
answerTasks(async (task: TableTask) => Buffer.from(JSON.stringify(await read(task))))
