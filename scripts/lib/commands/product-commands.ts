import { existsSync, writeFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import type { Command } from 'commander'
import { operatorProductTable } from '#contract/product-table.ts'
import { tableFiles, tablePages } from '#desk/catalogue/table-files.ts'
import { readFile } from '#scripts/lib/files.ts'
import { callEndpoint } from '#scripts/lib/operator/operator-endpoint.ts'
import { call, fail, print, rows, texts, type Answer } from '#scripts/lib/operator/operator.ts'
import { sendPictures } from '#scripts/lib/operator/picture-files.ts'

/** A large table is read and checked as a whole. */
const TABLE_MS = 300_000
/** All products are written in one transaction: a hundred thousand take some minutes. */
const FINISH_MS = 1_800_000

interface Options {
  readonly dryRun?: boolean
  readonly createMissing?: boolean
  readonly pictures?: string
}

/** The files in the same folder that a table names. */
const picturesOf = async (file: string, bytes: Buffer, folder: string): Promise<string[]> => {
  const { readTable } = await import('#backend/modules/merchandising/table/read-table.ts')
  const { UnreadableTable } = await import('#backend/modules/merchandising/table/unreadable-table.ts')
  const { rows: all } = await readTable(file, bytes).catch((error: unknown) =>
    error instanceof UnreadableTable ? fail(error.message) : Promise.reject(error),
  )
  const names = all.flatMap(({ cells }) =>
    (cells.get('pictures') ?? '').split('|').map((name) => name.trim()),
  )
  return [...new Set(names.filter(Boolean))]
    .map((name) => join(folder, name))
    .filter((path) => existsSync(path))
}

const tell = (answer: Answer): void => {
  const mistakes = rows(answer, 'errors')
  for (const { row, column, message } of mistakes)
    process.stderr.write(
      `row ${String(row)}${column === undefined ? '' : `, ${String(column)}`}: ${String(message)}\n`,
    )
  const count = Number(answer['mistakes'])
  if (count > mistakes.length) process.stderr.write(`and ${count - mistakes.length} more\n`)
  if (count > 0) fail(`Nothing was imported: ${count} ${count === 1 ? 'mistake' : 'mistakes'} to put right.`)
  const changes = rows(answer, 'changes')
  // A table of new pieces changes nothing: there is no list to be empty.
  if (changes.length > 0)
    print(
      changes.map(({ row, product, column, from, to }) => [
        `row ${String(row)}`,
        product,
        column,
        `${String(from)} -> ${String(to)}`,
      ]),
    )
  const more = Number(answer['cells']) - changes.length
  if (more > 0) process.stdout.write(`and ${more} more changes\n`)
  const made = texts(answer, 'categories')
  if (made.length > 0) process.stdout.write(`New categories: ${made.join(', ')}\n`)
}

const importTable = async (file: string, { dryRun, createMissing, pictures }: Options): Promise<void> => {
  const bytes = readFile(file)
  const files = await picturesOf(file, bytes, pictures ?? dirname(file))
  if (!dryRun && files.length > 0) await sendPictures(files)
  const { importId } = await call('POST', '/catalogue/imports')
  const path = `/catalogue/imports/${String(importId)}`
  const table = await call(
    'PUT',
    `${path}/table`,
    {
      file: basename(file),
      content: bytes.toString('base64'),
      ...(createMissing && { createMissing }),
      ...(dryRun && { dryRun, coming: files.map((each) => basename(each)) }),
    },
    TABLE_MS,
  )
  tell(table)
  const [products, added, changed] = ['products', 'added', 'changed'].map((name) => Number(table[name]))
  if (dryRun)
    return void process.stdout.write(
      `It would import: ${added} new, ${changed} changed. Nothing was written.\n`,
    )
  process.stderr.write(`Writing ${products} ${products === 1 ? 'product' : 'products'} …\n`)
  const done = await call('POST', `${path}/finish`, {}, FINISH_MS)
  for (const { line, message } of rows(done, 'errors'))
    process.stderr.write(`row ${String(line)}: ${String(message)}\n`)
  if (done['written'] !== true) return fail('Nothing was imported.')
  return void process.stdout.write(
    `Imported: ${String(done['added'])} new, ${String(done['changed'])} changed.\n`,
  )
}

const SHOWN = operatorProductTable.query.properties.show.anyOf.map((one) => one.const)
const isShown = (word: string): word is (typeof SHOWN)[number] => SHOWN.some((one) => one === word)

/** Writes the products as a table that `import` reads back without a change; a large catalogue becomes several files. */
const exportTable = async (file: string, { find, show }: { find?: string; show?: string }): Promise<void> => {
  const ending = extname(file).toLowerCase()
  if (ending !== '.csv' && ending !== '.xlsx') return fail('Name a .csv or an .xlsx.')
  if (show !== undefined && !isShown(show)) return fail(`--show is one of ${SHOWN.join(', ')}.`)
  let count = 0
  const pages = tablePages(
    (after) =>
      callEndpoint(operatorProductTable, {
        query: {
          ...(find !== undefined && { q: find }),
          ...(show !== undefined && { show }),
          ...(after !== undefined && { after }),
        },
      }),
    (products) => (count = products),
  )
  let at = 0
  for await (const bytes of tableFiles(pages, ending === '.csv' ? 'csv' : 'xlsx')) {
    at += 1
    const name = at === 1 ? file : `${file.slice(0, -ending.length)}-${at}${ending}`
    writeFileSync(name, bytes)
    process.stdout.write(`${name}\n`)
  }
  process.stderr.write(
    `${count} ${count === 1 ? 'product' : 'products'} in ${at} ${at === 1 ? 'file' : 'files'}.\n`,
  )
}

/** Products from a table that a showroom keeps in a spreadsheet (docs/recipes/import-products.md). */
export const addProductCommands = (shop: Command): void => {
  const products = shop
    .command('products')
    .description('Products from a spreadsheet and into one; an import changes only what it names')
  products
    .command('export <file>')
    .description('Writes .csv or .xlsx, which `import` reads back without a change')
    .option('--find <words>', 'name, address or SKU')
    .option('--show <which>', SHOWN.join(', '))
    .action((file: string, options: { find?: string; show?: string }) => exportTable(file, options))
  products
    .command('import <file>')
    .description('Takes .csv or .xlsx: all rows are written, or none; sends the pictures beside the file')
    .option('--dry-run', 'lists each mistake and what would change, and writes nothing')
    .option('--create-missing', 'creates missing categories and missing values of options')
    .option('--pictures <folder>', 'the folder of the pictures; default: the folder of the table')
    .action((file: string, options: Options) => importTable(file, options))
}
