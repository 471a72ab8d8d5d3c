/** What somebody typed, as a LIKE pattern that finds it anywhere; undefined if nothing was typed. */
export const anywhere = (typed: string | undefined): string | undefined => {
  const words = typed?.normalize('NFKC').trim().toLowerCase()
  return words ? `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%` : undefined
}
