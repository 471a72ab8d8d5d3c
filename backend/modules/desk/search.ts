/** What somebody typed, as a pattern of LIKE that finds it anywhere; undefined where nothing was typed. */
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
