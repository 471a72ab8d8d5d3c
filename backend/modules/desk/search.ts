import { sql, type SelectQueryBuilder } from 'kysely'

export { anywhere } from '#backend/lib/rows/anywhere.ts'

/** Where a page begins. */
export const pageOf = ({ page = 1, limit = 25 }: { page?: number; limit?: number }) => ({
  page,
  limit,
  offset: (page - 1) * limit,
})

/** How many rows a list has in all. */
export const totalOf = async <DB, TB extends keyof DB>(
  rows: SelectQueryBuilder<DB, TB, object>,
): Promise<number> => {
  const { total } = await rows
    .select(sql`count(*)`.as('total'))
    .$castTo<{ total: string | number }>()
    .executeTakeFirstOrThrow()
  return Number(total)
}
