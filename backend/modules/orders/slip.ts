import type { Db } from '#backend/lib/implement.ts'
import { detailOf } from './papers.ts'
import { linesOfOrder, type OrderRow } from './state.ts'
import { inRupees } from './words.ts'

const escape = (text: string) =>
  text.replace(
    /[&<>"']/g,
    (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[c] ?? c,
  )

/** The slip in the box. A gift shows its words and no price. Its numbers are those the operator names items by. */
export const packingSlip = async (db: Db, order: OrderRow): Promise<string> => {
  const lines = await linesOfOrder(db, order.id)
  const gift = order.gift_wrap || order.gift_message !== null
  const { address } = order
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><title>Packing slip ${escape(order.number)}</title>
<style>body{font:400 1.0625rem/1.5 "EB Garamond",Georgia,serif;max-width:42rem;margin:3rem auto;padding:0 1.5rem;color:#0B0B0A}h1{font-weight:400;font-size:2rem}ul{list-style:none;padding:0;border-top:1px solid #0B0B0A}li{display:flex;justify-content:space-between;gap:2rem;padding:.7rem 0;border-bottom:1px solid #DED8CE}small{display:block;color:#57534C}blockquote{margin:2rem 0;white-space:pre-line;font-style:italic}@media print{@page{margin:18mm}}</style></head><body>
<h1>${escape(order.number)}</h1><p>${[
    address.name,
    address.addressLine1,
    address.addressLine2,
    `${address.city}, ${address.state} ${address.postalCode}`,
  ]
    .flatMap((line) => (line ? [escape(line)] : []))
    .join('<br>')}</p>
${order.gift_wrap ? '<p>Wrap in the green box.</p>' : ''}
<ul>${lines
    .map(
      (line) =>
        `<li><span>${line.position + 1}. ${line.quantity} × ${escape(line.name)}<small>${escape([detailOf(line), line.box === 'pouch' ? 'linen pouch, no box' : 'signature box'].filter(Boolean).join('; '))}</small></span>${gift ? '' : `<span>${inRupees(line.net_paise)}</span>`}</li>`,
    )
    .join('')}</ul>
${order.gift_message ? `<blockquote>${escape(order.gift_message)}</blockquote>` : ''}
${gift ? '' : `<p>Total ${inRupees(order.total_paise)}</p>`}</body></html>`
}
