import { getProduct, listCategories, type Category, type Product } from '#contract/catalogue.ts'
import {
  operatorBeginImport,
  operatorFinishImport,
  operatorImportLines,
} from '#contract/catalogue-transfer.ts'
import type { ProductInput } from '#contract/catalogue-write.ts'
import type { AnswerOf, AnyEndpoint } from '#contract/endpoint.ts'
import { openErp } from './erp.ts'

/**
 * The other way round: an ERP that keeps the shop's own backend up to date with a token of its own, products, prices and
 * stock in one import that is written whole or not at all. Run it as often as the ERP changes; what is equal stays. Ends with 0
 * where every article is in the shop, 2 where some were left out, 1 where nothing was written.
 *
 *     npm run shop -- tokens add erp --role manager
 *     BACKEND=http://127.0.0.1:4000 SHOP_TOKEN=… ERP=export.json node adapters/rest-example/push.ts
 */
const { BACKEND = 'http://127.0.0.1:4000', SHOP_TOKEN, INTERNAL_TOKEN } = process.env
const SOURCE = process.env.ERP ?? 'adapters/rest-example/erp.json'
const LINES = 50

const say = (line: string) => process.stderr.write(`${line}\n`)

/** One call of the contract; undefined where the shop has no such thing. Throws with the backend's own sentence. */
const find = async <E extends AnyEndpoint>(
  { method, path }: E,
  body?: unknown,
  params: Readonly<Record<string, string>> = {},
): Promise<AnswerOf<E> | undefined> => {
  const address =
    BACKEND + path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const answer = await fetch(address, {
    method,
    headers: {
      authorization: `Bearer ${SHOP_TOKEN ?? ''}`,
      ...(INTERNAL_TOKEN !== undefined && { 'x-internal-token': INTERNAL_TOKEN }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Error(`there is no shop at ${BACKEND}`)
  })
  if (answer.status === 404) return undefined
  const said = (await answer.json().catch(() => ({}))) as AnswerOf<E> & { message?: string }
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${said.message ?? ''}`)
  return said
}
const call = async <E extends AnyEndpoint>(...asked: Parameters<typeof find<E>>): Promise<AnswerOf<E>> => {
  const answer = await find(...asked)
  if (answer === undefined) throw new Error(`${BACKEND} is no shop with a catalogue of its own`)
  return answer
}

/** The ERP's number names the piece and its one combination. The shop sells for whole rupees. */
const inputOf = (one: Product, categoryIds: readonly string[]): ProductInput => {
  const { _id, name, price, stock = 0, slug: _slug, updatedAt: _at, ...members } = one
  const amount = Math.round(price[0]?.amount ?? 0)
  if (amount !== price[0]?.amount)
    say(`${_id}: ₹${price[0]?.amount} is ₹${amount} in the shop, which sells for whole rupees`)
  return {
    ...members,
    _id,
    slug: `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${_id.toLowerCase()}`,
    name,
    categoryIds: [...categoryIds],
    variants: [{ _id, amount, stock, isDefault: true }],
  }
}

/** The category of the shop that has the title of the ERP's group, or of the nearest group above it. */
const categoryIdsOf = (one: Product, shop: readonly Category[], groups: ReadonlyMap<string, Category>) => {
  const met = new Set<Category>()
  let group = groups.get(one.categoryIds?.[0] ?? '')
  while (group && !met.has(group)) {
    const { name, parentCategoryId: above } = group
    const found = shop.filter((known) => known.name === name).map(({ _id }) => _id)
    if (found.length > 0) return found
    met.add(group)
    group = groups.get(above ?? '')
  }
  return []
}

const push = async (): Promise<0 | 1 | 2> => {
  if (!SHOP_TOKEN)
    throw new Error('SHOP_TOKEN is not set: npm run shop -- tokens add erp --role manager prints one')
  const { products, categories, gone, left } = await openErp(SOURCE)
  const groups = new Map(categories.map((group) => [group._id, group]))
  const known = await call(listCategories)
  const out = [...left]
  const inputs = products.flatMap((one) => {
    const categoryIds = categoryIdsOf(one, known, groups)
    if (categoryIds.length > 0) return [inputOf(one, categoryIds)]
    const title = groups.get(one.categoryIds?.[0] ?? '')?.name ?? ''
    out.push(
      `${one._id}: the shop has no category '${title}'; npm run shop -- categories write <slug> <file> makes it`,
    )
    return []
  })
  // What is made no more leaves the shop, where it is on sale there.
  for (const one of gone)
    if (await find(getProduct, undefined, { id: one._id }))
      inputs.push({ ...inputOf(one, categoryIdsOf(one, known, groups)), active: false })
  for (const line of out) say(`left out: ${line}`)
  const { importId } = await call(operatorBeginImport, {})
  const lines = inputs.map((product, n) => ({ line: n + 1, product }))
  for (let from = 0; from < lines.length; from += LINES)
    await call(operatorImportLines, { lines: lines.slice(from, from + LINES) }, { importId })
  const { errors, added, changed } = await call(operatorFinishImport, {}, { importId })
  for (const { line, message } of errors) say(`${inputs[line - 1]?._id ?? `line ${line}`}: ${message}`)
  const done = `${added} added, ${changed} changed, of ${lines.length}.`
  process.stdout.write(errors.length > 0 ? 'Nothing was written.\n' : `${done}\n`)
  return errors.length > 0 ? 1 : out.length > 0 ? 2 : 0
}

process.exitCode = await push().catch((error: unknown) => {
  say(`Nothing was written: ${error instanceof Error ? error.message : String(error)}`)
  return 1
})
