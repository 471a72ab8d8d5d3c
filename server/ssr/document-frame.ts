import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readAssets } from './assets.ts'
import { webBundle } from './web-bundle.ts'

/** What documents take from the built pages so that they have the look of the house: its fonts, and light or dark. */
export interface DocumentFrame {
  readonly faces: string
  readonly script: string
}

const BAR = `.document-bar{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;align-items:baseline;max-width:52rem;margin:0 auto;padding:1rem 1.25rem 0}
.document-bar a:first-child{margin-right:auto}.document-bar :is(a,button){padding:.6rem 0;border:0;background:none;color:inherit;font:inherit;text-decoration:underline;text-decoration-thickness:1px;text-underline-offset:.2em;cursor:pointer}
.document-bar :focus-visible{outline:2px solid currentColor;outline-offset:2px}
@media print{.document-bar{display:none}}@media (scripting:none){[data-print]{display:none}}`

/** The house's faces, out of the style sheets of the built pages. */
const facesIn = (client: string): string => {
  const sheets = readAssets(client).styles.filter((path) => existsSync(client + path))
  const css = sheets.map((path) => readFileSync(client + path, 'utf8')).join('')
  return [...new Set(css.match(/@font-face\s*\{[^}]*\}/g))].join('')
}

/** Empty before the pages are built. */
export const readDocumentFrame = async (dist: string): Promise<DocumentFrame> => {
  const client = resolve(dist, 'web/client')
  const entry = resolve(dist, 'web/server/entry.server.js')
  if (!existsSync(`${client}/.vite/manifest.json`) || !existsSync(entry)) return { faces: '', script: '' }
  const { documentScript } = webBundle(await import(pathToFileURL(entry).href))
  return { faces: facesIn(client), script: documentScript }
}

/**
 * A page to print: its own styles, the house's fonts and our one script by its hash; nothing else that could load or
 * run, whatever the backend wrote into the document.
 */
export const documentCsp = ({ script }: DocumentFrame): string =>
  [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "font-src 'self'",
    ...(script ? [`script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`] : []),
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Puts a bar above a document: back to its order, print, and the same document as a file. */
export const framed = (
  html: string,
  { faces, script }: DocumentFrame,
  { order, pdf }: { order: string; pdf: string },
): string => {
  const print = script ? '<button type="button" data-print>Print</button>' : ''
  const bar = `<nav class="document-bar" aria-label="Document"><a href="${order}">Back to the order</a>${print}<a href="${pdf}">PDF</a></nav>`
  const head = `<style>${faces}${BAR}</style>${script ? `<script>${script}</script>` : ''}`
  return html.replace('</head>', () => `${head}</head>`).replace(/<body[^>]*>/, (body) => body + bar)
}
