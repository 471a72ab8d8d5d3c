import { Type } from 'typebox'
import { endpoint, strict } from './endpoint.ts'
import { operatorProducts } from './desk-products.ts'
import { Id } from './formats.ts'

/** A table of ten thousand rows, plus a third for base64. */
const TABLE_BODY_BYTES = 12_000_000

/** What is wrong with a cell, and how to put it right. Rows are the file's own: the first holds the columns' names. */
const TableError = Type.Object({
  row: Type.Integer(),
  column: Type.Optional(Type.String()),
  message: Type.String(),
})

/** A cell that differs from the shop. */
const TableChange = Type.Object({
  row: Type.Integer(),
  product: Type.String(),
  column: Type.String(),
  from: Type.String(),
  to: Type.String(),
})

/** At most this many mistakes and changes are listed one by one. */
export const MOST_TOLD = 500

/**
 * Takes a table of products, .csv or .xlsx, as the lines of an import (docs/recipes/import-products.md names its
 * columns). An existing product keeps what its rows do not name. With any mistake the import stays without lines.
 * Nothing is on sale before the import is finished, which also writes the categories that are created on request.
 */
export const operatorImportTable = endpoint({
  name: 'operatorImportTable',
  method: 'PUT',
  path: '/api/operator/catalogue/imports/:importId/table',
  caller: 'operator',
  may: ['owner', 'manager'],
  feature: 'operator',
  params: Type.Object({ importId: Id }),
  body: strict({
    /** The file's name: its ending tells the format. */
    file: Type.String({ minLength: 5, maxLength: 200, pattern: '\\.(?:[cC][sS][vV]|[xX][lL][sS][xX])$' }),
    /** The bytes, base64. */
    content: Type.String({ minLength: 1, maxLength: TABLE_BODY_BYTES - 1_000 }),
    /** Missing categories are created; without this they are mistakes. */
    createMissing: Type.Optional(Type.Boolean()),
    /** Says what would change and leaves the import without lines. */
    dryRun: Type.Optional(Type.Boolean()),
    /** In a dry run: pictures that are not here yet and would be sent first. */
    coming: Type.Optional(Type.Array(Type.String({ maxLength: 120 }), { maxItems: 100_000 })),
  }),
  answer: Type.Object({
    /** Products in the table. */
    products: Type.Integer(),
    /** How many of them the shop does not have yet. */
    added: Type.Integer(),
    errors: Type.Array(TableError),
    mistakes: Type.Integer({ description: 'All of them, also those that are not told one by one' }),
    changes: Type.Array(TableChange),
    /** Products in which something changes. */
    changed: Type.Integer(),
    cells: Type.Integer({ description: 'All changes, also those that are not told one by one' }),
    /** Names of categories that would be created. */
    categories: Type.Array(Type.String()),
  }),
  repeatable: true,
  bodyBytes: TABLE_BODY_BYTES,
})

/**
 * Products as a table that the import reads back without a change: those of a list's filter, by id, page by page. Each
 * row names its product and its combination; what belongs to the whole product is in the first of its rows. `next` is
 * the `after` of the following page. Cells are plain text: whoever writes them into a file neutralises formulas
 * (`table-cell.ts`).
 */
export const operatorProductTable = endpoint({
  name: 'operatorProductTable',
  method: 'GET',
  path: '/api/operator/products/table',
  caller: 'operator',
  may: ['owner', 'manager'],
  feature: 'operator',
  query: Type.Object({
    q: operatorProducts.query.properties.q,
    show: operatorProducts.query.properties.show,
    after: Type.Optional(Type.String({ maxLength: 64 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 100 })),
  }),
  answer: Type.Object({
    columns: Type.Array(Type.String()),
    rows: Type.Array(Type.Array(Type.String())),
    /** Products of this page. */
    products: Type.Integer(),
    /** All that the filter finds. */
    total: Type.Integer(),
    next: Type.Optional(Type.String()),
  }),
})
