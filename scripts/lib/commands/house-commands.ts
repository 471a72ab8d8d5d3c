import type { Command } from 'commander'
import { Check } from 'typebox/value'
import { ResaleRule } from '#contract/resale.ts'
import { houseDay } from '#backend/lib/words/days.ts'
import { shownRupees } from '#scripts/lib/operator/amounts.ts'
import { inList } from '#scripts/lib/operator/house-time.ts'
import { answerOf, ask, call, fail, print, rows, texts, type Answer } from '#scripts/lib/operator/operator.ts'

/** A fact in one line. */
const shown = (fact: unknown): string => {
  if (fact === undefined || fact === null) return '(none)'
  if (Array.isArray(fact))
    return fact.map((item: unknown) => (typeof item === 'string' ? item : socialLine(item))).join(' | ')
  if (typeof fact !== 'object') return String(fact)
  return Object.entries(fact)
    .map(([name, value]) => `${name}=${String(value)}`)
    .join(' ')
}

const socialLine = (item: unknown): string => {
  const { name, url } = answerOf(item)
  return `${String(name)}=${String(url)}`
}

const pairOf = (word: string, form: string): readonly [string, string] => {
  const [, label, rest] = /^([^=]+)=(.+)$/.exec(word) ?? fail(`‘${word}’ is not ${form}`)
  return [label ?? '', rest ?? '']
}

/** A fact as it is typed: the lines of the address one by one, social links as Name=https://… */
const readFact = (name: string, words: readonly string[]): unknown => {
  if (name === 'countries') return words[0] === 'none' ? null : words
  if (name === 'addressLines') return words
  if (words.length === 1 && words[0] === 'none' && name === 'bankAccount') return null
  if (name === 'bankAccount')
    return Object.fromEntries(words.map((word) => pairOf(word, 'holder=…, number=…, ifsc=… or bank=…')))
  if (name === 'warranty')
    return Object.fromEntries(
      words
        .map((word) => pairOf(word, 'jewels=…, watches=…, watchYears=…, watchServiceYears=… or aftercare=…'))
        .map(([label, rest]) => [label, label.endsWith('Years') ? Number(rest) : rest]),
    )
  if (name === 'points' && words[0] === 'none') return null
  if (name === 'points')
    return Object.fromEntries(
      words
        .map((word) => pairOf(word, 'welcome=…, rupeesPerPoint=…, worthPaise=… or mostPercent=…'))
        .map(([label, rest]) => [label, Number(rest)]),
    )
  if (words[0] === 'none' && ['advancePercent', 'freeDeliveryFrom'].includes(name)) return null
  if (name === 'freeReturns' || name === 'plainParcel') return ['yes', 'true'].includes(words[0] ?? '')
  if (NUMBERS.includes(name)) return Number(words.join(''))
  if (name !== 'social') return words.join(' ')
  return words.map((word) => {
    const [label, url] = pairOf(word, 'Name=https://…')
    return { name: label, url }
  })
}

const ended = ({ written }: Answer, dryRun: boolean | undefined): string =>
  written === true
    ? 'Set.'
    : dryRun === true
      ? 'Nothing was written: this was a dry run.'
      : 'It was so already.'

/** Facts that a house may have not set yet. */
const NUMBERS = [
  'returnDays',
  'confirmAddressAbove',
  'transferDays',
  'advancePercent',
  'advanceFromDays',
  'deliveryPrice',
  'freeDeliveryFrom',
]
const SET_LATER = [
  ...NUMBERS,
  'freeReturns',
  'plainParcel',
  'bankAccount',
  'countries',
  'orderPrefix',
  'points',
  'trade',
  'warranty',
]

const addFacts = (shop: Command): void => {
  const facts = shop
    .command('facts')
    .description('House facts: name, addresses, telephone, tax number, social links')
  facts
    .command('show')
    .action(async () => print(Object.entries(await ask('/shop')).map(([name, fact]) => [name, shown(fact)])))
  facts
    .command('set <fact> [words...]')
    .description(
      'Sets one; it shows at once, also on pages and e-mails that name it. addressLines takes a word for each line (in quotes), countries takes codes (IN AE GB) or none for all, social takes Name=https://…, bankAccount takes holder=… number=… ifsc=… bank=… or none, warranty takes jewels=… watches=… watchYears=… watchServiceYears=… aftercare=…, points takes welcome=… rupeesPerPoint=… worthPaise=… mostPercent=… or none',
    )
    .option('--dry-run', 'says what would change and writes nothing')
    .action(async (name: string, words: string[], { dryRun }: { dryRun?: boolean }) => {
      const known = [...new Set([...Object.keys(await ask('/shop')), ...SET_LATER])]
      if (!known.includes(name)) return fail(`There is no fact ‘${name}’. There are ${known.join(', ')}.`)
      const answer = await call('PATCH', '/shop', {
        facts: { [name]: readFact(name, words) },
        ...(dryRun && { dryRun }),
      })
      const [before, after] = [answerOf(answer['before']), answerOf(answer['facts'])]
      for (const changed of texts(answer, 'changed'))
        process.stdout.write(`${changed}: ${shown(before[changed])} -> ${shown(after[changed])}\n`)
      return void process.stdout.write(`${ended(answer, dryRun)}\n`)
    })
}

const ruleLine = (rule: unknown): string => {
  if (!Check(ResaleRule, rule)) return fail('There is no rule yet.')
  const { exchange, buyBack } = rule
  return `in exchange ${exchange.metal} % of the metal, ${exchange.stones} % of the stones; in money ${buyBack.metal} %, ${buyBack.stones} %`
}

interface ResaleOptions {
  exchangeMetal?: string
  exchangeStones?: string
  buyBackMetal?: string
  buyBackStones?: string
  dryRun?: boolean
}

const percent = (text: string): number => {
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text)) return fail(`‘${text}’ is not a share in per cent, e.g. 92.5.`)
  return Number(text)
}

/** Every part of the register of these days, one after the other. */
const resalesOf = async (from: string, to: string): Promise<readonly Answer[]> => {
  const found: Answer[] = []
  let after: string | undefined
  do {
    const part = await call(
      'GET',
      `/resale/register?${new URLSearchParams({ from, to, ...(after !== undefined && { after }) })}`,
    )
    found.push(...rows(part, 'resales'))
    after = part['next'] === undefined ? undefined : String(part['next'])
  } while (after !== undefined)
  return found
}

const addResaleList = (resale: Command): void => {
  const today = houseDay(Date.now())
  resale
    .command('list')
    .description('The pieces that were taken in exchange or bought back on these days, by default this month')
    .option('--from <day>', 'the first day, e.g. 2026-11-01', `${today.slice(0, 7)}-01`)
    .option('--to <day>', 'the last day', today)
    .action(async ({ from, to }: { from: string; to: string }) => {
      const taken = await resalesOf(from, to)
      if (taken.length === 0) return void process.stdout.write('No piece was taken on these days.\n')
      return print(
        taken.map((one) => [
          inList(one['at']),
          one['as'],
          shownRupees(one['amount']),
          one['number'],
          one['huid'] ?? '',
          one['name'],
          one['shopper'],
          one['by'],
        ]),
      )
    })
}

const addResale = (shop: Command): void => {
  const resale = shop
    .command('resale')
    .description('The published rule of exchange and buy-back, and what was taken by it')
  addResaleList(resale)
  resale
    .command('show')
    .description('The present rule and earlier ones')
    .action(async () =>
      print(
        rows(await call('GET', '/resale'), 'rules').map((rule) => [
          inList(rule['setAt']),
          rule['setBy'],
          ruleLine(rule),
        ]),
      ),
    )
  const set = resale
    .command('set')
    .description('Changes the rule from now on, in per cent; what you leave out is not changed')
    .option('--exchange-metal <percent>', 'of the metal at the rate of the day')
    .option('--exchange-stones <percent>', 'of what the stones cost')
    .option('--buy-back-metal <percent>')
    .option('--buy-back-stones <percent>')
    .option('--dry-run', 'shows the new rule and writes nothing')
  set.action(async (o: ResaleOptions) => {
    const shares = (metal: string | undefined, stones: string | undefined) => ({
      ...(metal !== undefined && { metal: percent(metal) }),
      ...(stones !== undefined && { stones: percent(stones) }),
    })
    const change = {
      exchange: shares(o.exchangeMetal, o.exchangeStones),
      buyBack: shares(o.buyBackMetal, o.buyBackStones),
    }
    if (Object.keys({ ...change.exchange, ...change.buyBack }).length === 0) return set.help({ error: true })
    const answer = await call('PATCH', '/resale', { ...change, ...(o.dryRun && { dryRun: true }) })
    const before = answer['before']
    if (before) process.stdout.write(`before: ${ruleLine(before)}\n`)
    process.stdout.write(`${answer['written'] === true ? 'now' : 'then'}:    ${ruleLine(answer['rule'])}\n`)
    return void process.stdout.write(`${ended(answer, o.dryRun)}\n`)
  })
}

/** What the house says of itself and promises: changed without a new release. */
export const addHouseCommands = (shop: Command): void => {
  addFacts(shop)
  addResale(shop)
}
