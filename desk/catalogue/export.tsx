import Button from '@mui/material/Button'
import { useEffect, useRef, useState } from 'react'
import { operatorProductTable } from '#contract/product-table.ts'
import { call } from '../api/call.ts'
import { Ask } from '../parts/ask.tsx'
import { save } from '../parts/download.ts'
import { Choice } from '../parts/field.tsx'
import { useRows } from '../parts/list.tsx'
import { counted, today } from '../parts/words.ts'
import { tableFiles, tablePages, type TableFormat } from './table-files.ts'

const FORMATS = [
  { value: 'xlsx', label: 'Workbook, .xlsx: keeps codes as text' },
  { value: 'csv', label: 'CSV, .csv' },
] as const
const TYPES = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

interface Filter {
  readonly q?: string | undefined
  readonly show?: string | undefined
}
const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** Reads the table page by page and hands each file to the browser's downloads; stops when the dialog is closed. */
const useExport = () => {
  const [far, setFar] = useState<string>()
  const [failed, setFailed] = useState<string>()
  const [files, setFiles] = useState<number>()
  const run = useRef(0)
  const stop = () => void (run.current += 1)
  useEffect(() => stop, [])
  const start = async (query: Filter, format: TableFormat) => {
    if (far !== undefined) return
    const mine = (run.current += 1)
    setFailed(undefined)
    setFiles(undefined)
    setFar('Reading …')
    try {
      const show = operatorProductTable.query.properties.show.anyOf.find((one) => one.const === query.show)
      const read = (after: string | undefined) =>
        call(operatorProductTable, {
          query: {
            ...(query.q !== undefined && { q: query.q }),
            ...(show && { show: show.const }),
            ...(after !== undefined && { after }),
          },
        })
      let at = 0
      const pages = tablePages(read, (products, total) => {
        if (run.current === mine) setFar(`${products} of ${counted(total, 'product')}`)
      })
      for await (const bytes of tableFiles(pages, format)) {
        if (run.current !== mine) return
        at += 1
        save(
          `products-${today()}${at > 1 ? `-${at}` : ''}.${format}`,
          new Blob([bytes], { type: TYPES[format] }),
        )
      }
      setFiles(at)
    } catch (error) {
      if (run.current === mine) setFailed(error instanceof Error ? error.message : String(error))
    }
    if (run.current === mine) setFar(undefined)
  }
  return { far, failed, files, start }
}

/** The products of the list as a table that the import takes. */
const Dialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { filterValues, total = 0 } = useRows('products')
  const [q, show] = [textOf(filterValues.q), textOf(filterValues.show)]
  const filtered = q !== undefined || show !== undefined
  const [what, setWhat] = useState<'list' | 'all'>(filtered ? 'list' : 'all')
  const [format, setFormat] = useState<TableFormat>('xlsx')
  const { far, failed, files, start } = useExport()
  return (
    <Ask
      title="Export a table"
      open
      onClose={onClose}
      stay={far === undefined ? 'Close' : 'Stop'}
      act={(files ?? 0) === 0 ? 'Download it' : 'Download it again'}
      busy={false}
      ready={far === undefined}
      refused={failed === undefined ? undefined : { message: failed }}
      onAct={() => void start(what === 'list' ? { q, show } : {}, format)}
    >
      {filtered ? (
        <Choice
          label="Which products"
          value={what}
          options={[
            { value: 'list', label: `Those of this list, ${total}` },
            { value: 'all', label: 'All of them' },
          ]}
          onChange={setWhat}
        />
      ) : null}
      <Choice label="Format" value={format} options={FORMATS} onChange={setFormat} />
      <p className="muted">
        Change it in a spreadsheet and import it: only cells that differ change anything. What is sold
        meanwhile stays sold unless the stock of that row was changed too. More than 10,000 rows come as
        several files.
      </p>
      <p role="status">
        {far ??
          (files === undefined
            ? ''
            : files === 0
              ? 'There is no product in it.'
              : `Downloaded: ${counted(files, 'file')}.`)}
      </p>
    </Ask>
  )
}

export const Export = () => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Export a table</Button>
      {open ? <Dialog onClose={() => setOpen(false)} /> : null}
    </>
  )
}
