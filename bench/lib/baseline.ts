import { existsSync, writeFileSync } from 'node:fs'
import Type, { type Static } from 'typebox'
import { readJson } from '#program/json-file.ts'
import type { Goal } from './table.ts'

const FILE = 'bench/baseline.json'

/** Two runs on a busy machine may differ by this much without a reason; sizes do not differ at all. */
const NOISE: Readonly<Record<string, number>> = { kB: 0.01 }
const NOISE_OF_TIMES = 0.25

const Baseline = Type.Object({
  /** Day of the run, ISO 8601. */
  date: Type.String(),
  values: Type.Record(Type.String(), Type.Number()),
})
type Baseline = Static<typeof Baseline>

const keyOf = ({ id, what }: Goal) => `${id} ${what}`

const read = (): Baseline | undefined => (existsSync(FILE) ? readJson(FILE, Baseline) : undefined)

/** What is worse in this run than in the stored one, by more than the noise. One line each. */
export const worseThanBaseline = (goals: readonly Goal[]): string[] => {
  const before = read()
  if (!before) return []
  return goals.flatMap((goal) => {
    const then = before.values[keyOf(goal)]
    if (then === undefined) return []
    const noise = NOISE[goal.unit] ?? NOISE_OF_TIMES
    const worse = goal.better === 'more' ? goal.value < then * (1 - noise) : goal.value > then * (1 + noise)
    const number = (value: number) => Number(value.toPrecision(3))
    return worse
      ? [
          `WORSE than on ${before.date}: ${keyOf(goal)}: ${number(goal.value)}, was ${number(then)} ${goal.unit}`,
        ]
      : []
  })
}

/** Stores this run's values as the ones to compare with; values that were not measured now are kept. */
export const saveBaseline = (goals: readonly Goal[]) => {
  const values = { ...read()?.values }
  for (const goal of goals) values[keyOf(goal)] = Number(goal.value.toPrecision(4))
  const baseline: Baseline = { date: new Date().toISOString().slice(0, 10), values }
  writeFileSync(FILE, `${JSON.stringify(baseline, null, 2)}\n`)
}
