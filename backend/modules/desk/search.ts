import { sql, type SelectQueryBuilder } from 'kysely'

/** What somebody typed, as a LIKE pattern that finds it anywhere; undefined if nothing was typed. */
export const anywhere = (typed: string | undefined): string | undefined => {
  const words = typed?.normalize('NFKC').trim().toLowerCase()
  return words ? `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%` : undefined
}

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
