import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { isSheet } from './extent.ts'

/** Excel's own formats of percentages, 0% and 0.00%; others have a code with a % outside of quotes. */
const BUILT_IN = ['9', '10']
const isPercent = (code: string) => code.replaceAll(/&quot;.*?&quot;|\\./g, '').includes('%')

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1]

/** The numbers of the styles that show a percentage. */
const percentStyles = (styles: string): ReadonlySet<string> => {
  const own = [...styles.matchAll(/<(?:\w+:)?numFmt\b[^<>]*>/g)].flatMap(([tag]) =>
    isPercent(attribute(tag, 'formatCode') ?? '') ? [attribute(tag, 'numFmtId')] : [],
  )
  const formats = new Set([...BUILT_IN, ...own])
  const [, cells = ''] = styles.split(/<\/?(?:\w+:)?cellXfs\b/, 2)
  return new Set(
    [...cells.matchAll(/<(?:\w+:)?xf\b[^<>]*>/g)].flatMap(([tag], at) =>
      formats.has(attribute(tag, 'numFmtId')) ? [String(at)] : [],
    ),
  )
}

/** A cell with a number: its tag, its formula and its value. */
const CELL =
  /<((?:\w+:)?c)(\s[^<>]*)>(?:<(?:\w+:)?f\b[^<>]*>[^<]*<\/(?:\w+:)?f>|<(?:\w+:)?f\b[^<>]*\/>)?<(?:\w+:)?v>([^<]*)<\/(?:\w+:)?v>/g

/**
 * A workbook whose percentages are the text that is shown: who types 12% into a spreadsheet sees 12%, and the file has
 * 0.12, which would be twelve paise.
 */
export const withPercentages = (bytes: Uint8Array): Uint8Array => {
  const styles = unzipSync(bytes, { filter: ({ name }) => name === 'xl/styles.xml' })['xl/styles.xml']
  const percent = styles ? percentStyles(strFromU8(styles)) : new Set<string>()
  if (percent.size === 0) return bytes
  const files = unzipSync(bytes)
  for (const [name, file] of Object.entries(files)) {
    if (!isSheet({ name })) continue
    files[name] = strToU8(
      strFromU8(file).replaceAll(CELL, (whole, tag: string, attributes: string, value: string) => {
        const isNumber = ['n', undefined].includes(attribute(attributes, 't'))
        const share = Number(value) * 100
        if (
          !isNumber ||
          !percent.has(attribute(attributes, 's') ?? '') ||
          value === '' ||
          Number.isNaN(share)
        )
          return whole
        const bare = attributes.replace(/\st\s*=\s*["'][^"']*["']/, '')
        return `<${tag}${bare} t="str"><v>${Number(share.toPrecision(12))}%</v>`
      }),
    )
  }
  return zipSync(files, { level: 0 })
}
