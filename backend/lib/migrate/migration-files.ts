import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '#program/root.ts'
import { besideOf, isUpTo, ownRelease } from './beside.ts'

export interface Migration {
  readonly name: string
  readonly hash: string
  /** Run in one transaction. */
  readonly statements: readonly string[]
  /**
   * Run afterwards, each on its own, while the shop is open: statements that take long on a large database. Each can be
   * repeated.
   */
  readonly alone?: readonly string[]
  /** The oldest release whose programs may run on a store that has it (beside.ts). */
  readonly beside?: string | undefined
  /** The hash without the line `-- beside`, which may be added to a file that stores already have: it changes no statement. */
  readonly unmarked?: string | undefined
}

const FOLDER = join(ROOT, 'backend/migrations')
const ALONE = /^-- alone\n/gm
const BESIDE = /^-- beside: .*\n/m

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)
/** Statements that block readers and writers only briefly and can be repeated. */
export const MAY_BE_ALONE =
  /^(?:--.*\n)*(?:create index (?<index>\w+) |analyze |alter table \w+ validate constraint )[^;]*;?$/i

const aloneStatement = (name: string, statement: string): string => {
  if (!MAY_BE_ALONE.test(statement))
    throw new Error(`Migration ${name}: only an index, a validation or an analysis may be alone`)
  return statement
}

/**
 * A line `-- next` separates the statements of a file. One that has a line `-- alone` runs after the others, outside of their
 * transaction, an index without holding up writers. The line may be added to a file that stores already have.
 */
export const readMigrations = (folder = FOLDER): Migration[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const name = file.slice(0, -'.sql'.length)
      const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n')
      const parts = text
        .split(/^-- next\s*$/m)
        .map((part) => part.trim())
        .filter((part) => part !== '')
        .map((part) => ({ alone: part.search(ALONE) >= 0, statement: part.replaceAll(ALONE, '') }))
      return {
        name,
        hash: hashOf(text.replaceAll(ALONE, '')),
        unmarked: hashOf(text.replaceAll(ALONE, '').replace(BESIDE, '')),
        beside: besideOf(text),
        statements: parts.flatMap(({ alone, statement }) => (alone ? [] : [statement])),
        alone: parts.flatMap(({ alone, statement }) => (alone ? [aloneStatement(name, statement)] : [])),
      }
    })

/** A migration that a store has. */
export interface Applied {
  readonly name: string
  readonly hash: string
  /** As the migration said when it was applied. */
  readonly beside?: string | null | undefined
}

/** The store was written by something this program does not know; starting would risk the data. */
export class SchemaRefusal extends Error {}

/**
 * Throws `SchemaRefusal` if a store has a migration that is unknown and not marked as safe while this release runs, or
 * a different one with the same name.
 */
export const checkApplied = (
  applied: readonly Applied[],
  migrations: readonly Migration[],
  release = ownRelease(),
) => {
  const known = new Map(migrations.map((m) => [m.name, [m.hash, m.unmarked]]))
  for (const { name, hash, beside } of applied) {
    if (!known.has(name) && beside && beside !== 'none' && isUpTo(beside, release)) continue
    if (!known.has(name))
      throw new SchemaRefusal(
        `The store was written by a newer version (it has migration ${name}). Update this program, or use another DATA_DIR or DATABASE_URL.`,
      )
    if (!known.get(name)?.includes(hash))
      throw new SchemaRefusal(
        `Migration ${name} was changed after the store was made. Use another DATA_DIR or DATABASE_URL, or delete this one if it holds nothing of worth.`,
      )
  }
}
