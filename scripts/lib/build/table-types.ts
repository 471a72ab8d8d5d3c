import { sql } from 'kysely'
import { columnWords } from '#backend/lib/rows/column-words.ts'
import type { Db } from '#backend/lib/http/implement.ts'

interface Column {
  readonly table: string
  readonly name: string
  readonly type: string
  readonly nullable: boolean
  readonly default: string | null
  readonly identity: 'ALWAYS' | 'BY DEFAULT' | null
  readonly computed: boolean
}

/** What our driver gives for a type of PostgreSQL (`backend/lib/store/db.ts`). */
const TYPES: Readonly<Record<string, string>> = {
  bit: 'string',
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  text: 'string',
  timestamptz: 'Timestamp',
  tsvector: 'string',
  uuid: 'string',
  _int4: 'List<number>',
  _text: 'List<string>',
}

const columnsOf = async (db: Db): Promise<Column[]> => {
  const { rows } = await sql<Column>`
    select c.table_name as "table", c.column_name as name, c.udt_name as type, c.is_nullable = 'YES' as nullable,
      c.column_default as "default", c.identity_generation as identity, c.is_generated = 'ALWAYS' as computed
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
      -- The list of what was applied, whose only reader is backend/lib/migrate/migrate.ts.
      and c.table_name <> 'schema_migrations'
    order by c.table_name collate "C", c.ordinal_position`.execute(db)
  return rows
}

const ONE_OF = /^CHECK \(\((\w+) = (?:ANY \(ARRAY\[(.+)\]\)|('[^']+'::text))\)\)$/

/** `table.column` -> its words, for columns with a check of the form `column in (...)`. */
const wordsOf = async (db: Db): Promise<Map<string, string>> => {
  const { rows } = await sql<{ table: string; definition: string }>`
    select conrelid::regclass::text as "table", pg_get_constraintdef(oid) as definition from pg_constraint
    where contype = 'c' and connamespace = current_schema()::regnamespace`.execute(db)
  return new Map(
    rows.flatMap(({ table, definition }) => {
      const [, column, many, one] = ONE_OF.exec(definition) ?? []
      const words = (many ?? one)?.replaceAll('::text', '').split(', ')
      return column !== undefined && words ? [[`${table}.${column}`, words.join(' | ')] as const] : []
    }),
  )
}

const HEAD = `// Made from the migrations by 'npm run codegen'; never edited. What JSON columns hold is in backend/lib/rows/json-columns.ts.
import type { ColumnType, GeneratedAlways, RawBuilder } from 'kysely'
import type { JsonColumns } from '#backend/lib/rows/json-columns.ts'

type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>
type Timestamp = ColumnType<Date, Date | string, Date | string>
type List<T> = ColumnType<T[], readonly T[], readonly T[]>
/** Written by \`json()\`. */
type Json<C extends keyof JsonColumns> = ColumnType<JsonColumns[C], RawBuilder<JsonColumns[C]>, RawBuilder<JsonColumns[C]>>
type JsonOrNull<C extends keyof JsonColumns> = ColumnType<
  JsonColumns[C] | null,
  RawBuilder<JsonColumns[C] | null> | null | undefined,
  RawBuilder<JsonColumns[C] | null> | null
>
type OrNull<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S | null, I | null | undefined, U | null> : T | null

`

const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(' | ')

const typeOf = (column: Column, words: ReadonlyMap<string, string>): string => {
  const { table, name, type, nullable, identity, computed } = column
  const key = `${table}.${name}`
  const own = columnWords[key]
  const plain =
    type === 'jsonb'
      ? `${nullable ? 'JsonOrNull' : 'Json'}<'${key}'>`
      : own
        ? quoted(own)
        : (words.get(key) ?? TYPES[type])
  if (plain === undefined) throw new Error(`No type is known for ${type} (${key})`)
  const whole =
    !nullable || type === 'jsonb'
      ? plain
      : /^(Timestamp|List)/.test(plain)
        ? `OrNull<${plain}>`
        : `${plain} | null`
  if (identity === 'ALWAYS' || computed) return `GeneratedAlways<${whole}>`
  return column.default !== null || identity !== null ? `Generated<${whole}>` : whole
}

/**
 * The text of `backend/lib/generated/tables.ts`: every table of a migrated store as Kysely sees it. Words come from checks,
 * or from `columnWords` where no check lists them; what JSON columns hold, from `jsonColumns`.
 */
export const readTableTypes = async (db: Db): Promise<string> => {
  const columns = await columnsOf(db)
  const words = await wordsOf(db)
  const tables = Map.groupBy(columns, ({ table }) => table)
  const body = [...tables].map(
    ([table, own]) =>
      `  ${table}: {\n${own.map((column) => `    ${column.name}: ${typeOf(column, words)}\n`).join('')}  }\n`,
  )
  return `${HEAD}export interface Tables {\n${body.join('')}}\n`
}
