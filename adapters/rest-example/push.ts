import { readFile } from 'node:fs/promises'
import { listCategories, type Category, type Product } from '#contract/catalogue.ts'
import {
  operatorBeginImport,
  operatorFinishImport,
  operatorImportLines,
} from '#contract/catalogue-transfer.ts'
import type { ProductInput } from '#contract/catalogue-write.ts'
import type { AnswerOf, AnyEndpoint } from '#contract/endpoint.ts'
import { readErp } from './erp.ts'

/**
 * The other way round: an ERP that keeps the shop's own backend up to date with a token of its own, products, prices and
 * stock in one import that is written whole or not at all. Run it as often as the ERP changes; what is equal stays.
 *
 *     npm run shop -- tokens add erp --role manager
 *     BACKEND=http://127.0.0.1:4000 SHOP_TOKEN=… ERP=export.json node adapters/rest-example/push.ts
 */
const { BACKEND = 'http://127.0.0.1:4000', SHOP_TOKEN, INTERNAL_TOKEN } = process.env
const SOURCE = process.env.ERP ?? 'adapters/rest-example/erp.json'
const LINES = 50

/** One call of the contract. Throws with the backend's own sentence. */
const call = async <E extends AnyEndpoint>(
  { method, path }: E,
  body?: unknown,
  params: Readonly<Record<string, string>> = {},
): Promise<AnswerOf<E>> => {
  const answer = await fetch(BACKEND + path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? ''), {
    method,
    headers: {
      authorization: `Bearer ${SHOP_TOKEN ?? ''}`,
      ...(INTERNAL_TOKEN !== undefined && { 'x-internal-token': INTERNAL_TOKEN }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const said = (await answer.json()) as AnswerOf<E> & { message?: string }
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${said.message ?? ''}`)
  return said
}

/** The ERP's number names the piece and its one combination; a category is found by its title. */
const inputOf = (
  one: Product,
  categories: readonly Category[],
  titles: ReadonlyMap<string, string>,
): ProductInput => {
  const { _id, name, price, stock = 0, slug: _slug, updatedAt: _at, ...members } = one
  const titled = new Set(one.categoryIds?.map((code) => titles.get(code)))
  return {
    ...members,
    _id,
    slug: `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${_id.toLowerCase()}`,
    name,
    categoryIds: categories.filter((known) => titled.has(known.name)).map((known) => known._id),
    variants: [{ _id, amount: Math.round(price[0]?.amount ?? 0), stock, isDefault: true }],
  }
}

const { products, categories: groups, left } = readErp(JSON.parse(await readFile(SOURCE, 'utf8')))
for (const line of left) process.stderr.write(`left out: ${line}\n`)
const titles = new Map(groups.map(({ _id, name }) => [_id, name]))
const categories = await call(listCategories)
const lines = products.map((one, n) => ({ line: n + 1, product: inputOf(one, categories, titles) }))
const { importId } = await call(operatorBeginImport, {})
for (let from = 0; from < lines.length; from += LINES)
  await call(operatorImportLines, { lines: lines.slice(from, from + LINES) }, { importId })
const { errors, added, changed } = await call(operatorFinishImport, {}, { importId })
for (const { line, message } of errors) process.stderr.write(`article ${line}: ${message}\n`)
process.stdout.write(
  errors.length > 0 ? 'Nothing was written.\n' : `${added} added, ${changed} changed, of ${lines.length}.\n`,
)
process.exitCode = errors.length > 0 ? 1 : 0
