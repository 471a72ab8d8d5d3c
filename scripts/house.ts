import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { Command } from 'commander'
import { openHouse } from '#house/load.ts'
import { stateOfGstin } from '#backend/lib/trade/state-by-name.ts'
import { houseFolder, knownHouses } from '#program/house.ts'
import { missingBeforeLive } from './lib/house/going-live.ts'
import { allFaults } from './lib/house/faults.ts'
import { makeBare, writeJson } from './lib/house/bare-house.ts'
import { runNode } from './lib/running/run.ts'
import { dressed, factsOf, QUESTIONS, ratesOf, wrongAnswer, type Answers } from './lib/house/new-house.ts'

/** `npm run house -- new <name>` makes a house from the starter, `check <name>` says what is wrong or missing in one. */
const fail = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

const STARTER = join('house', 'starter')

/** Asks for what was not given as an option, if somebody is at the terminal; otherwise it is the starter's. */
const answered = async (given: Partial<Answers>): Promise<Partial<Answers>> => {
  const answers = { ...given }
  for (const [name, answer] of Object.entries(given)) {
    const wrong = wrongAnswer(name, answer)
    if (wrong) fail(`--${name}: ${wrong}`)
  }
  if (!process.stdin.isTTY) return answers
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  // An answer may be typed or pasted before its question appears.
  const lines = terminal[Symbol.asyncIterator]()
  const ask = async (question: string): Promise<string> => {
    terminal.setPrompt(question)
    terminal.prompt()
    const { done, value } = await lines.next()
    return done ? fail('\nNothing is made.') : value.trim()
  }
  for (const { name, question } of QUESTIONS) {
    if (answers[name] !== undefined) continue
    for (;;) {
      const answer = await ask(`${question} (empty: as in the starter): `)
      const wrong = answer === '' ? undefined : wrongAnswer(name, answer)
      if (wrong) process.stdout.write(`  ${wrong}\n`)
      else {
        if (answer !== '') answers[name] = answer
        break
      }
    }
  }
  terminal.close()
  return answers
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

const make = async (where: string, { bare, ...given }: Partial<Answers> & { bare?: true }): Promise<void> => {
  const name = basename(where)
  if (!/^[a-z][a-z0-9-]{1,31}$/.test(name))
    fail(
      `‘${name}’${where === name ? '' : `, which ${where} ends with,`} is not a name of a house: 2 to 32 small letters, figures and hyphens, the first a letter, e.g. meenakshi.`,
    )
  const folder = where === name ? join('house', name) : where
  if (existsSync(folder)) fail(`${folder} is there already.`)
  const answers = await answered(given)
  try {
    cpSync(STARTER, folder, { recursive: true })
    const shop = join(folder, 'shop.json')
    writeJson(shop, factsOf(readJson(shop), answers, name))
    if (bare) makeBare(folder)
    if (answers.metals) {
      const rates = join(folder, 'catalogue', 'rates.json')
      writeJson(rates, ratesOf(bare ? undefined : readJson(rates), answers.metals))
    }
    for (const file of readdirSync(join(folder, 'salons'))) {
      const path = join(folder, 'salons', file)
      const salon = readJson(path)
      if (typeof salon === 'object' && salon !== null)
        writeJson(path, {
          ...salon,
          ...(answers.town && { city: answers.town, addressLines: [answers.town] }),
          ...(answers.gstin && { state: stateOfGstin(answers.gstin).name }),
          ...(answers.email && { email: answers.email }),
          ...(answers.phone && { phone: answers.phone }),
        })
    }
    mkdirSync(join(folder, 'brand'), { recursive: true })
    for (const [file, text] of Object.entries(dressed(answers)))
      writeFileSync(join(folder, 'brand', file), text)
    const faults = allFaults(openHouse(folder))
    if (faults.length > 0) throw new Error(faults.map(({ message }) => message).join('\n'))
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    fail(error instanceof Error ? error.message : String(error))
  }
  process.stdout.write(
    `${folder} is made. HOUSE=${where} npm start serves it; npm run house -- check ${where} says what it lacks.\n`,
  )
}

const check = (name: string): void => {
  const folder =
    houseFolder(name) ?? fail(`There is no house ‘${name}’. There are ${knownHouses().join(', ')}.`)
  const house = openHouse(folder)
  const faults = allFaults(house)
  const wanting = faults.length > 0 ? [] : missingBeforeLive(house)
  for (const { message } of faults) process.stdout.write(`wrong    ${message}\n`)
  for (const line of wanting) process.stdout.write(`missing  ${line}\n`)
  if (wanting.length > 0)
    process.stdout.write(
      `This is what the files of ${folder} say; what was changed in a running shop is not in them.\n`,
    )
  if (faults.length + wanting.length === 0)
    process.stdout.write('Nothing is wrong, and nothing is missing.\n')
  process.exitCode = faults.length > 0 ? 1 : wanting.length > 0 ? 2 : 0
}

const program = new Command('house').description('The houses in house/ (house/README.md)')
const command = program
  .command('new <name>')
  .description(
    'Makes house/<name>, or a folder elsewhere if it is a path, from the starter; what no option says is asked',
  )
  .option('--bare', 'without the pieces and categories of the starter: import your own')
for (const { name, question } of QUESTIONS) command.option(`--${name} <words>`, question)
command.action((name: string, given: Partial<Answers> & { bare?: true }) => make(name, given))
program
  .command('check <name>')
  .description('Lists what is wrong in a house (code 1), or missing before it can go live (code 2)')
  .action(check)
program
  .command('trial')
  .description(
    'Makes a second house of data files in a temporary folder, builds it, reads every page and buys there',
  )
  .action(async () => {
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'second-house']
    await runNode(vitest, { NODE_ENV: 'test' }).catch(() => {
      process.exitCode = 1
    })
  })
await program.parseAsync()
