import type { Document } from '#contract/documents.ts'
import { csvOf } from './csv.ts'

/** Hands a document of the house to the browser's downloads under its own name. */
export const download = ({ filename, contentType, content }: Document): void => {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))
  save(filename, new Blob([bytes], { type: contentType }))
}

/** The same for a table: cells are quoted, and no program that opens it takes one for a formula. */
export const downloadCsv = (filename: string, rows: readonly (readonly (string | number)[])[]): void => {
  save(filename, new Blob([`\uFEFF${csvOf(rows)}`], { type: 'text/csv' }))
}

/** Hands any file to the browser's downloads. */
export const save = (filename: string, blob: Blob) => {
  const address = URL.createObjectURL(blob)
  const link = Object.assign(document.createElement('a'), { href: address, download: filename })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
