import Button from '@mui/material/Button'
import { downloadCsv } from '../parts/download.ts'
import { Page } from '../parts/page.tsx'
import { Empty, Failed, Loading } from '../parts/say.tsx'
import { counted } from '../parts/words.ts'
import { BooksDays, useBooksDays } from './books-days.tsx'
import { BooksDocuments } from './books-documents.tsx'
import { useBooks } from './books-read.ts'
import { RegisterSums } from './register-sums.tsx'
import { ResaleBooks } from './resale-books.tsx'
import { resaleTable } from './resale-table.ts'
import { gstr1, salesRegister } from './sales-register.ts'

/** The documents of a month, what the house took back, and the files for the accountant. */
export const BooksScreen = () => {
  const chosen = useBooksDays()
  const { days, isRead } = chosen
  // While somebody is correcting the days, the old ones are not read.
  const read = useBooks(days, isRead)
  const { documents, resales } = (isRead ? read.data : undefined) ?? {}
  const named = (name: string) => `${name}-${days.from}-to-${days.to}.csv`
  return (
    <Page title="Books" back={{ to: '/money', label: 'Money' }} says="Documents as they were issued, by day.">
      <BooksDays of={chosen} onAgain={() => void read.refetch()} />
      {isRead && read.error ? <Failed error={read.error} again={() => void read.refetch()} /> : null}
      {read.isFetching && !documents ? <Loading /> : null}
      {documents?.length === 0 ? (
        <Empty title="No document was issued on these days">
          <p>An invoice is issued when an order is paid.</p>
        </Empty>
      ) : null}
      {documents && resales && documents.length + resales.length > 0 ? (
        <section className="sec">
          <h2>For the accountant</h2>
          <div className="acts">
            {documents.length > 0 ? (
              <>
                <Button onClick={() => downloadCsv(named('sales-register'), salesRegister(documents))}>
                  Sales register, CSV
                </Button>
                {gstr1(documents).map(({ name, rows }) => (
                  <Button key={name} onClick={() => downloadCsv(named(`gstr1-${name}`), rows)}>
                    GSTR-1 {name}, {counted(rows.length - 1, 'row')}
                  </Button>
                ))}
              </>
            ) : null}
            {resales.length > 0 ? (
              <Button onClick={() => downloadCsv(named('exchange-and-buy-back'), resaleTable(resales))}>
                Exchange and buy-back, CSV
              </Button>
            ) : null}
          </div>
        </section>
      ) : null}
      {documents && documents.length > 0 ? <RegisterSums documents={documents} /> : null}
      {resales && resales.length > 0 ? <ResaleBooks resales={resales} /> : null}
      {documents && documents.length > 0 ? (
        <BooksDocuments key={`${days.from} ${days.to}`} documents={documents} />
      ) : null}
    </Page>
  )
}
