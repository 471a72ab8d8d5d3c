import { sql } from 'kysely'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import type { Db } from '#backend/lib/http/implement.ts'
import { jsonColumns } from '#backend/lib/rows/json-columns.ts'

const schemas: readonly (readonly [string, TSchema])[] = Object.entries(jsonColumns)

/** The JSON columns of a store: how many values each has, and which of them do not fit `jsonColumns`. */
export const misfitsOf = async (db: Db): Promise<{ counts: Map<string, number>; misfits: string[] }> => {
  const counts = new Map<string, number>()
  const misfits: string[] = []
  for (const [key, schema] of schemas) {
    const check = Compile(schema)
    const [table = '', column = ''] = key.split('.')
    const { rows } = await sql<{ value: unknown }>`
      select ${sql.id(column)} as value from ${sql.id(table)} where ${sql.id(column)} is not null`.execute(db)
    counts.set(key, rows.length)
    for (const { value } of rows)
      if (!check.Check(value)) misfits.push(`${key}: ${JSON.stringify(check.Errors(value).slice(0, 2))}`)
  }
  return { counts, misfits: [...new Set(misfits)] }
}
