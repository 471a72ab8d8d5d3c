import { Type } from 'typebox'
import { ProductInput } from './catalogue-write.ts'
import { endpoint, strict } from './endpoint.ts'
import { Id } from './formats.ts'

/** A piece with every option of metal, purity, size and stone is 100 to 250 kB. */
export const IMPORT_BODY_BYTES = 1_000_000

const operator = { caller: 'operator', may: ['owner', 'manager'], feature: 'operator' } as const
const importParams = Type.Object({ importId: Id })

/** What is wrong with a line of an import; line numbers are the caller's own. */
const LineError = Type.Object({ line: Type.Integer(), message: Type.String() })

/** Every product as an import takes it, by id. `next` is the `after` of the following page; absent on the last. */
export const operatorExport = endpoint({
  ...operator,
  name: 'operatorExport',
  method: 'GET',
  path: '/api/operator/catalogue/products',
  query: Type.Object({
    after: Type.Optional(Type.String({ maxLength: 64 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
  }),
  answer: Type.Object({
    products: Type.Array(ProductInput),
    next: Type.Optional(Type.String()),
    total: Type.Integer(),
  }),
})

/** Begins an import. None of it is on sale before it is finished; an abandoned one is removed after a day. */
export const operatorBeginImport = endpoint({
  ...operator,
  name: 'operatorBeginImport',
  method: 'POST',
  path: '/api/operator/catalogue/imports',
  answer: Type.Object({ importId: Id }),
})

/** Adds products to an import, and reports what is wrong with each one. A line that was sent before is replaced. */
export const operatorImportLines = endpoint({
  ...operator,
  name: 'operatorImportLines',
  method: 'PUT',
  path: '/api/operator/catalogue/imports/:importId/lines',
  params: importParams,
  body: strict({
    lines: Type.Array(strict({ line: Type.Integer({ minimum: 1 }), product: Type.Unknown() }), {
      minItems: 1,
      maxItems: 100,
    }),
  }),
  answer: Type.Object({ errors: Type.Array(LineError) }),
  repeatable: true,
  bodyBytes: IMPORT_BODY_BYTES,
})

/**
 * Writes all products of an import at once, or none: any error leaves the catalogue as it was. `dryRun` also leaves it
 * as it was, and the answer says what would have happened. With `keepStock` an existing variant keeps its stock.
 */
export const operatorFinishImport = endpoint({
  ...operator,
  name: 'operatorFinishImport',
  method: 'POST',
  path: '/api/operator/catalogue/imports/:importId/finish',
  params: importParams,
  body: strict({ dryRun: Type.Optional(Type.Boolean()), keepStock: Type.Optional(Type.Boolean()) }),
  answer: Type.Object({
    errors: Type.Array(LineError),
    mistakes: Type.Integer({ description: 'All of them, also those that are not told one by one' }),
    /** Products that are on sale now or, in a dry run, would be. */
    added: Type.Integer(),
    changed: Type.Integer(),
    written: Type.Boolean(),
  }),
})
