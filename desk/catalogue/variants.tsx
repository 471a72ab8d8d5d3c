import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import {
  operatorSetPrice,
  operatorSetStock,
  operatorSetVariantOnSale,
  operatorSetWeights,
} from '#contract/operator.ts'
import { operatorImportTable } from '#contract/product-table.ts'
import { may } from '../api/call.ts'
import { Scroll } from '../parts/scroll.tsx'
import { counted, inRupees } from '../parts/words.ts'
import type { Product } from './product.ts'
import type { useVariantChanges } from './use-variant-changes.ts'
import {
  bySize,
  groupsOf,
  isWeight,
  keyOf,
  nameOf,
  shown,
  valueOf,
  type Member,
  type Variant,
} from './variant-changes.ts'
import { VariantsChosen } from './variants-chosen.tsx'

const SAID = {
  stock: 'Stock',
  amount: 'Price in rupees',
  weightMg: 'Gross weight in grams',
  metalWeightMg: 'Metal in grams',
} as const
const SHOWN = 60

/** Stock, price, weights and whether it is on sale, of every combination in one table. */
export const Variants = ({
  product,
  changes: { typed, cells, refused, put, undo },
  children,
}: {
  readonly product: Product
  readonly changes: ReturnType<typeof useVariantChanges>
  /** What follows the table. */
  readonly children?: ReactNode
}) => {
  const [all, setAll] = useState(false)
  const [group, setGroup] = useState('All')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'z' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      undo()
    }
  }
  const isChanged = (variant: Variant, member: Member) =>
    cells.some((one) => one.variant === variant && one.member === member)
  const cell = (variant: Variant, member: keyof typeof SAID, mayWrite: boolean) => {
    const key = keyOf(variant, member)
    const text = typed[key]
    const isWrong = text !== undefined && valueOf(text, member) === undefined
    const changed = isChanged(variant, member)
    const now = variant[member]
    const saysId = `${variant._id}-${member}-says`
    if (now === undefined) return '–'
    if (!mayWrite) return member === 'amount' ? inRupees(now) : shown(now, member)
    return (
      <>
        {changed ? <span className="was">{shown(now, member)}</span> : null}
        <input
          className={`cell ${changed ? 'new' : ''} ${member === 'amount' ? '' : 'cell--w'}`}
          inputMode={isWeight(member) ? 'decimal' : 'numeric'}
          aria-label={`${SAID[member]} of ${nameOf(variant)}`}
          aria-describedby={isWrong || refused[key] ? saysId : undefined}
          aria-invalid={isWrong || refused[key] !== undefined || undefined}
          value={String(text ?? shown(now, member))}
          onChange={({ target }) => put(key, { [key]: target.value })}
          onKeyDown={onKeyDown}
        />
        {isWrong ? (
          <small id={saysId} className="err">
            {isWeight(member) ? 'Such as 3.912' : 'A whole number'}
          </small>
        ) : null}
        {refused[key] && !isWrong ? (
          <small id={saysId} className="err">
            {refused[key]}
          </small>
        ) : null}
      </>
    )
  }
  const onSale = (variant: Variant) => {
    const key = keyOf(variant, 'active')
    const now = typeof typed[key] === 'boolean' ? typed[key] : variant.active
    return (
      <>
        <input
          type="checkbox"
          className={isChanged(variant, 'active') ? 'cb new' : 'cb'}
          aria-label={`On sale: ${nameOf(variant)}`}
          checked={now}
          // The combination with which the product is listed is on sale as long as the product is.
          disabled={variant.isDefault || !may(operatorSetVariantOnSale)}
          onChange={({ target }) => put(`${key} ${target.checked}`, { [key]: target.checked })}
          onKeyDown={onKeyDown}
        />
        {refused[key] ? <small className="err">{refused[key]}</small> : null}
      </>
    )
  }
  // A piece without metal, such as a loose stone, has no second weight to set.
  const mayWeigh = ({ weightMg, metalWeightMg }: Variant) =>
    may(operatorSetWeights) && weightMg !== undefined && metalWeightMg !== undefined
  // Several can be selected and changed together.
  const picks = may(operatorSetStock)
  const variants = bySize(product.variants)
  const groups = groupsOf(variants)
  const has = groups.find(({ label }) => label === group)?.has ?? (() => true)
  const fitting = variants.filter(has)
  const rows = all ? fitting : fitting.slice(0, SHOWN)
  const picked = variants.filter(({ _id }) => chosen.has(_id))
  const choose = (some: readonly Variant[], on: boolean) =>
    setChosen((now) => {
      const ids = some.map(({ _id }) => _id)
      return new Set(on ? [...now, ...ids] : [...now].filter((id) => !ids.includes(id)))
    })
  return (
    <section className="sec" id="combinations">
      <h2>{counted(variants.length, 'combination')}</h2>
      {groups.length > 0 ? (
        <div className="filt scroll" role="group" aria-label="Which combinations">
          {groups.map(({ label, has: fits }) => (
            <button
              key={label}
              type="button"
              className="chip"
              aria-pressed={label === group}
              onClick={() => setGroup(label)}
            >
              {label} <span>{variants.filter(fits).length}</span>
            </button>
          ))}
        </div>
      ) : null}
      {picked.length > 0 ? (
        <VariantsChosen chosen={picked} typed={typed} onPut={put} onNone={() => setChosen(new Set())} />
      ) : null}
      <Scroll label="Combinations">
        <table className={picks ? 'stack dense pickable' : 'stack dense'}>
          <thead>
            <tr>
              {picks ? (
                <th>
                  <input
                    type="checkbox"
                    className="cb"
                    aria-label={`Choose all ${rows.length} below`}
                    checked={rows.length > 0 && rows.every(({ _id }) => chosen.has(_id))}
                    onChange={({ target }) => choose(rows, target.checked)}
                  />
                </th>
              ) : null}
              <th>Combination</th>
              <th>SKU</th>
              <th className="r">Gross, g</th>
              <th className="r">Metal, g</th>
              <th className="r">Stock</th>
              <th className="r">₹, GST included</th>
              <th className="r">On sale</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((variant) => (
              <tr key={variant._id} className={chosen.has(variant._id) ? 'on' : undefined}>
                {picks ? (
                  <td className="pick">
                    <input
                      type="checkbox"
                      className="cb"
                      aria-label={`Choose ${nameOf(variant)}`}
                      checked={chosen.has(variant._id)}
                      onChange={({ target }) => choose([variant], target.checked)}
                    />
                  </td>
                ) : null}
                <td>
                  {nameOf(variant)}
                  {variant.isDefault ? <small>Shown in lists</small> : null}
                </td>
                <td data-of="SKU" className="muted">
                  {variant.sku}
                </td>
                <td data-of="Gross, g" className="r nw">
                  {cell(variant, 'weightMg', mayWeigh(variant))}
                </td>
                <td data-of="Metal, g" className="r nw">
                  {cell(variant, 'metalWeightMg', mayWeigh(variant))}
                </td>
                <td data-of="Stock" className="r nw">
                  {cell(variant, 'stock', may(operatorSetStock))}
                </td>
                <td data-of="₹" className="r nw">
                  {cell(variant, 'amount', may(operatorSetPrice))}
                </td>
                <td data-of="On sale" className="r nw">
                  {onSale(variant)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      {rows.length < fitting.length ? (
        <p className="pg">
          <button type="button" className="tl" onClick={() => setAll(true)}>
            Show all {fitting.length}
          </button>
        </p>
      ) : null}
      {may(operatorImportTable) ? (
        <p className="small muted">
          Making, stones’ prices and days of making are changed in a table:{' '}
          <Link
            className="tl"
            to={`/products?filter=${encodeURIComponent(JSON.stringify({ q: product.name }))}`}
          >
            export it
          </Link>
          , and{' '}
          <Link className="tl" to="/products/import">
            import it
          </Link>
          . What would change is shown first.
        </p>
      ) : null}
      {children}
    </section>
  )
}
