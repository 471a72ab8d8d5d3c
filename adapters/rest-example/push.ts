import { isDeepStrictEqual } from 'node:util'
import { listCategories, type Product } from '#contract/catalogue.ts'
import {
  operatorBeginImport,
  operatorExport,
  operatorFinishImport,
  operatorImportLines,
} from '#contract/catalogue-transfer.ts'
import type { ProductInput } from '#contract/catalogue-write.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { openErp } from './erp.ts'
import { categoryIdsOf, makeMissing } from './groups.ts'
import { inputOf } from './piece.ts'
import { shopAt } from './shop.ts'

/**
 * The other direction: an ERP that keeps the shop's own backend up to date, with its own token. Products, prices and
 * stock are one import, which is written completely or not at all. Run it whenever the ERP changes; equal data is not
 * sent. Exits with 0 if every article is in the shop, 2 if some were left out, 1 if nothing was written.
 *
 *   npm run shop -- tokens add erp --role manager
 *   BACKEND=http://127.0.0.1:4000 SHOP_TOKEN=… ERP=export.json node adapters/rest-example/push.ts
 *
 * With `--create-missing` after it, groups without a category in the shop become categories.
 */
const { BACKEND = 'http://127.0.0.1:4000', SHOP_TOKEN, INTERNAL_TOKEN } = process.env
const call = shopAt({ backend: BACKEND, token: SHOP_TOKEN, internal: INTERNAL_TOKEN })
const SOURCE = process.env.ERP ?? 'adapters/rest-example/erp.json'
const LINES = 50

const say = (line: string) => process.stderr.write(`${line}\n`)
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const sayRounded = ({ _id, price: [price] }: Product) => {
  const asked = price?.amount ?? 0
  if (!Number.isInteger(asked))
    say(`${_id}: ₹${asked} is ₹${Math.round(asked)} in the shop, which sells for whole rupees`)
}

/** The current pieces of the ERP in the shop, by their ids, including those off sale. */
const storedOf = async (ids: ReadonlySet<string>): Promise<ReadonlyMap<string, ProductInput>> => {
  const stored = new Map<string, ProductInput>()
  for (let after: string | undefined = ''; after !== undefined;) {
    const query = { after, limit: 100 }
    const page: AnswerOf<typeof operatorExport> = await call(operatorExport, undefined, {}, query)
    for (const one of page.products) if (ids.has(one._id)) stored.set(one._id, one)
    after = page.next
  }
  return stored
}

const push = async (): Promise<0 | 1 | 2> => {
  if (!SHOP_TOKEN)
    throw new Error('SHOP_TOKEN is not set: npm run shop -- tokens add erp --role manager prints one')
  const { products, categories, sizes, gone, left } = await openErp(SOURCE)
  const stored = await storedOf(new Set([...products.map(({ _id }) => _id), ...gone]))
  const groups = new Map(categories.map((group) => [group._id, group]))
  const listed = await call(listCategories)
  const known = process.argv.includes('--create-missing')
    ? await makeMissing(call, products, listed, groups)
    : listed
  const out = [...left]
  const inputs = products.flatMap((one) => {
    const categoryIds = categoryIdsOf(one, known, groups)
    if (categoryIds.length > 0) {
      sayRounded(one)
      return [inputOf(one, categoryIds, sizes.get(one._id), stored.get(one._id))]
    }
    const title = groups.get(one.categoryIds?.[0] ?? '')?.name ?? ''
    out.push(`${one._id}: the shop has no category '${title}'; --create-missing makes it`)
    return []
  })
  // A discontinued article is removed from sale if it is on sale in the shop.
  for (const id of gone) {
    const one = stored.get(id)
    if (one) inputs.push({ ...one, active: false })
  }
  const changes = inputs.filter((one) => !isDeepStrictEqual(asJson(one), stored.get(one._id)))
  for (const line of out) say(`left out: ${line}`)
  for (const { _id } of products)
    if (stored.get(_id)?.active === false)
      say(`${_id} is off sale in the shop: its desk puts it on sale again`)
  const { importId } = await call(operatorBeginImport, {})
  const lines = changes.map((product, n) => ({ line: n + 1, product }))
  for (let from = 0; from < lines.length; from += LINES)
    await call(operatorImportLines, { lines: lines.slice(from, from + LINES) }, { importId })
  const { errors, added, changed } = await call(operatorFinishImport, {}, { importId })
  for (const { line, message } of errors) say(`${changes[line - 1]?._id ?? `line ${line}`}: ${message}`)
  const done = `${added} added, ${changed} changed, of ${inputs.length}.`
  process.stdout.write(errors.length > 0 ? 'Nothing was written.\n' : `${done}\n`)
  return errors.length > 0 ? 1 : out.length > 0 ? 2 : 0
}

process.exitCode = await push().catch((error: unknown) => {
  say(`Nothing was written: ${error instanceof Error ? error.message : String(error)}`)
  return 1
})
