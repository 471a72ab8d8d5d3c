import { escapeHtml } from '#program/escape-html.ts'
import type { DocumentLook } from './document-look.ts'
import { formatPaise } from '../words.ts'

/** What the slip in the box says. Sums are paise; a gift has none. */
export interface Slip {
  readonly number: string
  readonly addressLines: readonly string[]
  readonly giftWrap: boolean
  readonly giftMessage: string | null
  readonly plainParcel: boolean
  readonly lines: readonly {
    readonly place: number
    readonly quantity: number
    readonly name: string
    readonly detail: string
    readonly sum?: number
  }[]
  readonly total?: number
}

/** The slip as a page to print. */
export const slipHtml = (slip: Slip, { brand: { text, colours } }: DocumentLook): string =>
  `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><title>Packing slip ${escapeHtml(slip.number)}</title>
<style>body{font:400 1.0625rem/1.5 ${text};max-width:42rem;margin:3rem auto;padding:0 1.5rem;color:${colours.ink}}h1{font-weight:400;font-size:2rem}ul{list-style:none;padding:0;border-top:1px solid ${colours.ink}}li{display:flex;justify-content:space-between;gap:2rem;padding:.7rem 0;border-bottom:1px solid ${colours.rule}}small{display:block;color:${colours.quiet}}blockquote{margin:2rem 0;white-space:pre-line;font-style:italic}@media print{@page{margin:18mm}}</style></head><body>
<h1>${escapeHtml(slip.number)}</h1><p>${slip.addressLines.map(escapeHtml).join('<br>')}</p>
${slip.giftWrap ? '<p>Wrap as a gift.</p>' : ''}
${slip.plainParcel ? '<p>Plain outside: nothing on the parcel names us.</p>' : ''}
<ul>${slip.lines
    .map(
      (line) =>
        `<li><span>${line.place}. ${line.quantity} × ${escapeHtml(line.name)}<small>${escapeHtml(line.detail)}</small></span>${line.sum === undefined ? '' : `<span>${formatPaise(line.sum)}</span>`}</li>`,
    )
    .join('')}</ul>
${slip.giftMessage ? `<blockquote>${escapeHtml(slip.giftMessage)}</blockquote>` : ''}
${slip.total === undefined ? '' : `<p>Total ${formatPaise(slip.total)}</p>`}</body></html>`
