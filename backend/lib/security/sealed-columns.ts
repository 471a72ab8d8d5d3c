import { sql } from 'kysely'
import type { Db } from '#backend/lib/http/implement.ts'
import { keyIdOf, type Sealer } from './sealer.ts'
import { inTransaction } from '#backend/lib/store/transaction.ts'

/** A column whose values are sealed with DATA_KEY, each in its own place. */
export interface SealedColumn {
  readonly table: string
  /** Names the row for good. */
  readonly id: string
  readonly column: string
  /** Where an earlier version keeps the same in plain text; undefined: in the column itself. */
  readonly plain?: string
}

/** Every sealed column of the store: rotation, start and backup go over these. */
export const SEALED_COLUMNS = {
  pan: { table: 'orders', id: 'id', column: 'pan_sealed', plain: 'pan' },
  staffTotp: { table: 'staff', id: 'id', column: 'totp_secret' },
  shopperTotp: { table: 'account_codes', id: 'account_id', column: 'secret' },
  setupTotp: { table: 'account_code_setups', id: 'account_id', column: 'secret' },
  invitedTotp: { table: 'staff_invitations', id: 'key_hash', column: 'totp_secret' },
} as const satisfies Record<string, SealedColumn>

const all: readonly SealedColumn[] = Object.values(SEALED_COLUMNS)

/** Where a value is stored, for `seal` and `open`. */
export const placeOf = ({ table, column }: SealedColumn, id: string): string => `${table}.${column}:${id}`

/** A value of a sealed column as text, also one that an earlier version left in plain text. */
export const opened = (sealer: Sealer, column: SealedColumn, id: string, value: string): string =>
  keyIdOf(value) === undefined ? value : sealer.open(value, placeOf(column, id))

/** A backup may be made of the store of an earlier version. */
const isThere = async (db: Db, { table, column }: SealedColumn): Promise<boolean> => {
  const { rows } = await sql`select 1 from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and column_name = ${column}`.execute(db)
  return rows.length > 0
}

/** How many values each key seals; under `plain` those that none does. */
export const countSealed = async (db: Db): Promise<Map<string, number>> => {
  const counts = new Map<string, number>()
  for (const one of all) {
    if (!(await isThere(db, one))) continue
    const { table, column, plain }: SealedColumn = one
    const { rows } = await sql<{ key: string | null; many: number }>`
      select substring(${sql.id(column)} from '^s1:([0-9a-f]{8}):') as key, count(*)::integer as many
      from ${sql.id(table)} where ${sql.id(column)} is not null group by 1`.execute(db)
    for (const { key, many } of rows) counts.set(key ?? 'plain', (counts.get(key ?? 'plain') ?? 0) + many)
    if (plain === undefined) continue
    const left = await sql<{ many: number }>`
      select count(*)::integer as many from ${sql.id(table)} where ${sql.id(plain)} is not null`.execute(db)
    const many = left.rows[0]?.many ?? 0
    if (many > 0) counts.set('plain', (counts.get('plain') ?? 0) + many)
  }
  return counts
}

/**
 * Seals up to `size` values of each column with the current key: those in plain text, and with `rotate` those that an
 * earlier key seals. Safe in several copies and during all other work. Returns the number of sealed values.
 */
export const sealSome = async (
  db: Db,
  sealer: Sealer,
  { size, rotate }: { size: number; rotate: boolean },
): Promise<number> => {
  let done = 0
  for (const one of all) done += await sealColumn(db, sealer, one, size, rotate)
  return done
}

const sealColumn = (db: Db, sealer: Sealer, one: SealedColumn, size: number, rotate: boolean) =>
  inTransaction(db, async (tx) => {
    const { table, id, column, plain } = one
    const [at, key] = [sql.id(column), sql.id(id)]
    const unsealed = rotate
      ? sql`${at} is not null and ${at} not like ${`s1:${sealer.current}:%`}`
      : sql`${at} is not null and ${at} not like 's1:%'`
    const left = plain === undefined ? sql`null::text` : sql.id(plain)
    const { rows } = await sql<{ id: string; value: string | null; left: string | null }>`
      select ${key}::text as id, ${at} as value, ${left} as left from ${sql.id(table)}
      where ${unsealed} ${plain === undefined ? sql`` : sql`or ${sql.id(plain)} is not null`}
      limit ${size} for update skip locked`.execute(tx)
    for (const row of rows) {
      const text = row.left ?? (row.value === null ? undefined : opened(sealer, one, row.id, row.value))
      if (text === undefined) continue
      const sealed = sealer.seal(text, placeOf(one, row.id))
      await sql`update ${sql.id(table)} set ${at} = ${sealed}
        ${plain === undefined ? sql`` : sql`, ${sql.id(plain)} = null`} where ${key}::text = ${row.id}`.execute(
        tx,
      )
    }
    return rows.length
  })
