import { goalTable, verdict, type Goal } from '../../bench/lib/table.ts'
import { buildIfStale } from '../../scripts/build.ts'
import { checkArguments } from '../../scripts/lib/arguments.ts'
import type { moneyRuns } from './money/runs.ts'
import type { Run } from './run.ts'

/**
 * `npm run faults`: the full form of what `npm test` runs in its quick form, with a table of figures. A name picks one:
 * `npm run faults -- link`. `--store=PostgreSQL` keeps to one store, `--part=4` runs a quarter of the rounds. Ends with 1
 * when a figure is missed.
 */

const money = (name: keyof typeof moneyRuns) => async () => ({
  run: (await import('./money/runs.ts')).moneyRuns[name],
})

/** Each is named after its subject; `goal.id` is the row of tests/README.md. Loaded only when asked for. */
const runs: Record<string, () => Promise<{ run: Run }>> = {
  link: () => import('./link.ts'),
  silence: () => import('./silence.ts'),
  database: () => import('./database.ts'),
  'full-disk': () => import('./full-disk.ts'),
  senseless: () => import('./senseless.ts'),
  values: () => import('./values.ts'),
  fuzz: () => import('./fuzz.ts'),
  'two-shoppers': () => import('./two-shoppers.ts'),
  stops: () => import('./stops.ts'),
  invoices: () => import('./invoices.ts'),
  costs: () => import('./costs.ts'),
  rotation: () => import('./rotation.ts'),
  backups: () => import('./backups.ts'),
  overload: () => import('./overload.ts'),
  'unsafe-backend': () => import('./unsafe-backend.ts'),
  'last-piece': money('last-piece'),
  points: money('points'),
  'double-click': money('double-click'),
  lives: money('lives'),
  'webhook-race': money('webhook-race'),
  forgeries: money('forgeries'),
  'webhook-storm': money('webhook-storm'),
  'late-money': money('late-money'),
  'price-changes': money('price-changes'),
  'altered-sessions': money('altered-sessions'),
  'two-checkouts': money('two-checkouts'),
  'tampered-bags': money('tampered-bags'),
  kills: money('kills'),
}

const option = (name: string) =>
  process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3)

const wanted = process.argv.slice(2).filter((name) => !name.startsWith('--'))
checkArguments(
  `npm run faults -- [name …] [--store=PGlite|PostgreSQL] [--part=N]: all runs, or those that are named: ${Object.keys(runs).join(', ')}.`,
  [...Object.keys(runs), /^--(?:store=(?:PGlite|PostgreSQL)|part=\d+)$/],
)

await buildIfStale()
const goals: Goal[] = []
for (const [name, load] of Object.entries(runs)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  process.stdout.write(`\n${name} …\n`)
  const reached = await (
    await load()
  ).run(true, { store: option('store'), part: Number(option('part') ?? 1) })
  process.stdout.write(`${goalTable(reached)}\n`)
  goals.push(...reached)
}
process.stdout.write(`\n${new Date().toISOString().slice(0, 10)}\n${goalTable(goals)}\n`)
process.exit(goals.some((goal) => verdict(goal) === 'MISSED') ? 1 : 0)
