import type { Command } from 'commander'
import {
  IMPORT_BODY_BYTES,
  operatorBeginImport,
  operatorExport,
  operatorFinishImport,
} from '#contract/catalogue-transfer.ts'
import type { ProductInput } from '#contract/catalogue-write.ts'
import { pagesOf } from '#program/pages-of.ts'
import { backedUpProducts } from '#scripts/lib/operator/backed-up-products.ts'
import { fromCsv, fromJson, toCsv, type FileLine } from '#scripts/lib/operator/catalogue-file.ts'
import { readTextFile, writeFile, writeJsonFile } from '#scripts/lib/files.ts'
import { callEndpoint } from '#scripts/lib/operator/operator-endpoint.ts'
import { call, fail, progress } from '#scripts/lib/operator/operator.ts'

/** A little less than the backend accepts: the lines are sent in an envelope. */
const CHUNK_BYTES = IMPORT_BODY_BYTES - 1_000
const CHUNK_LINES = 100
/** All products are written in one transaction: a hundred thousand take several minutes. */
const FINISH_MS = 1_800_000

const isCsv = (file: string) => file.toLowerCase().endsWith('.csv')

const productsNow = async (): Promise<ProductInput[]> => {
  const products: ProductInput[] = []
  let show: ((done: number) => void) | undefined
  for await (const page of pagesOf((after) =>
    callEndpoint(operatorExport, { query: { after, limit: 20 } }),
  )) {
    products.push(...page.products)
    show ??= progress('Reading', page.total)
    show(products.length)
  }
  return products
}

const exportTo = async (file: string, backup: string | undefined) => {
  const products = await (backup === undefined
    ? productsNow()
    : backedUpProducts(backup).catch((error: unknown) =>
        fail(error instanceof Error ? error.message : String(error)),
      ))
  if (isCsv(file)) writeFile(file, toCsv(products))
  else writeJsonFile(file, products)
  process.stdout.write(`${products.length} products are in ${file}\n`)
}

const chunksOf = (lines: readonly FileLine[]): FileLine[][] => {
  const chunks: FileLine[][] = []
  let bytes = Infinity
  for (const line of lines) {
    const size = Buffer.byteLength(JSON.stringify(line)) + 1
    if (bytes + size > CHUNK_BYTES || (chunks.at(-1)?.length ?? 0) >= CHUNK_LINES) {
      chunks.push([])
      bytes = 0
    }
    chunks.at(-1)?.push(line)
    bytes += size
  }
  return chunks
}

const linesOf = (file: string): FileLine[] => {
  const text = readTextFile(file)
  try {
    return isCsv(file) ? fromCsv(text) : fromJson(text)
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

interface ImportOptions {
  readonly dryRun?: boolean
  readonly keepStock?: boolean
}

const importFrom = async (file: string, { dryRun = false, keepStock = false }: ImportOptions) => {
  const lines = linesOf(file)
  if (lines.length === 0) fail('There is no product in this file.')
  const { importId } = await callEndpoint(operatorBeginImport)
  const show = progress('Sending', lines.length)
  let done = 0
  for (const chunk of chunksOf(lines)) {
    await call('PUT', `/catalogue/imports/${importId}/lines`, { lines: chunk })
    show((done += chunk.length))
  }
  const answer = await callEndpoint(
    operatorFinishImport,
    { params: { importId }, body: { dryRun, keepStock } },
    FINISH_MS,
  )
  for (const { line, message } of answer.errors) process.stderr.write(`line ${line}: ${message}\n`)
  const more = answer.mistakes - answer.errors.length
  if (more > 0) process.stderr.write(`and ${more} more\n`)
  if (answer.mistakes > 0)
    fail(`Nothing was imported: ${answer.mistakes} of ${lines.length} products are not right.`)
  const sums = `${answer.added} new, ${answer.changed} changed`
  process.stdout.write(
    answer.written ? `Imported: ${sums}.\n` : `It would import: ${sums}. Nothing was written.\n`,
  )
}

/** `catalogue export` and `catalogue import`, as JSON or CSV by the file's ending. */
export const addCatalogueCommands = (shop: Command): void => {
  const catalogue = shop.command('catalogue').description('Exports and imports products, as .json or .csv')
  catalogue
    .command('export <file>')
    .description('Writes every product with its variants')
    .option('--from-backup <backup>', 'the products in this backup; needs no token')
    .action((file: string, { fromBackup }: { fromBackup?: string }) => exportTo(file, fromBackup))
  catalogue
    .command('import <file>')
    .description('Writes all products of the file, or none; sets stock to what the file says')
    .option('--dry-run', 'says what would happen and writes nothing')
    .option('--keep-stock', 'does not change the stock of existing products: pieces sold since stay sold')
    .action((file: string, options: ImportOptions) => importFrom(file, options))
}
