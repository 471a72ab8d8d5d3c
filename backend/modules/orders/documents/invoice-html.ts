import { escapeHtml } from '#program/escape-html.ts'
import type { InvoiceDocument } from '#backend/lib/rows/invoice-shape.ts'
import { isLatin } from '#backend/lib/words/is-latin.ts'
import { accentOf, type DocumentLook } from './document-look.ts'
import { formatPaise } from '../words.ts'

const percent = (basisPoints: number) => `${(basisPoints / 100).toLocaleString('en-IN')} %`
const longDay = (day: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(`${day}T00:00:00Z`))

export const TITLE = {
  invoice: 'Tax invoice',
  'credit-note': 'Credit note',
  'receipt-voucher': 'Receipt voucher',
  'refund-voucher': 'Refund voucher',
} as const

/** The facts above the lines, as label and value: one list for page and PDF. */
export const headFacts = (invoice: InvoiceDocument): (readonly [string, string])[] => [
  ['Number', invoice.number],
  ['Date', longDay(invoice.issuedOn)],
  ['Order', `${invoice.orderNumber} of ${longDay(invoice.orderedOn)}`],
  ['Place of supply', `${invoice.placeOfSupply.name} (${invoice.placeOfSupply.code})`],
  // Rule 46 (p) of the CGST Rules asks whether the buyer owes the tax; a voucher says it below its lines.
  ...(invoice.kind === 'invoice' ? ([['Reverse charge', 'no']] as const) : []),
  ...(invoice.against
    ? ([['Against invoice', `${invoice.against.number} of ${longDay(invoice.against.issuedOn)}`]] as const)
    : []),
  ...(invoice.receipts ?? []).map(
    ({ number, issuedOn }) => ['Against receipt voucher', `${number} of ${longDay(issuedOn)}`] as const,
  ),
  ...(invoice.reason ? ([['Reason', invoice.reason]] as const) : []),
]

/** The sums below the lines. */
export const sums = (invoice: InvoiceDocument): (readonly [string, string])[] =>
  invoice.money === undefined
    ? taxSums(invoice)
    : [
        ['The order in all', formatPaise(invoice.total)],
        ['GST on this advance', formatPaise(0)],
        ['Reverse charge', 'no'],
      ]

const taxSums = (invoice: InvoiceDocument): (readonly [string, string])[] => [
  ['Taxable value', formatPaise(invoice.taxable)],
  ...(invoice.igst > 0 ? ([['IGST', formatPaise(invoice.igst)]] as const) : []),
  ...(invoice.cgst > 0
    ? ([
        ['CGST', formatPaise(invoice.cgst)],
        ['SGST', formatPaise(invoice.sgst)],
      ] as const)
    : []),
  ...(invoice.tcs ? ([['TCS (income tax)', formatPaise(invoice.tcs)]] as const) : []),
  ...(invoice.withheld || invoice.setOff ? ([['Total', formatPaise(invoice.total)]] as const) : []),
  ...(invoice.withheld ? ([['Points earned and spent', `−${formatPaise(invoice.withheld)}`]] as const) : []),
  ...(invoice.setOff ? ([['Had not been paid', `−${formatPaise(invoice.setOff)}`]] as const) : []),
]

/** The last line: what was charged, or what goes back. */
export const lastSum = (invoice: InvoiceDocument): readonly [string, string] => [
  invoice.mistaken ? 'Taken out' : LAST[invoice.kind],
  formatPaise(invoice.money ?? invoice.total - (invoice.withheld ?? 0) - (invoice.setOff ?? 0)),
]
const LAST = {
  invoice: 'Total',
  'credit-note': 'Refunded',
  'receipt-voucher': 'Received',
  'refund-voucher': 'Refunded',
} as const

/** How the total of an invoice was paid, if money came before it. */
export const paidBefore = (invoice: InvoiceDocument): (readonly [string, string])[] => {
  const advances = invoice.advances ?? []
  if (advances.length === 0) return []
  const before = advances.reduce((sum, { paise }) => sum + paise, 0)
  return [
    ...advances.map(
      ({ number, issuedOn, paise }) =>
        [`Received ${longDay(issuedOn)}, ${number}`, formatPaise(paise)] as const,
    ),
    ['Received with this invoice', formatPaise(invoice.total - before)] as const,
  ]
}

/** The last lines of an invoice. */
export const footOf = (invoice: InvoiceDocument): string =>
  invoice.mistaken
    ? 'This sum had been recorded by mistake: it never came, and no money has moved. Made by a computer and valid without a signature.'
    : invoice.money === undefined
      ? 'Prices include goods and services tax. Made by a computer and valid without a signature.'
      : 'Taxable value and tax are those of the order. On an advance for goods no tax is due: it is charged with the invoice (notification 66/2017-Central Tax). Made by a computer and valid without a signature.'

export const taxWords = (line: InvoiceDocument['lines'][number]): string =>
  line.igst > 0 || line.cgst === 0
    ? `IGST ${percent(line.basisPoints)}`
    : `CGST ${percent(line.basisPoints / 2)} + SGST ${percent(line.basisPoints / 2)}`

/** The parts of a line's taxable value, one line each: for page and PDF. */
export const partWords = (line: InvoiceDocument['lines'][number]): (readonly [string, string])[] =>
  (line.parts ?? []).map(({ label, detail, paise }) => [
    detail ? `${label}, ${detail}` : label,
    formatPaise(paise),
  ])

const styleOf = (look: DocumentLook): string => {
  const { brand } = look
  const { background, ink, quiet, rule } = brand.colours
  // In dark mode the sheet has the colour of the house's ink, and the text that of its background.
  return `:root{color-scheme:light;--background:${background};--sheet:#fff;--ink:${ink};--quiet:${quiet};--rule:${rule}}
@media screen{:root[data-colour-mode=dark]{color-scheme:dark;--background:${ink};--sheet:color-mix(in srgb,${ink} 92%,${background});--ink:${background};--quiet:color-mix(in srgb,${background} 72%,${ink});--rule:color-mix(in srgb,${background} 26%,${ink})}}
*{box-sizing:border-box}
body{margin:0;background:var(--background);color:var(--ink);font:400 1.0625rem/1.5 ${brand.text};font-variant-numeric:lining-nums tabular-nums}
main{max-width:52rem;margin:2rem auto;background:var(--sheet);padding:3.5rem 3rem 3rem}
h1{font:400 2.25rem/1.1 ${brand.display};margin:0 0 1.5rem}
.mark{${isLatin(look.houseName) ? 'letter-spacing:.32em;' : ''}text-transform:uppercase;margin:0 0 2.5rem;padding-bottom:1rem;border-bottom:1px solid ${accentOf(look)}}
.two{display:grid;grid-template-columns:1fr 1fr;gap:2rem}h2{font-weight:400;font-size:1.0625rem;line-height:1.4;color:var(--quiet);margin:0 0 .25rem}
p{margin:0}dl{display:grid;grid-template-columns:auto 1fr;gap:.15rem 1.5rem;margin:0 0 2rem}dt{color:var(--quiet)}dd{margin:0}
table{width:100%;border-collapse:collapse;margin:2.5rem 0 0}th{font-weight:400;color:var(--quiet);text-align:left;font-size:.9375rem;border-bottom:1px solid var(--ink);padding:.4rem .5rem .4rem 0}
td{padding:.6rem .5rem .6rem 0;border-bottom:1px solid var(--rule);vertical-align:top}.n{text-align:right;white-space:nowrap}.n+*{padding-left:1rem}:is(td,th):last-child{padding-right:0}small{display:block;color:var(--quiet);font-size:.9375rem}
.part{display:flex;justify-content:space-between;gap:1rem}.part span+span{white-space:nowrap}
.sum{width:auto;min-width:20rem;margin:1.5rem 0 0 auto}.sum th,.sum td{border:0;padding:.25rem 0;font-size:1.0625rem}.sum th{padding-right:3rem}.sum .total th,.sum .total td{border-top:1px solid var(--ink);padding-top:.6rem;font-size:1.25rem;color:var(--ink)}
footer{margin-top:3rem;padding-top:1rem;border-top:1px solid var(--rule);color:var(--quiet);font-size:.9375rem}
.table{overflow-x:auto}
@media screen and (max-width:40rem){.table :is(table,tbody,tr){display:block}.table thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}.table tr{padding:.6rem 0;border-bottom:1px solid var(--rule)}.table td{display:flex;justify-content:space-between;gap:1rem;border:0;padding:.15rem 0}.table td:first-child{display:block;padding-bottom:.5rem}.table td[data-label]::before{content:attr(data-label);color:var(--quiet)}.table td small{text-align:right}.table td:first-child small{text-align:left}}
@media(max-width:40rem){main{margin:0;padding:2rem 1.25rem}.two{grid-template-columns:1fr}.sum{width:100%;min-width:0}}
@media print{body{background:#fff}main{margin:0;padding:0;max-width:none}tr,.sum,.two{break-inside:avoid}@page{margin:18mm}}`
}

/** What follows the name of a line; on a phone each is in a row of its own, behind its label. */
const cells = (line: InvoiceDocument['lines'][number]): string =>
  [
    ['HSN', escapeHtml(line.hsn)],
    ['Quantity', String(line.quantity)],
    ['Taxable', formatPaise(line.taxable)],
    ['Tax', `<span>${taxWords(line)}<small>${formatPaise(line.cgst + line.sgst + line.igst)}</small></span>`],
    ['Amount', formatPaise(line.net)],
  ]
    .map(
      ([label, value]) =>
        `<td${['HSN', 'Tax'].includes(label ?? '') ? '' : ' class="n"'} data-label="${label}">${value}</td>`,
    )
    .join('')

/** The invoice as a page to print. Complete in itself; no script. */
export const invoiceHtml = (invoice: InvoiceDocument, look: DocumentLook): string => `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${TITLE[invoice.kind]} ${escapeHtml(invoice.number)}</title><meta name="robots" content="noindex">
<style>
${styleOf(look)}
</style></head><body><main>
<p class="mark">${escapeHtml(look.houseName)}</p>
<h1>${TITLE[invoice.kind]}</h1>
<dl>${headFacts(invoice)
  .map(([label, value]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`)
  .join('')}</dl>
<div class="two"><div><h2>From</h2><p>${escapeHtml(invoice.seller.legalName)}<br>${invoice.seller.addressLines.map(escapeHtml).join('<br>')}<br>GSTIN ${escapeHtml(invoice.seller.gstin)}</p></div>
<div><h2>To</h2><p>${escapeHtml(invoice.buyer.name)}<br>${invoice.buyer.lines.map(escapeHtml).join('<br>')}</p></div></div>
<div class="table"><table><thead><tr><th>Piece</th><th>HSN</th><th class="n">Quantity</th><th class="n">Taxable</th><th>Tax</th><th class="n">Amount</th></tr></thead><tbody>
${invoice.lines
  .map(
    (line) =>
      `<tr><td>${escapeHtml(line.name)}${line.detail ? `<small>${escapeHtml(line.detail)}</small>` : ''}${line.discount > 0 ? `<small>${formatPaise(line.gross)} less ${formatPaise(line.discount)} by points</small>` : ''}${partWords(
        line,
      )
        .map(
          ([label, amount]) =>
            `<small class="part"><span>${escapeHtml(label)}</span><span>${amount}</span></small>`,
        )
        .join('')}</td>${cells(line)}</tr>`,
  )
  .join('')}</tbody></table></div>
<table class="sum"><tbody>${sums(invoice)
  .map(([label, value]) => `<tr><th scope="row">${label}</th><td class="n">${value}</td></tr>`)
  .join(
    '',
  )}<tr class="total"><th scope="row">${lastSum(invoice)[0]}</th><td class="n">${lastSum(invoice)[1]}</td></tr>${paidBefore(
  invoice,
)
  .map(([label, value]) => `<tr><th scope="row">${label}</th><td class="n">${value}</td></tr>`)
  .join('')}</tbody></table>
<footer><p>${footOf(invoice)}</p></footer>
</main></body></html>`
