import type { Selectable } from 'kysely'
import type { Product } from '#contract/catalogue.ts'
import { given } from '#backend/lib/rows/given.ts'
import { namesOf } from '#program/names.ts'
import type { CatalogueTables } from './tables.ts'

type Columns = Selectable<CatalogueTables['products']>

/** The columns that contain exactly what a field may be, or null if a piece has no such value. */
type ColumnFor<Field extends keyof Product> = {
  [Column in keyof Columns]: null extends Columns[Column]
    ? [NonNullable<Columns[Column]>, NonNullable<Product[Field]>] extends [
        NonNullable<Product[Field]>,
        NonNullable<Columns[Column]>,
      ]
      ? Column
      : never
    : never
}[keyof Columns]

/** Fields that a piece may lack, each with its column: writing, reading and `fields` hints follow this one table. */
export const PLAIN = {
  subtitle: 'subtitle',
  description: 'description',
  gender: 'gender',
  type: 'type',
  background: 'background',
  grossWeightMg: 'gross_weight_mg',
  certificate: 'certificate',
  hsn: 'hsn',
  makingDays: 'making_days',
  spin: 'spin',
  measures: 'measures',
  setting: 'setting',
} as const satisfies { readonly [Field in keyof Product]?: ColumnFor<Field> }

type Field = keyof typeof PLAIN
type PlainFields = Partial<Pick<Product, Field>>
type PlainColumns = { [Name in Field as (typeof PLAIN)[Name]]: NonNullable<Product[Name]> | null }

const FIELDS = namesOf(PLAIN)

// `ColumnFor` has compared what a field and its column hold; through a loop TypeScript cannot follow that.

export const columnsOfPlain = (product: PlainFields): PlainColumns =>
  Object.fromEntries(FIELDS.map((name) => [PLAIN[name], product[name] ?? null])) as PlainColumns

export const plainOf = (row: Partial<PlainColumns>): PlainFields =>
  Object.fromEntries(FIELDS.map((name) => [name, given(row[PLAIN[name]])])) as PlainFields
