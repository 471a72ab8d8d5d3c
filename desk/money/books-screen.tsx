import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import type { HttpError } from 'ra-core'
import { useState } from 'react'
import { Link } from 'react-router'
import { operatorRegister, type RegisterDocument } from '#contract/desk-books.ts'
import { operatorDocument } from '#contract/desk-order.ts'
import { call, may } from '../api/call.ts'
import { useSend } from '../api/use-call.ts'
import { download, downloadCsv } from '../parts/download.ts'
import { Field } from '../parts/field.tsx'
import { Page } from '../parts/page.tsx'
import { Empty, Failed, Loading } from '../parts/say.tsx'
import { Scroll } from '../parts/scroll.tsx'
import { counted, inRupees, onDay, today } from '../parts/words.ts'
import { RegisterSums } from './register-sums.tsx'
import { gstr1, salesRegister } from './sales-register.ts'

/** Every document of these days, part by part. */
const readAll = async (from: string, to: string): Promise<readonly RegisterDocument[]> => {
  const documents: RegisterDocument[] = []
  let after: string | undefined
  do {
    const part = await call(operatorRegister, {
      query: { from, to, limit: 500, ...(after !== undefined && { after }) },
    })
    documents.push(...part.documents)
    after = part.next
  } while (after !== undefined)
  return documents
}

const STEP = 100
const WORDS = {
  invoice: 'Invoice',
  'credit-note': 'Credit note',
  'receipt-voucher': 'Receipt voucher',
  'refund-voucher': 'Refund voucher',
} as const

/** The documents of a month, and the files for the accountant. */
export const BooksScreen = () => {
  const month = today().slice(0, 7)
  const [from, setFrom] = useState(`${month}-01`)
  const [to, setTo] = useState(today())
  const [days, setDays] = useState({ from, to })
  const [shown, setShown] = useState(STEP)
  const isRead = days.from === from && days.to === to
  const read = useQuery<readonly RegisterDocument[], HttpError>({
    queryKey: ['books', days.from, days.to],
    queryFn: () => readAll(days.from, days.to),
    // While somebody is correcting the days, the old ones are not read.
    enabled: isRead,
  })
  const print = useSend(operatorDocument, { onDone: download })
  const mayPrint = may(operatorDocument)
  const documents = isRead ? read.data : undefined
  const named = (name: string) => `${name}-${from}-to-${to}.csv`
  const wrong = from > to ? 'The last day comes after the first' : undefined
  return (
    <Page title="Books" back={{ to: '/money', label: 'Money' }} says="Documents as they were issued, by day.">
      <form
        className="fine"
        onSubmit={(event) => {
          event.preventDefault()
          if (wrong !== undefined) return
          setDays({ from, to })
          setShown(STEP)
        }}
      >
        <Field
          label="First day"
          type="date"
          required
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <Field
          label="Last day"
          type="date"
          required
          value={to}
          wrong={wrong}
          onChange={({ target }) => setTo(target.value)}
        />
        <Button
          type="submit"
          variant={isRead ? 'outlined' : 'contained'}
          disabled={read.isFetching || isRead}
        >
          Show the documents
        </Button>
      </form>
      {isRead && read.error ? <Failed error={read.error} again={() => void read.refetch()} /> : null}
      {read.isFetching && !documents ? <Loading /> : null}
      {documents?.length === 0 ? (
        <Empty title="No document was issued on these days">
          <p>An invoice is issued when an order is paid.</p>
        </Empty>
      ) : null}
      {documents && documents.length > 0 ? (
        <>
          <section className="sec">
            <h2>For the accountant</h2>
            <div className="acts">
              <Button onClick={() => downloadCsv(named('sales-register'), salesRegister(documents))}>
                Sales register, CSV
              </Button>
              {gstr1(documents).map(({ name, rows }) => (
                <Button key={name} onClick={() => downloadCsv(named(`gstr1-${name}`), rows)}>
                  GSTR-1 {name}, {counted(rows.length - 1, 'row')}
                </Button>
              ))}
            </div>
          </section>
          <RegisterSums documents={documents} />
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
                            disabled={print.isPending}
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
        </>
      ) : null}
    </Page>
  )
}
