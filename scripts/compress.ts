import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

/** Writes a `.br` beside every text file below the folders named on the command line, once, at the strongest level. */
const compress = promisify(brotliCompress)
const text = /\.(js|mjs|css|svg|json|html|txt|xml)$/

for (const folder of process.argv.slice(2))
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !text.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const bytes = readFileSync(path)
    if (bytes.length < 512) continue
    // Level 11 on the megabytes of the playground's editor takes a minute and saves nobody anything.
    const level = bytes.length > 1_000_000 ? 6 : 11
    writeFileSync(
      `${path}.br`,
      await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: level } }),
    )
  }
