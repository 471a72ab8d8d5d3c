import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link } from 'react-router'
import { keepFocus } from '../parts/keep-focus.ts'
import { Page } from '../parts/page.tsx'
import { Loading, Say } from '../parts/say.tsx'
import { Scroll } from '../parts/scroll.tsx'
import { useUnsaved } from '../parts/unsaved.ts'
import { counted } from '../parts/words.ts'
import { useImport, type Told } from './import.ts'

const COLUMNS = 'name, category, metal, purity, weight, making, stones price, hsn, stock, pictures'

const Figures = ({ told }: { readonly told: Told }) => (
  <dl className="big num">
    <div>
      <dt>new</dt>
      <dd>{told.added}</dd>
    </div>
    <div>
      <dt>changed</dt>
      <dd>{told.changed}</dd>
    </div>
    <div>
      <dt>{told.categories.length === 1 ? 'new category' : 'new categories'}</dt>
      <dd>{told.categories.length}</dd>
    </div>
    <div>
      <dt>cannot be read</dt>
      <dd className={told.mistakes > 0 ? 'err' : undefined}>{told.mistakes}</dd>
    </div>
  </dl>
)

const Mistakes = ({ told }: { readonly told: Told }) => (
  <section className="sec">
    <h2>To be corrected in the table</h2>
    <Scroll label="Mistakes">
      <table className="stack">
        <thead>
          <tr>
            <th>Row</th>
            <th>Column</th>
            <th>What it must be</th>
          </tr>
        </thead>
        <tbody>
          {told.errors.map((one) => (
            <tr key={`${one.row} ${one.column ?? ''} ${one.message}`}>
              <td className="num nw">Row {one.row}</td>
              <td data-of="Column">{one.column ?? 'the whole row'}</td>
              <td data-of="What it must be" className="err wrap">
                {one.message}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
    {told.mistakes > told.errors.length ? (
      <p className="muted">And {told.mistakes - told.errors.length} more.</p>
    ) : null}
  </section>
)

const Changes = ({ told }: { readonly told: Told }) => (
  <section className="sec">
    <h2>What changes</h2>
    <Scroll label="Changes">
      <table className="stack">
        <thead>
          <tr>
            <th>Product</th>
            <th>Row</th>
            <th>What</th>
            <th>Now</th>
            <th>Would be</th>
          </tr>
        </thead>
        <tbody>
          {told.changes.map((one) => (
            <tr key={`${one.row} ${one.product} ${one.column}`}>
              <td>{one.product}</td>
              <td data-of="Row" className="num">
                {one.row}
              </td>
              <td data-of="What">{one.column}</td>
              <td data-of="Now" className="muted wrap">
                {one.from}
              </td>
              <td data-of="Would be" className="wrap">
                <b>{one.to}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
    {told.cells > told.changes.length ? (
      <p className="muted">And {told.cells - told.changes.length} more.</p>
    ) : null}
  </section>
)

const says = (told: Told) =>
  told.mistakes > 0
    ? 'An import is saved whole or not at all. Correct the table, save it and choose it again.'
    : told.added + told.changes.length === 0
      ? 'Everything in the table is in the shop already.'
      : 'Nothing is saved yet.'

/** The figures in a sentence, for those who do not see them. */
const figures = ({ added, changed, categories, mistakes }: Told) =>
  [
    `${added} new`,
    `${changed} changed`,
    ...(categories.length > 0 ? [counted(categories.length, 'new category', 'new categories')] : []),
    ...(mistakes > 0 ? [`${mistakes} cannot be read`] : []),
  ].join(', ')

/** Products from a spreadsheet: what it would do is shown first, then it is written whole. */
export const ImportScreen = () => {
  const [table, setTable] = useState<File>()
  const [pictures, setPictures] = useState<readonly File[]>([])
  const [createMissing, setCreate] = useState(false)
  const { run, far } = useImport()
  const { data, isPending: busy, error } = run
  // What was read stays on the screen while it is written, and when the writing fails.
  const [read, setRead] = useState<Told>()
  const told = data?.told ?? read
  const writing = busy && run.variables.write
  const written = data?.finished
  useUnsaved(busy && far !== undefined)
  const again = () => {
    setRead(undefined)
    run.reset()
  }
  const start = (write: boolean) => {
    if (!table || busy) return
    if (!write) setRead(undefined)
    run.mutate(
      { table, pictures, createMissing, write },
      { onSuccess: (outcome) => setRead(outcome.told), onSettled: keepFocus },
    )
  }
  const writable = told !== undefined && told.mistakes === 0 && !written && told.added + told.changed > 0
  return (
    <Page
      title={told && !written ? 'What the import would do' : 'Import products'}
      back={{ to: '/products', label: 'Products' }}
      says={
        told && !written
          ? `${table?.name ?? 'The table'}, ${counted(told.products, 'product')}. ${says(told)}`
          : 'All rows of a spreadsheet, or none. What is on sale stays as it is until you save it.'
      }
      acts={
        writable ? (
          <Button variant="contained" disabled={busy} onClick={() => start(true)}>
            {writing ? 'Saving…' : `Save ${counted(told.products, 'product')}`}
          </Button>
        ) : undefined
      }
    >
      {error ? <Say kind="bad" title={error.message} /> : null}
      <div role="status">
        {written ? (
          <Say kind="ok" title={`${written.added} added, ${written.changed} changed`}>
            <p>They are in the shop now.</p>
            <div className="acts">
              <Link className="btn" to="/products">
                See the products
              </Link>
            </div>
          </Say>
        ) : (
          <p className={far === undefined ? 'sr' : undefined}>
            {far ?? (busy && !writing ? 'Reading the table' : told && figures(told))}
          </p>
        )}
      </div>
      <form
        className="fine"
        onSubmit={(event) => {
          event.preventDefault()
          start(false)
        }}
      >
        <label className="f">
          <span className="l">Table, .csv or .xlsx</span>
          <input
            type="file"
            accept=".csv,.xlsx"
            disabled={busy}
            // The corrected file has the same name; without this the browser reports no change.
            onClick={({ currentTarget }) => {
              currentTarget.value = ''
              setTable(undefined)
              again()
            }}
            onChange={({ target }) => {
              setTable(target.files?.[0])
              again()
            }}
          />
        </label>
        <label className="f">
          <span className="l">Pictures that it names, if they are new</span>
          <input
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            multiple
            disabled={busy}
            onClick={({ currentTarget }) => {
              currentTarget.value = ''
              setPictures([])
              again()
            }}
            onChange={({ target }) => {
              setPictures([...(target.files ?? [])])
              again()
            }}
          />
        </label>
        <label className="ch">
          <input
            type="checkbox"
            className="cb"
            checked={createMissing}
            disabled={busy}
            onChange={({ target }) => {
              setCreate(target.checked)
              again()
            }}
          />
          Create missing categories and values
        </label>
        <Button type="submit" variant={told ? 'outlined' : 'contained'} disabled={!table || busy}>
          {busy && !writing ? 'Reading…' : told ? 'Read it again' : 'Show what it would do'}
        </Button>
      </form>
      {busy && !told ? <Loading rows={4} /> : null}
      {told && !written ? <Figures told={told} /> : null}
      {told && told.mistakes > 0 ? <Mistakes told={told} /> : null}
      {told && !written && told.categories.length > 0 ? (
        <p>New categories: {told.categories.join(', ')}</p>
      ) : null}
      {told && !written && told.changes.length > 0 ? <Changes told={told} /> : null}
      {told ? null : (
        <section className="panel">
          <h2>What the table has</h2>
          <p>The first row names the columns, in any order: {COLUMNS}.</p>
          <p className="spaced">
            A row is a piece, or one choice of it: rows of the same name are one piece. What a row does not
            name stays as it is: sku and stock alone set the stock.
          </p>
        </section>
      )}
    </Page>
  )
}
