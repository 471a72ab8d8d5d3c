import { useState } from 'react'
import { Link } from 'react-router'
import type { RegisterDocument } from '#contract/desk-books.ts'
import { operatorDocument } from '#contract/desk-order.ts'
import { may } from '../api/call.ts'
import { useSend } from '../api/use-call.ts'
import { download } from '../parts/download.ts'
import { Scroll } from '../parts/scroll.tsx'
import { counted, inRupees, onDay } from '../parts/words.ts'

const STEP = 100
const WORDS = {
  invoice: 'Invoice',
  'credit-note': 'Credit note',
  'receipt-voucher': 'Receipt voucher',
  'refund-voucher': 'Refund voucher',
} as const

/** The documents of these days, each with its PDF. */
export const BooksDocuments = ({ documents }: { readonly documents: readonly RegisterDocument[] }) => {
  const [shown, setShown] = useState(STEP)
  const print = useSend(operatorDocument, { onDone: download })
  const mayPrint = may(operatorDocument)
  return (
    <section className="sec">
      <h2>{counted(documents.length, 'document')}</h2>
      <Scroll label="Documents">
        <table className="stack">
          <thead>
            <tr>
              <th>Document</th>
              <th>Issued</th>
              <th>Order</th>
              <th>Buyer</th>
              <th className="r">Taxable, ₹</th>
              <th className="r">GST, ₹</th>
              <th className="r">Total, ₹</th>
              {mayPrint ? <th className="r">PDF</th> : null}
            </tr>
          </thead>
          <tbody>
            {documents.slice(0, shown).map((one) => (
              <tr key={one.number}>
                <td className="nw">
                  {one.number}
                  <small>{WORDS[one.kind]}</small>
                </td>
                <td data-of="Issued" className="nw">
                  {onDay(one.issuedOn)}
                </td>
                <td data-of="Order" className="nw">
                  <Link className="tl" to={`/orders/${one.orderNumber}`}>
                    {one.orderNumber}
                  </Link>
                </td>
                <td data-of="Buyer">{one.buyer}</td>
                <td data-of="Taxable" className="r">
                  {inRupees(one.taxable)}
                </td>
                <td data-of="GST" className="r">
                  {inRupees(one.cgst + one.sgst + one.igst)}
                </td>
                <td data-of="Total" className="r">
                  {inRupees(one.total)}
                </td>
                {mayPrint ? (
                  <td className="r">
                    <button
                      type="button"
                      className="tl"
                      aria-label={`PDF of ${one.number}`}
                      onClick={() =>
                        print.mutate({ params: { orderId: one.orderNumber, number: one.number } })
                      }
                    >
                      PDF
                    </button>
                  </td>
                ) : null}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      {documents.length > shown ? (
        <p className="pg">
          <span>
            {shown} of {documents.length} are shown; totals and files have all of them.
          </span>
          <button type="button" className="tl" onClick={() => setShown(shown + STEP)}>
            Show {Math.min(STEP, documents.length - shown)} more
          </button>
        </p>
      ) : null}
    </section>
  )
}
