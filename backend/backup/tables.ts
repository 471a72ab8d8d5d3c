import { sql } from 'kysely'
import type { Db } from '#backend/lib/http/implement.ts'
import type { Sequences } from './format.ts'

export interface Column {
  readonly name: string
  /** As SQL writes it, e.g. `timestamp(3) with time zone`. */
  readonly type: string
}

/** Written by `migrate`; a backup has it in its header. */
export const MIGRATIONS_TABLE = 'schema_migrations'

/** Values are read and written in one format, whatever the server's settings are. */
export const usePlainText = async (tx: Db): Promise<void> => {
  for (const [name, value] of [
    ['datestyle', 'ISO, YMD'],
    ['intervalstyle', 'postgres'],
    ['timezone', 'UTC'],
    ['extra_float_digits', '1'],
    ['bytea_output', 'hex'],
  ])
    await sql`select set_config(${name}, ${value}, true)`.execute(tx)
}

const ours = sql`n.nspname = current_schema() and not exists (
  select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')`

/** Every table with its stored columns; those that PostgreSQL generates are left out. */
export const readTables = async (db: Db): Promise<Map<string, readonly Column[]>> => {
  const { rows } = await sql<{ table: string; columns: Column[] }>`
    select c.relname as table, json_agg(json_build_object('name', a.attname,
      'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and ${ours}
    group by c.relname order by c.relname`.execute(db)
  return new Map(rows.map(({ table, columns }) => [table, columns]))
}

export const readSequences = async (db: Db): Promise<Sequences> => {
  const { rows } = await sql<{ name: string; last: string | null }>`
    select sequencename as name, last_value::text as last from pg_sequences
    where schemaname = current_schema() order by sequencename`.execute(db)
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]))
}

/** Lets each sequence continue after its last value; one that this store does not have is left out. */
export const writeSequences = async (tx: Db, sequences: Sequences): Promise<void> => {
  for (const [name, last] of Object.entries(sequences))
    if (last !== null)
      await sql`select setval(format('%I.%I', schemaname, sequencename)::regclass, ${last}::text::bigint)
        from pg_sequences where schemaname = current_schema() and sequencename = ${name}`.execute(tx)
}

/** Whether the store holds anything besides the list of its migrations. */
export const isFilled = async (db: Db): Promise<boolean> => {
  for (const table of (await readTables(db)).keys()) {
    if (table === MIGRATIONS_TABLE) continue
    const { rows } = await sql`select 1 from ${sql.id(table)} limit 1`.execute(db)
    if (rows.length > 0) return true
  }
  return false
}

/** Removes all tables, sequences, functions and types of the schema; extensions stay. */
export const dropEverything = async (tx: Db): Promise<void> => {
  await sql`do $$
    declare it record;
    begin
      for it in select c.oid::regclass as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
          where c.relkind = 'r' and ${ours} loop
        execute format('drop table if exists %s cascade', it.name);
      end loop;
      for it in select c.oid::regclass as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
          where c.relkind = 'S' and ${ours} loop
        execute format('drop sequence if exists %s cascade', it.name);
      end loop;
      for it in select p.oid::regprocedure as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
          where p.prokind = 'f' and n.nspname = current_schema() and not exists (
            select from pg_depend d where d.objid = p.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e') loop
        execute format('drop function if exists %s cascade', it.name);
      end loop;
    end $$`.execute(tx)
}

/**
 * Lets rows be inserted unchanged and in any order: triggers do not fire, and references are checked together at the
 * end. Owning the tables is enough; PostgreSQL's own switch needs a superuser.
 */
export const withoutChecks = async (
  tx: Db,
  tables: Iterable<string>,
  work: () => Promise<void>,
): Promise<void> => {
  const { rows: references } = await sql<{ table: string; name: string; definition: string }>`
    select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and ${ours}`.execute(tx)
  const all = [...tables]
  for (const { table, name } of references)
    await sql`alter table ${sql.id(table)} drop constraint ${sql.id(name)}`.execute(tx)
  for (const table of all) await sql`alter table ${sql.id(table)} disable trigger user`.execute(tx)
  await work()
  for (const table of all) await sql`alter table ${sql.id(table)} enable trigger user`.execute(tx)
  for (const { table, name, definition } of references)
    await sql`alter table ${sql.id(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(tx)
}
