import { readFileSync } from 'node:fs'
import pg from 'pg'

const parentOf = (pid: number): number => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return Number.NaN
  }
}

/** The first process of the PostgreSQL at this address, which started all the others; empty if it runs elsewhere. */
export const postmasterOf = async (url: string): Promise<readonly number[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const postmaster = parentOf(rows[0]?.pid ?? Number.NaN)
  await client.end()
  return Number.isNaN(postmaster) ? [] : [postmaster]
}
