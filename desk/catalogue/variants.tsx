import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { operatorSetPrice, operatorSetStock, operatorSetWeights } from '#contract/operator.ts'
import { call, may } from '../api/call.ts'
import { SaveBar } from '../parts/save-bar.tsx'
import { Scroll } from '../parts/scroll.tsx'
import { useUnsaved } from '../parts/unsaved.ts'
import { counted, grams, inRupees, milligrams } from '../parts/words.ts'
import type { Product } from './product.ts'
import {
  isWeight,
  MEMBERS,
  sendingsOf,
  type Cell,
  type Member,
  type Sending,
  type Variant,
} from './variant-changes.ts'

const LARGEST = {
  stock: 1_000_000,
  amount: 1_000_000_000,
  weightMg: 100_000_000,
  metalWeightMg: 100_000_000,
} as const
const SAID = {
  stock: 'Stock',
  amount: 'Price in rupees',
  weightMg: 'Gross weight in grams',
  metalWeightMg: 'Metal in grams',
} as const
const SHOWN = 60

const shown = (value: number, member: Member) =>
  isWeight(member) ? grams(value) : value.toLocaleString('en-IN')

/** What the endpoint takes: a whole number, or a weight in milligrams. */
const numberOf = (typed: string, member: Member): number | undefined => {
  const plain = typed.replaceAll(',', '').trim()
  const value = isWeight(member) ? milligrams(typed) : /^\d{1,10}$/.test(plain) ? Number(plain) : undefined
  return value !== undefined && value <= LARGEST[member] && (member === 'stock' || value > 0)
    ? value
    : undefined
}

const nameOf = ({ purity, metal, stone, stoneQuality, size, options = [] }: Variant) =>
  [
    [purity, metal].filter(Boolean).join(' '),
    [stone, stoneQuality].filter(Boolean).join(' '),
    size === undefined ? undefined : `size ${size}`,
    ...options.map(({ name = '', value }) => `${name.toLowerCase()} ${value}`),
  ]
    .filter(Boolean)
    .join(', ') || 'As it is'

const keyOf = (variant: Variant, member: Member) => `${variant._id} ${member}`

/** Stock, price and weights of every combination in one table: changes are counted, can be taken back, and are sent together. */
export const Variants = ({ product }: { readonly product: Product }) => {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [order, setOrder] = useState<readonly string[]>([])
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const [sending, setSending] = useState(false)
  const [all, setAll] = useState(false)
  const client = useQueryClient()
  const cells = product.variants.flatMap((variant) =>
    MEMBERS.flatMap((member): Cell[] => {
      const text = typed[keyOf(variant, member)]
      const to = text === undefined ? undefined : numberOf(text, member)
      return to === undefined || to === variant[member] ? [] : [{ variant, member, to }]
    }),
  )
  const wrongCells = product.variants.flatMap((variant) =>
    MEMBERS.filter((member) => {
      const text = typed[keyOf(variant, member)]
      return text !== undefined && numberOf(text, member) === undefined
    }),
  ).length
  useUnsaved(cells.length + wrongCells > 0)
  const type = (key: string, text: string) => {
    setTyped((now) => ({ ...now, [key]: text }))
    setOrder((now) => [...now.filter((one) => one !== key), key])
  }
  const undo = () => {
    const last = order.findLast((key) => key in typed)
    if (last === undefined) return
    setOrder((now) => now.filter((key) => key !== last))
    setTyped(({ [last]: _, ...rest }) => rest)
  }
  const discard = () => {
    setTyped({})
    setOrder([])
    setRefused({})
  }
  const send = ({ variant, changes: { stock, amount, weightMg, metalWeightMg } }: Sending) => {
    const params = { variantId: variant._id }
    if (stock !== undefined) return call(operatorSetStock, { params, body: { stock } })
    if (amount !== undefined) return call(operatorSetPrice, { params, body: { amount } })
    return call(operatorSetWeights, {
      params,
      body: {
        weightMg: weightMg ?? variant.weightMg ?? 0,
        metalWeightMg: metalWeightMg ?? variant.metalWeightMg ?? 0,
      },
    })
  }
  // One after another: what was refused stays typed with its reason, what was saved is not sent again.
  const save = async () => {
    setSending(true)
    const failed: Record<string, string> = {}
    for (const sending of sendingsOf(cells)) {
      const { variant, changes } = sending
      const members = MEMBERS.filter((member) => changes[member] !== undefined)
      try {
        await send(sending)
        // What was typed meanwhile stays.
        setTyped((now) =>
          Object.fromEntries(
            Object.entries(now).filter(
              ([key, text]) =>
                !members.some(
                  (member) => key === keyOf(variant, member) && numberOf(text, member) === changes[member],
                ),
            ),
          ),
        )
      } catch (error) {
        for (const member of members)
          failed[keyOf(variant, member)] = error instanceof Error ? error.message : String(error)
      }
    }
    setRefused(failed)
    await client.invalidateQueries()
    setSending(false)
  }
  const cell = (variant: Variant, member: Member, mayWrite: boolean) => {
    const key = keyOf(variant, member)
    const text = typed[key]
    const wrong = text !== undefined && numberOf(text, member) === undefined
    const changed = cells.some((one) => one.variant === variant && one.member === member)
    const now = variant[member]
    if (now === undefined) return '–'
    if (!mayWrite) return member === 'amount' ? inRupees(now) : shown(now, member)
    return (
      <>
        {changed ? <span className="was">{shown(now, member)}</span> : null}
        <input
          className={`cell ${changed ? 'new' : ''} ${member === 'amount' ? '' : 'cell--w'}`}
          inputMode={isWeight(member) ? 'decimal' : 'numeric'}
          aria-label={`${SAID[member]} of ${nameOf(variant)}`}
          aria-invalid={wrong || refused[key] !== undefined || undefined}
          value={text ?? shown(now, member)}
          onChange={({ target }) => type(key, target.value)}
          onKeyDown={(event) => {
            if (event.key === 'z' && (event.ctrlKey || event.metaKey)) {
              event.preventDefault()
              undo()
            }
          }}
        />
        {wrong ? (
          <small className="err">{isWeight(member) ? 'Such as 3.912' : 'A whole number'}</small>
        ) : null}
        {refused[key] ? <small className="err">{refused[key]}</small> : null}
      </>
    )
  }
  // Of a piece without metal, such as a loose stone, there is no second weight to set.
  const mayWeigh = ({ weightMg, metalWeightMg }: Variant) =>
    may(operatorSetWeights) && weightMg !== undefined && metalWeightMg !== undefined
  const rows = all ? product.variants : product.variants.slice(0, SHOWN)
  return (
    <section className="sec">
      <h2>{counted(product.variants.length, 'combination')}</h2>
      <Scroll label="Combinations">
        <table className="stack dense">
          <thead>
            <tr>
              <th>Combination</th>
              <th>SKU</th>
              <th className="r">Gross, g</th>
              <th className="r">Metal, g</th>
              <th className="r">Stock</th>
              <th className="r">₹, GST included</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((variant) => (
              <tr key={variant._id}>
                <td>
                  {nameOf(variant)}
                  {variant.isDefault ? <small>Listed with this one</small> : null}
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
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      {rows.length < product.variants.length ? (
        <p className="pg">
          <button type="button" className="tl" onClick={() => setAll(true)}>
            Show all {product.variants.length}
          </button>
        </p>
      ) : null}
      {cells.length + wrongCells > 0 ? (
        <SaveBar
          says={
            <>
              {counted(cells.length, 'change')} not saved yet
              {Object.keys(refused).length > 0 ? `; ${Object.keys(refused).length} refused` : ''}
              {wrongCells > 0 ? `; ${wrongCells} to be corrected first` : ''}
            </>
          }
          back={[
            { label: 'Undo', onClick: undo },
            { label: 'Discard', onClick: discard },
          ]}
          act={{
            label: sending ? 'Saving…' : `Save ${counted(cells.length, 'change')}`,
            onClick: () => void save(),
            disabled: sending || cells.length === 0 || wrongCells > 0,
          }}
        />
      ) : null}
    </section>
  )
}
