import type { Static, TSchema } from 'typebox'
import {
  operatorBeginImport,
  operatorExport,
  operatorFinishImport,
  operatorImportLines,
} from '#contract/catalogue-transfer.ts'
import type { ProductInput } from '#contract/catalogue-write.ts'
import { checked } from '#program/json-file.ts'
import { BENCH_OPERATOR } from './shop.ts'

const LINES_A_CALL = 100

/** Calls the operator's endpoint of a backend that a bench started. Throws the answer if it refuses. */
export const asOperator = async <A extends TSchema>(
  backend: string,
  { method, answer: schema }: { readonly method: string; readonly answer: A },
  path: string,
  body?: unknown,
): Promise<Static<A>> => {
  const answer = await fetch(`${backend}/api/operator${path}`, {
    method,
    headers: { authorization: `Bearer ${BENCH_OPERATOR}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return checked(`${method} ${path}`, schema, await answer.json())
}

const copyOf = (product: ProductInput, n: number): ProductInput => {
  const [variant] = product.variants
  return {
    ...product,
    _id: `import-${n}`,
    slug: `import-${n}`,
    name: `${product.name} ${n}`,
    variants: variant
      ? [{ ...variant, _id: `import-${n}`, sku: `IMPORT-${n}`, isDefault: true, active: true }]
      : [],
  }
}

/**
 * Imports this many products with one combination, copies of the existing ones: seconds from the first line until all
 * are on sale.
 */
export const importCopies = async (backend: string, count: number): Promise<{ seconds: number }> => {
  const page = await asOperator(backend, operatorExport, '/catalogue/products?limit=100')
  const from = performance.now()
  const { importId } = await asOperator(backend, operatorBeginImport, '/catalogue/imports', {})
  for (let n = 0; n < count; n += LINES_A_CALL) {
    const lines = Array.from({ length: Math.min(LINES_A_CALL, count - n) }, (_, i) => {
      const product = page.products[(n + i) % page.products.length]
      if (!product) throw new Error('no product to copy')
      return { line: n + i + 1, product: copyOf(product, n + i) }
    })
    const path = `/catalogue/imports/${importId}/lines`
    const { errors } = await asOperator(backend, operatorImportLines, path, { lines })
    if (errors.length > 0) throw new Error(JSON.stringify(errors[0]))
  }
  const finished = await asOperator(
    backend,
    operatorFinishImport,
    `/catalogue/imports/${importId}/finish`,
    {},
  )
  if (!finished.written) throw new Error(JSON.stringify(finished))
  return { seconds: (performance.now() - from) / 1000 }
}
