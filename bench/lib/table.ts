/** A plain table for both the terminal and Markdown. */
export const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string => {
  const cells = [head, ...rows].map((row) => row.map(String))
  const widths = head.map((_, column) => Math.max(...cells.map((row) => (row[column] ?? '').length)))
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, n) => cell.padEnd(widths[n] ?? 0)).join(' | ')} |`
  const [first = [], ...rest] = cells
  return [line(first), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rest.map(line)].join(
    '\n',
  )
}

/** The result of a goal of bench/README.md in this run. */
export interface Goal {
  id: string
  what: string
  value: number
  unit: string
  must: number
  ambitious?: number
  /** `more`: at least; `less`: at most. */
  better: 'more' | 'less'
}

const reaches = (goal: Goal, bar: number) => (goal.better === 'more' ? goal.value >= bar : goal.value <= bar)

export const verdict = (goal: Goal): string => {
  if (!reaches(goal, goal.must)) return 'MISSED'
  return goal.ambitious !== undefined && reaches(goal, goal.ambitious) ? 'ambitious' : 'must'
}

export const goalTable = (goals: readonly Goal[]): string =>
  table(
    ['goal', 'what', 'measured', 'must', 'ambitious', 'reached'],
    goals.map((goal) => {
      const bar = (value: number | undefined) =>
        value === undefined ? '' : `${goal.better === 'more' ? '>=' : '<='} ${value}`
      return [
        goal.id,
        goal.what,
        `${Number(goal.value.toPrecision(3))} ${goal.unit}`.trim(),
        bar(goal.must),
        bar(goal.ambitious),
        verdict(goal),
      ]
    }),
  )
