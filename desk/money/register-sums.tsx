import type { RegisterDocument } from '#contract/desk-books.ts'
import { Scroll } from '../parts/scroll.tsx'
import { inRupees } from '../parts/words.ts'
import { suppliedOf, totalOf, type Totals } from './register-totals.ts'

const KINDS = [
  ['invoice', 'Invoices'],
  ['credit-note', 'Credit notes'],
  ['receipt-voucher', 'Receipt vouchers'],
  ['refund-voucher', 'Refund vouchers'],
] as const

const Row = ({
  label,
  totals,
  strong = false,
}: {
  readonly label: string
  readonly totals: Totals
  readonly strong?: boolean
}) => {
  const rupees = (name: string, paise: number) => (
    <td data-of={name} className="r nw num">
      {inRupees(paise / 100)}
    </td>
  )
  return (
    <tr className={strong ? 'net' : undefined}>
      <th scope="row">{label}</th>
      <td data-of="Documents" className="r num">
        {totals.documents}
      </td>
      {rupees('Taxable value', totals.taxable)}
      {rupees('CGST', totals.cgst)}
      {rupees('SGST', totals.sgst)}
      {rupees('IGST', totals.igst)}
      {rupees('TCS', totals.tcs)}
      {rupees('Total', totals.total)}
    </tr>
  )
}

/** What the documents of these days come to, by kind. */
export const RegisterSums = ({ documents }: { readonly documents: readonly RegisterDocument[] }) => {
  const kinds = KINDS.map(([kind, label]) => ({
    label,
    totals: totalOf(documents.filter((one) => one.kind === kind)),
  })).filter(({ totals }) => totals.documents > 0)
  const hasNotes = documents.some(({ kind }) => kind === 'credit-note')
  return (
    <section className="sec">
      <h2>Totals of these days</h2>
      <Scroll label="Totals">
        <table className="stack taxes">
          <thead>
            <tr>
              <th>Kind</th>
              <th className="r">Documents</th>
              <th className="r">Taxable value</th>
              <th className="r">CGST</th>
              <th className="r">SGST</th>
              <th className="r">IGST</th>
              <th className="r">TCS</th>
              <th className="r">Total</th>
            </tr>
          </thead>
          <tbody>
            {kinds.map(({ label, totals }) => (
              <Row key={label} label={label} totals={totals} />
            ))}
            {hasNotes ? (
              <Row label="Invoices less credit notes" totals={suppliedOf(documents)} strong />
            ) : null}
          </tbody>
        </table>
      </Scroll>
    </section>
  )
}
