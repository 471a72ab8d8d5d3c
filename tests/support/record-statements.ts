import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DefaultQueryExecutor, type CompiledQuery } from 'kysely'
import { shapeOf } from './statement-shape.ts'

/**
 * Records each SQL statement that a test runs, once, if `RECORD_STATEMENTS` names a folder: `npm test` compares them
 * with the typed statements of the sources, whose row types only the store itself can check.
 */
const folder = process.env.RECORD_STATEMENTS
const seen = new Set<string>()

const note = (text: string) => {
  const shape = shapeOf(text)
  if (folder === undefined || seen.has(shape)) return
  seen.add(shape)
  appendFileSync(join(folder, `${process.pid}.txt`), `${shape}\n`)
}

const prototype: { executeQuery: (query: CompiledQuery, options?: object) => Promise<unknown> } =
  DefaultQueryExecutor.prototype
if (folder !== undefined && !Object.hasOwn(prototype, 'executeQuery')) {
  mkdirSync(folder, { recursive: true })
  const { executeQuery } = prototype
  prototype.executeQuery = function (query, options) {
    note(query.sql)
    return executeQuery.call(this, query, options)
  }
}
