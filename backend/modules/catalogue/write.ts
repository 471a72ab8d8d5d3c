import { sql } from 'kysely'
import { Compile } from 'typebox/compile'
import { CategoryInput, ProductInput, type VariantInput } from '#contract/catalogue-write.ts'
import { notifyChange } from '#backend/lib/changes.ts'
import { json } from '#backend/lib/store/db.ts'
import { Refusal, type Db } from '#backend/lib/http/implement.ts'
import { paiseFromRupees } from '#backend/lib/trade/money.ts'
import { taxClassProblem } from '#backend/lib/trade/tax-classes.ts'
import type { CatalogueTables } from './tables.ts'

const productCheck = Compile(ProductInput)
const categoryCheck = Compile(CategoryInput)

const refuse = (what: string, id: unknown, fields: Record<string, string>) =>
  new Refusal(400, 'VALIDATION', `${what} ${typeof id === 'string' ? id : 'without an id'} is not right.`, {
    fields,
  })

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && '_id' in value ? value._id : undefined

const faults = (errors: { instancePath: string; message: string }[]) =>
  Object.fromEntries(
    errors
      .slice(0, 10)
      .map((error) => [error.instancePath.slice(1).replaceAll('/', '.') || 'body', error.message]),
  )

/** Whether the parts sum to the price. Amounts that are not whole paise never do. */
const sumsTo = (amount: number, parts: VariantInput['parts']): boolean => {
  try {
    const price = paiseFromRupees(amount)
    return parts === undefined || parts.reduce((sum, part) => sum + paiseFromRupees(part.amount), 0) === price
  } catch {
    return false
  }
}

/** Why a piece cannot be sold with a loose stone in it. */
const settingProblem = ({ setting, metalType, stones = [] }: ProductInput): string | undefined => {
  if (!setting) return undefined
  if (setting.caratsFrom > setting.caratsTo) return 'The weight from is more than the weight to.'
  if (metalType.length === 0) return 'A setting is of a metal.'
  const [own, ...more] = stones
  return own?.count === 1 && more.length === 0
    ? undefined
    : 'A setting has exactly one stone of its own, whose place the loose stone takes.'
}

/** Accepts data from outside as a product, or refuses it with the members that are wrong. */
export const readProductInput = (value: unknown): ProductInput => {
  if (!productCheck.Check(value)) throw refuse('Product', idOf(value), faults(productCheck.Errors(value)))
  const unsold = value.hsn === undefined ? undefined : taxClassProblem(value.hsn)
  if (unsold !== undefined) throw refuse('Product', value._id, { hsn: unsold })
  const unsound = value.variants.find(({ parts, amount }) => !sumsTo(amount, parts))
  if (unsound)
    throw refuse('Product', value._id, { [`variants.${unsound._id}`]: 'The parts do not sum to the price.' })
  const unset = value.setting && settingProblem(value)
  if (unset !== undefined) throw refuse('Product', value._id, { setting: unset })
  const listed = value.variants.find(({ isDefault }) => isDefault) ?? value.variants[0]
  if (listed?.active === false)
    throw refuse('Product', value._id, {
      [`variants.${listed._id}`]: 'What a product is listed with is on sale.',
    })
  return value
}

export const readCategoryInput = (value: unknown): CategoryInput => {
  if (!categoryCheck.Check(value)) throw refuse('Category', idOf(value), faults(categoryCheck.Errors(value)))
  return value
}

/** Writes a category and tells the change feed; call it inside a transaction, parents before children. */
export const putCategory = async (tx: Db, category: CategoryInput): Promise<void> => {
  const columns = {
    id: category._id,
    slug: category.slug,
    name: category.name,
    parent_id: category.parentCategoryId ?? null,
    collections: category.collection,
    description: category.description ?? null,
    media: json(category.media ?? null),
    position: category.position ?? 0,
    role: category.role ?? null,
    needed_facts: category.neededFacts ?? [],
  }
  const { id: _id, ...changed } = columns
  await tx
    .withTables<CatalogueTables>()
    .insertInto('categories')
    .values(columns)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...changed, updated_at: sql<Date>`now()` }))
    .execute()
  await notifyChange(tx, 'category', category._id)
}
