/**
 * The number of single mistakes between two words: a letter too many, missing or wrong, or two letters swapped
 * (Damerau–Levenshtein distance).
 */
export const editDistance = (a: string, b: string): number => {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, at) => at)]
  const cell = (i: number, j: number) => rows[i]?.[j] ?? Infinity
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    rows.push(row)
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1]
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        cell(i - 1, j) + 1,
        cell(i, j - 1) + 1,
        cell(i - 1, j - 1) + (same ? 0 : 1),
        swapped ? cell(i - 2, j - 2) + 1 : Infinity,
      )
    }
  }
  return cell(a.length, b.length)
}
