import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { ProductInput, VariantInput } from '#contract/catalogue-write.ts'
import {
  operatorCopyProduct,
  operatorNewProduct,
  operatorNewVariant,
  operatorProductKind,
  operatorRemoveDraftProduct,
} from '#contract/new-products.ts'
import { audit } from '#backend/lib/audit/audit.ts'
import { askSecondPerson } from '#backend/lib/audit/four-eyes.ts'
import {
  implement,
  Refusal,
  wrongField,
  type Db,
  type Deps,
  type Implementation,
} from '#backend/lib/http/implement.ts'
import { formatPaise, paiseFromRupees } from '#backend/lib/trade/money.ts'
import { slugOf } from '#backend/lib/words/slug.ts'
import { inTransaction } from '#backend/lib/store/transaction.ts'
import { inGrams } from '#backend/lib/trade/weight.ts'
import { lockProducts, namedProducts, putProduct, readProductInput } from '../catalogue/api.ts'
import { readKind } from './kind.ts'
import { refusalOf, rowOf } from './new-product-row.ts'
import { inSavepoint } from './import/write-lines.ts'
import { readRows } from './table/staging.ts'
import type { TableRow } from './table/rows.ts'

const noProduct = () => new Refusal(404, 'NOT_FOUND', 'There is no such product.')

/** 'lotus', or 'lotus-2' if that is taken. */
const firstFree = (word: string, taken: ReadonlySet<string>): string => {
  if (!taken.has(word.toLowerCase())) return word
  for (let n = 2; ; n += 1) if (!taken.has(`${word}-${n}`.toLowerCase())) return `${word}-${n}`
}

/** Screens of the desk that are where a product of this id would be. */
const DESK_ADDRESSES = ['new', 'import', 'table']

/** The address of a new product, made from its name; none that another product has. */
const freeAddress = async (tx: Db, name: string): Promise<string> => {
  const wanted = slugOf(name, 56)
  if (wanted === '')
    throw wrongField(
      'name',
      'A name has letters or digits of the Latin alphabet: its address is made of them.',
    )
  const { rows } = await sql<{ word: string }>`select unnest(array[id, slug]) as word from products
    where starts_with(id, ${wanted}) or starts_with(slug, ${wanted})`.execute(tx)
  return firstFree(wanted, new Set([...DESK_ADDRESSES, ...rows.map(({ word }) => word.toLowerCase())]))
}

/** Refuses a SKU that another combination has, or that would be its id; names one that is free. */
const refuseTaken = async (tx: Db, sku: string): Promise<void> => {
  const { rows } = await sql<{ word: string; name: string }>`
    select unnest(array[v.sku, v.id]) as word, p.name from product_variants v join products p on p.id = v.product_id
    where starts_with(lower(v.sku), lower(${sku})) or starts_with(lower(v.id), lower(${sku}))`.execute(tx)
  const whose = rows.find(({ word }) => word.toLowerCase() === sku.toLowerCase())
  if (!whose) return
  const free = firstFree(sku, new Set(rows.map(({ word }) => word.toLowerCase())))
  throw wrongField('sku', `‘${whose.name}’ has the SKU ${sku}. ${free} is free.`)
}

/** The product of one row, by the rules of a table. Throws 422 with what is wrong at each member. */
const productOf = async (tx: Db, row: TableRow, now: number, locked = true): Promise<ProductInput> => {
  const asked = { now, createMissing: false, coming: new Set<string>() }
  const { products, mistakes } = await readRows(tx, [row], asked, locked)
  const [found] = products
  if (mistakes.length > 0 || !found) throw refusalOf(mistakes)
  return found.product
}

/** Writes a product. Whoever took its address or SKU in the same moment was first. */
const put = async (tx: Db, product: ProductInput): Promise<void> => {
  const failed = await inSavepoint(tx, () => putProduct(tx, readProductInput(product)))
  if (failed !== undefined) throw new Refusal(409, 'CONFLICT', failed)
}

const combinationOf = ({ metal, purity, size, stone, stoneQuality, options = {} }: VariantInput): string =>
  JSON.stringify([metal, purity, size, stone, stoneQuality, Object.entries(options).toSorted()])

/** All that a second person confirms of a combination: the same SKU and price could be those of another piece. */
const factsOf = ({ options = {}, ...variant }: VariantInput): string[] => {
  const { metal, purity, size, stone, stoneQuality, metalWeightMg, weightMg, parts = [] } = variant
  const fact = (name: string, value: string | undefined) => (value === undefined ? [] : [`${name}: ${value}`])
  const grams = (milligrams: number | undefined) =>
    milligrams === undefined ? undefined : inGrams(milligrams)
  return [
    `a new combination, ${variant.sku ?? variant._id}, at ${formatPaise(paiseFromRupees(variant.amount))}`,
    ...fact('metal', metal),
    ...fact('purity', purity),
    ...fact('size', size),
    ...fact('stone', stone),
    ...fact('stone quality', stoneQuality),
    ...Object.entries(options)
      .toSorted()
      .map(([key, value]) => `${key}: ${value}`),
    ...fact('metal weight', grams(metalWeightMg)),
    ...fact('gross weight', grams(weightMg)),
    ...parts.map(({ label, amount }) => `${label}: ${formatPaise(paiseFromRupees(amount))}`),
  ]
}

/** The same piece under another name: nothing of it was sold, and no laboratory has seen it. */
const copyOf = (
  { createdAt: _at, salesCount: _sales, certificate, ...product }: ProductInput,
  name: string,
  slug: string,
): ProductInput => ({
  ...product,
  _id: slug,
  slug,
  name,
  active: false,
  draft: true,
  ...(certificate && { certificate: { lab: certificate.lab } }),
  media: product.media?.map((one) => (one.alt === product.name ? { ...one, alt: name } : one)) ?? [],
  variants: product.variants.map((variant, at) => {
    const id = product.variants.length === 1 ? slug : `${slug}.${at + 1}`
    return { ...variant, _id: id, sku: id.toUpperCase(), stock: 0 }
  }),
})

/** Products that begin in the desk. Every write is in the audit trail. */
export const newProductRoutes = (deps: Deps): readonly Implementation[] => {
  const { db, clock } = deps
  const noted = (tx: Db, event: string, id: string, requestId: string, details = {}) =>
    audit(tx, { event, actor: 'operator', subject: `product:${id}`, details, requestId, now: clock.now() })
  const begun = ({ _id, slug, variants }: ProductInput) => ({
    _id,
    slug,
    sku: variants[0]?.sku ?? _id.toUpperCase(),
  })

  return [
    implement(operatorProductKind, ({ params }) => readKind(db, params.id)),

    implement(operatorNewProduct, ({ body: { facts = [], type, ...typed }, requestId }) =>
      inTransaction(db, async (tx) => {
        const slug = await freeAddress(tx, typed.name)
        const sku = typed.sku?.trim() ?? slug.toUpperCase()
        await refuseTaken(tx, sku)
        const read = await productOf(tx, rowOf({ ...typed, sku }, slug), clock.now())
        const product = {
          ...read,
          name: typed.name.trim(),
          active: false,
          draft: true,
          ...(type !== undefined && { type: type.trim() }),
          ...(facts.length > 0 && { attributes: facts }),
        }
        await put(tx, product)
        await noted(tx, 'product.begun', product._id, requestId)
        return begun(product)
      }),
    ),

    implement(operatorNewVariant, async ({ params: { productId }, body, requestId, caller }) => {
      const build = async (tx: Db, locked: boolean) => {
        const [before] = (
          locked ? await lockProducts(tx, [productId]) : await namedProducts(tx, [productId])
        ).filter(({ _id }) => _id === productId)
        if (!before) throw noProduct()
        const options = [
          body.metal,
          body.purity,
          body.size,
          body.stone,
          body.stoneQuality,
          ...Object.values(body.options ?? {}),
        ]
        const words = [before.slug, ...options.map((each) => slugOf(each ?? ''))].filter(Boolean)
        const sku = body.sku?.trim() ?? words.join('.').toUpperCase().slice(0, 64)
        await refuseTaken(tx, sku)
        const after = await productOf(tx, rowOf({ ...body, sku }, productId), clock.now(), locked)
        const added = after.variants.find(({ _id }) => before.variants.every((one) => one._id !== _id))
        if (!added) throw new Refusal(409, 'CONFLICT', 'This product has this combination already.')
        const same = before.variants.find((one) => combinationOf(one) === combinationOf(added))
        if (same)
          throw new Refusal(
            422,
            'VALIDATION',
            `${same.sku ?? same._id} is this combination: choose another metal, size, stone or option.`,
          )
        return { before, after, added }
      }
      const planned = await build(db, false)
      const dearest = Math.max(...planned.after.variants.map(({ amount }) => amount))
      // A cheap combination beside an expensive one would be the same piece for less.
      const useApproval =
        planned.before.draft === true
          ? undefined
          : await askSecondPerson(deps, {
              kind: 'price',
              subject: `product:${productId} with ${planned.added._id} at ${formatPaise(paiseFromRupees(planned.added.amount))}`,
              changes: factsOf(planned.added),
              paise: paiseFromRupees(dearest),
              caller,
              requestId,
            })
      return inTransaction(db, async (tx) => {
        const { before, after, added } = await build(tx, true)
        if (
          !isDeepStrictEqual(factsOf(added), factsOf(planned.added)) ||
          before.draft !== planned.before.draft
        )
          throw new Refusal(409, 'CONFLICT', 'The product changed meanwhile. Please do this again.')
        await useApproval?.(tx)
        await put(tx, after)
        await noted(tx, 'product.combination-added', productId, requestId, { variant: added._id })
        return { _id: added._id, sku: added.sku ?? added._id.toUpperCase() }
      })
    }),

    implement(operatorCopyProduct, ({ params: { productId }, body, requestId }) =>
      inTransaction(db, async (tx) => {
        const original = (await namedProducts(tx, [productId])).find(({ _id }) => _id === productId)
        if (!original) throw noProduct()
        const name = body.name.trim()
        const product = copyOf(original, name, await freeAddress(tx, name))
        await put(tx, product)
        await noted(tx, 'product.copied', product._id, requestId, { from: productId })
        return begun(product)
      }),
    ),

    implement(operatorRemoveDraftProduct, ({ params: { productId }, requestId }) =>
      inTransaction(db, async (tx) => {
        const draft = (await lockProducts(tx, [productId])).find(({ _id }) => _id === productId)
        if (!draft) return { removed: false }
        if (draft.draft !== true)
          throw new Refusal(
            409,
            'CONFLICT',
            'This product was published once, and orders may name it. Retire it instead.',
          )
        const failed = await inSavepoint(tx, () =>
          sql`delete from products where id = ${productId}`.execute(tx),
        )
        if (typeof failed === 'string') throw new Refusal(409, 'CONFLICT', failed)
        await noted(tx, 'product.draft-removed', productId, requestId)
        return { removed: true }
      }),
    ),
  ]
}
