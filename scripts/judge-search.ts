import { houseFolder, usualHouse } from '#program/house.ts'
import { openHouse } from '#house/load.ts'
import { checkArguments } from './lib/arguments.ts'
import { judgesOf } from './lib/judged-search.ts'
import { ask, meanOf, type Judged } from './lib/ask-judged.ts'

/**
 * How well the searches of a house's `search-judged.json` are answered:
 * `npm run judge-search -- http://localhost:4000 [--aside] [--all]`. Asks any backend of the contract. The questions that are laid
 * aside are counted, and shown one by one only with `--aside`; `--all` shows every other one, not only those below 0.9.
 */
checkArguments('npm run judge-search -- <address of a backend> [--aside] [--all]', [
  /^[^-]/,
  '--aside',
  '--all',
])
const [address, ...flags] = process.argv.slice(2)
if (address === undefined) {
  process.stderr.write('judge-search: give the address of a backend, for example http://localhost:4000\n')
  process.exit(1)
}

const judged: Judged[] = []
for (const judge of judgesOf(openHouse(houseFolder(usualHouse()) ?? usualHouse())))
  judged.push(await ask(address, judge))

for (const one of judged) {
  if (one.aside !== flags.includes('--aside') || (one.score >= 0.9 && !flags.includes('--all'))) continue
  process.stdout.write(`${one.score.toFixed(2)} ${one.search}\n       ${one.shown.join(', ')}\n`)
}
for (const [name, half] of [
  ['tuned on', judged.filter(({ aside }) => !aside)],
  ['laid aside', judged.filter(({ aside }) => aside)],
] as const) {
  const { ndcg, senseless } = meanOf(half)
  process.stdout.write(
    `${name}: ${half.length} questions, nDCG@12 ${ndcg.toFixed(3)}, ${senseless.length} without a sensible first answer
`,
  )
}
