import { setTimeout as wait } from 'node:timers/promises'
import { operatorRepricing, operatorSetRates } from '#contract/pricing.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { copiedStore, filledStore, firstRow } from '../lib/large-store.ts'
import { asOperator, importCopies } from '../lib/operator.ts'
import { startBackend, type Running } from '../lib/programs.ts'
import { readSteadily, type Readers } from '../lib/readers.ts'
import { BENCH_OPERATOR, firstProduct } from '../lib/shop.ts'
import { table, type Goal } from '../lib/table.ts'

/** The number of combinations per product, as in the demo. */
const COMBINATIONS_EACH = 41.5
const QUIET_MS = 30_000
const READERS_A_SECOND = 25
const KILLED_AT = 0.4
const IMPORTED = 100_000

const RATES: readonly (readonly [string, string, number])[] = [
  ['Yellow gold', '22 kt', 11_431.68], ['Yellow gold', '18 kt', 9_360], ['Yellow gold', '14 kt', 7_300.8],
  ['Rose gold', '22 kt', 11_431.68], ['Rose gold', '18 kt', 9_360], ['Rose gold', '14 kt', 7_300.8],
  ['White gold', '22 kt', 11_431.68], ['White gold', '18 kt', 9_360], ['White gold', '14 kt', 7_300.8],
  ['Platinum', '950', 4_920], ['Silver', '925', 162],
] // prettier-ignore

/**
 * Prices that are not the sum of their parts, listed prices that are not those of the default combination, and index
 * entries that do not match their product.
 */
const DIFFERENCES = `select
  (select count(*) from (select v.id from product_variants v join variant_price_parts pp on pp.variant_id = v.id
    group by v.id having sum(pp.amount_paise) <> v.price_paise) unsummed) as unsummed,
  (select count(*) from products p join product_variants v on v.product_id = p.id and v.is_default
    where v.price_paise <> p.price_paise) as unlisted,
  (select count(*) from products p join search_entries e on e.id = p.id where e.price_paise <> p.price_paise) as outdated,
  (select count(*) from search_changes) as waiting`

/** Waits until the index has every change, and no rates of an earlier run are still being written. */
const settled = async (url: string) => {
  const waiting = `select (select count(*) from search_changes)
    + (select count(*) from repricings where finished_at is null) as waiting`
  while ((await firstRow(url, waiting))['waiting'] !== '0') await wait(200)
}

/**
 * New rates for all metals, changed by a per mille, from the request until every price is written; with `kill` the
 * backend is killed once.
 */
const newRates = async (perMille: number, backend: () => Running, kill?: () => Promise<void>) => {
  const from = performance.now()
  const rates = RATES.map(([metal, purity, perGram]) => ({
    metal,
    purity,
    perGram: Math.round((perGram * (1000 + perMille)) / 10) / 100,
  }))
  const { repricing: begun } = await asOperator(backend().url, operatorSetRates, '/rates', { rates })
  let now = begun
  let killed = kill === undefined
  while (now.finishedAt === undefined) {
    await wait(200)
    if (!killed && now.done > now.products * KILLED_AT) {
      killed = true
      await kill?.()
    }
    now = await asOperator(backend().url, operatorRepricing, `/rates/repricings/${now._id}`)
  }
  return { seconds: (performance.now() - from) / 1000, repriced: now.repriced }
}

/**
 * What a house writes at once while readers are active, on PostgreSQL: new rates for `combinations` that follow them,
 * once undisturbed and once with the backend killed with -9 meanwhile, then an import of 100,000 products. Afterwards
 * every price must be the sum of its parts, and every list up to date.
 */
export const bulk = async (combinations: number): Promise<{ text: string; goals: Goal[] }> => {
  const cluster = await startPostgres()
  const products = Math.ceil(combinations / COMBINATIONS_EACH)
  const port = { BACKEND_PORT: '' }
  let backend: Running | undefined
  const current = () => {
    if (!backend) throw new Error('no backend')
    return backend
  }
  try {
    const filled = await filledStore(cluster.url, `bulk_${products}`, [
      '--products',
      String(products),
      '--combinations',
    ])
    const url = await copiedStore(filled)
    const start = async () => {
      backend = await startBackend({
        DATABASE_URL: url,
        OPERATOR_TOKEN: BENCH_OPERATOR,
        ...(port.BACKEND_PORT && port),
      })
      port.BACKEND_PORT = new URL(backend.url).port
    }
    await start()
    await settled(url)
    const first = await firstProduct(current().url)
    const paths = [
      '/api/products?limit=12', '/api/products?limit=12&sortBy=price-asc&categoryId=rings',
      `/api/products/${first}`, `/api/products/${first}/configuration`,
    ] // prettier-ignore
    let away = false
    const readers = (until: Promise<unknown>): Promise<Readers> =>
      readSteadily(paths, current().url, { perSecond: READERS_A_SECOND, until, away: () => away })
    const kill = async () => {
      away = true
      process.kill(current().pid, 'SIGKILL')
      await start()
      away = false
    }
    await readers(wait(5_000))
    const rows: (string | number)[][] = []
    const goals: Goal[] = []
    const measured = async <T extends { seconds: number }>(
      what: string,
      must: number,
      work: () => Promise<T>,
      ratio: boolean,
    ) => {
      const quiet = await readers(wait(QUIET_MS))
      const working = work()
      const [busy, done] = await Promise.all([readers(working), working])
      const caughtUp = performance.now()
      await settled(url)
      const behind = (performance.now() - caughtUp) / 1000
      const differ = Object.values(await firstRow(url, DIFFERENCES)).reduce(
        (sum, count) => sum + Number(count),
        0,
      )
      const times = busy.p99 / quiet.p99
      rows.push([
        what, done.seconds.toFixed(1), behind.toFixed(1), `${quiet.p50.toFixed(1)} / ${quiet.p99.toFixed(1)}`,
        `${busy.p50.toFixed(1)} / ${busy.p99.toFixed(1)}`, times.toFixed(2), `${busy.failed} of ${busy.asked}`, differ,
      ]) // prettier-ignore
      goals.push({ id: 'P20', what: `${what}: time`, value: done.seconds, unit: 's', must, better: 'less' })
      goals.push({
        id: 'P20',
        what: `${what}: prices and entries that differ`,
        value: differ,
        unit: '',
        must: 0,
        better: 'less',
      })
      if (ratio)
        goals.push({
          id: 'P20',
          what: `${what}: readers' p99`,
          value: times,
          unit: 'x',
          must: 1.5,
          better: 'less',
        })
    }
    await measured('new rates', 180, () => newRates(13, current), true)
    await measured('new rates, killed on the way', 180, () => newRates(-7, current, kill), true)
    await measured(
      `import of ${IMPORTED.toLocaleString('en-IN')}`,
      240,
      () => importCopies(current().url, IMPORTED),
      false,
    )
    const { count } = await firstRow(
      url,
      'select count(*) from product_variants where metal_weight_mg is not null',
    )
    const head = [
      'PostgreSQL',
      's',
      'index behind by, s',
      'readers before, p50 / p99 ms',
      'meanwhile',
      'times',
      'failed',
      'differ',
    ]
    return { text: `${count} combinations follow a rate\n${table(head, rows)}`, goals }
  } finally {
    await backend?.stop()
    await cluster.stop()
  }
}
