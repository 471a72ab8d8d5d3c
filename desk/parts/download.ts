import type { Document } from '#contract/documents.ts'

/** Hands a document of the house to the browser's downloads under its own name. */
export const download = ({ filename, contentType, content }: Document): void => {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))
  save(filename, new Blob([bytes], { type: contentType }))
}

/** The same for a table: cells are quoted, and no program that opens it takes one for a formula. */
export const downloadCsv = (filename: string, rows: readonly (readonly (string | number)[])[]): void => {
  const cell = (value: string | number) => {
    const text = typeof value === 'string' && /^[=+@\t\r-]/.test(value) ? `'${value}` : String(value)
    return `"${text.replaceAll('"', '""')}"`
  }
  const text = rows.map((row) => row.map(cell).join(',')).join('\r\n')
  save(filename, new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv' }))
}

const save = (filename: string, blob: Blob) => {
  const address = URL.createObjectURL(blob)
  const link = Object.assign(document.createElement('a'), { href: address, download: filename })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
