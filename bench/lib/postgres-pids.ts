import { readFileSync } from 'node:fs'
import pg from 'pg'
import { processesOf } from './cpu.ts'

const parentOf = (pid: number): number => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return Number.NaN
  }
}

/** Every process of the PostgreSQL behind this address, where it runs on this machine. */
export const postgresPids = async (url: string): Promise<number[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const postmaster = parentOf(rows[0]?.pid ?? Number.NaN)
  await client.end()
  if (Number.isNaN(postmaster)) return []
  // The one asked through ends about now.
  return processesOf(postmaster).filter((pid) => pid !== rows[0]?.pid)
}
