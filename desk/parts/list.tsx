import { useListContext } from 'ra-core'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { RESOURCES, RowOf } from '../api/providers.ts'
import { Icon } from './icon.tsx'

/** The rows of the screen's list, and what goes with them. */
export const useRows = <List extends keyof typeof RESOURCES>(_: List) => {
  const { data, ...list } = useListContext<RowOf<List>>()
  return { ...list, rows: data }
}

/** Searches as one types, half a second after the last letter; the words stay in the address. */
export const Search = ({ label, hint }: { readonly label: string; readonly hint: string }) => {
  const { filterValues, setFilters } = useListContext()
  const inAddress = typeof filterValues.q === 'string' ? filterValues.q : ''
  const [typed, setTyped] = useState(inAddress)
  const sent = useRef(inAddress)
  // The way back and a link change the words as well as typing does.
  useEffect(() => {
    if (inAddress === sent.current) return
    sent.current = inAddress
    setTyped(inAddress)
  }, [inAddress])
  useEffect(() => {
    if (typed === sent.current) return
    const timer = setTimeout(() => {
      sent.current = typed
      const { q: _, ...rest } = filterValues
      setFilters(typed === '' ? rest : { ...rest, q: typed })
    }, 400)
    return () => clearTimeout(timer)
  }, [typed, filterValues, setFilters])
  return (
    <label className="in in--find">
      <Icon name="find" small />
      <span className="sr">{label}</span>
      <input
        type="search"
        value={typed}
        placeholder={hint}
        maxLength={100}
        onChange={({ target }) => setTyped(target.value)}
      />
    </label>
  )
}

/** Which rows of how many, and the ones after them. */
export const Pager = ({ children }: { readonly children?: ReactNode }) => {
  const { page, perPage, total = 0, setPage } = useListContext()
  if (total === 0) return null
  const first = (page - 1) * perPage + 1
  const last = Math.min(page * perPage, total)
  return (
    <div className="pg">
      <span className="num">
        {first} to {last} of {total}
      </span>
      {children}
      <span className="acts">
        {page > 1 ? (
          <button type="button" className="tl" onClick={() => setPage(page - 1)}>
            Previous
          </button>
        ) : null}
        {last < total ? (
          <button type="button" className="tl" onClick={() => setPage(page + 1)}>
            Next {Math.min(perPage, total - last)}
          </button>
        ) : null}
      </span>
    </div>
  )
}

/** Tabs over a list: one member of its filter. */
export const Tabs = ({
  label,
  member,
  tabs,
}: {
  readonly label: string
  readonly member: string
  readonly tabs: readonly {
    readonly value: string
    readonly label: string
    readonly count?: number | undefined
  }[]
}) => {
  const { filterValues, setFilters } = useListContext()
  const chosen = typeof filterValues[member] === 'string' ? filterValues[member] : ''
  return (
    <div className="tabs" role="group" aria-label={label}>
      {tabs.map((tab) => (
        <button
          type="button"
          key={tab.value}
          aria-pressed={tab.value === chosen}
          onClick={() => {
            const { [member]: _, ...rest } = filterValues
            setFilters(tab.value === '' ? rest : { ...rest, [member]: tab.value })
          }}
        >
          {tab.label}
          {tab.count === undefined ? null : <span>{tab.count}</span>}
        </button>
      ))}
    </div>
  )
}
