import { checkArguments } from '../scripts/lib/arguments.ts'
import { saveBaseline, worseThanBaseline } from './lib/baseline.ts'
import { goalTable, type Goal } from './lib/table.ts'

/**
 * `npm run bench`: every goal that can be measured here, side by side in one run. A name picks one: `-- bff-list`.
 * `-- memory` is a minute of load, with `--minutes=10` ten of it. `-- lighthouse` installs Lighthouse in its own folder
 * and runs only when it is named. `--peers` installs and measures other GraphQL layers, `--peers=shops` other shops, `--save` makes this run the baseline of later ones.
 * `-- --scale` measures large stores on PostgreSQL instead, `-- --scale=100000` up to that many products (default a million);
 * `-- --bulk` new rates for a million combinations and an import of a hundred thousand products, while readers are there.
 * Each is read only when it runs: what the others load would be garbage, and collecting it a stop of the clock of this one.
 */
const scenarios: Record<string, () => Promise<{ text: string; goals: Goal[] }>> = {
  'bff-list': async () => (await import('./scenarios/bff-list.ts')).bffList(),
  pages: async () => (await import('./scenarios/pages.ts')).pages(),
  'whole-stack': async () => (await import('./scenarios/whole-stack.ts')).wholeStack(),
  'first-load': async () => (await import('./scenarios/first-load.ts')).firstLoadBytes(),
  interaction: async () => (await import('./scenarios/interaction.ts')).interaction(),
  session: async () => (await import('./scenarios/session.ts')).session(),
  hydration: async () => (await import('./scenarios/hydration.ts')).hydration(),
  memory: async () => (await import('./scenarios/memory.ts')).memory(),
  lighthouse: async () => (await import('./scenarios/lighthouse.ts')).lighthouse(),
  desk: async () => (await import('./scenarios/desk.ts')).desk(),
}

/** Run only when they are named: they take minutes, or fetch packages. */
const NAMED_ONLY = new Set(['lighthouse', 'desk', 'session'])

checkArguments(
  `npm run bench -- [name …] [--minutes=N] [--peers] [--peers=shops] [--save] | --scale[=products] | --bulk[=combinations]: all scenarios, or those that are named: ${Object.keys(scenarios).join(', ')}.`,
  [...Object.keys(scenarios), /^--(?:minutes=\d+|peers(?:=shops)?|save|(?:scale|bulk)(?:=\d+)?)$/],
)

const wanted = process.argv.slice(2).filter((name) => !name.startsWith('--'))

await (await import('../scripts/build.ts')).buildIfStale()
const MILLION = 1_000_000
for (const [flag, measure] of Object.entries({
  '--scale': async (most: number) => (await import('./scenarios/scale.ts')).scale(most),
  '--bulk': async (combinations: number) => (await import('./scenarios/bulk.ts')).bulk(combinations),
})) {
  const given = process.argv.find((argument) => argument === flag || argument.startsWith(`${flag}=`))
  if (given === undefined) continue
  const { text, goals: reached } = await measure(Number(given.split('=')[1] ?? MILLION))
  process.stdout.write(`${text}\n\n${goalTable(reached)}\n`)
  process.exit(0)
}

const goals: Goal[] = []
for (const [name, run] of Object.entries(scenarios)) {
  if (wanted.length > 0 ? !wanted.includes(name) : NAMED_ONLY.has(name)) continue
  process.stdout.write(`\n${name}\n`)
  const result = await run()
  process.stdout.write(`${result.text}\n`)
  goals.push(...result.goals)
}
if (goals.length > 0) process.stdout.write(`\n${goalTable(goals)}\n`)
for (const line of worseThanBaseline(goals)) process.stdout.write(`${line}\n`)
if (process.argv.includes('--save')) saveBaseline(goals)
