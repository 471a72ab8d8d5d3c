import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  operatorSetPrice,
  operatorSetStock,
  operatorSetVariantOnSale,
  operatorSetWeights,
} from '#contract/operator.ts'
import { call } from '../api/call.ts'
import {
  keyOf,
  MEMBERS,
  sendingsOf,
  valueOf,
  type Cell,
  type Sending,
  type Typed,
} from './variant-changes.ts'
import { useUnsaved } from '../parts/unsaved.ts'
import { counted } from '../parts/words.ts'
import { nextStep, type Part } from './part.ts'
import type { Product } from './product.ts'

type All = Readonly<Record<string, Typed>>

const send = (
  { variant, changes: { active, stock, amount, weightMg, metalWeightMg } }: Sending,
  was: number,
) => {
  const params = { variantId: variant._id }
  if (active !== undefined) return call(operatorSetVariantOnSale, { params, body: { active } })
  if (stock !== undefined) return call(operatorSetStock, { params, body: { stock, was } })
  if (amount !== undefined) return call(operatorSetPrice, { params, body: { amount } })
  return call(operatorSetWeights, {
    params,
    body: {
      weightMg: weightMg ?? variant.weightMg ?? 0,
      metalWeightMg: metalWeightMg ?? variant.metalWeightMg ?? 0,
    },
  })
}

/** Unsaved changes of a product's combinations: counted, undone step by step, sent together. */
export const useVariantChanges = ({ variants }: Product) => {
  const [typed, setTyped] = useState<All>({})
  /** The values before each step. Continued typing in one field is one step, and so is a change to many at once. */
  const [past, setPast] = useState<
    readonly { readonly step: string; readonly at: number; readonly before: All }[]
  >([])
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  /** What could be sold when a new stock was typed: the page may have been read again since. */
  const [seen, setSeen] = useState<Readonly<Record<string, number>>>({})
  const client = useQueryClient()
  const all = variants.flatMap((variant) =>
    MEMBERS.flatMap((member) => {
      const put = typed[keyOf(variant, member)]
      return put === undefined ? [] : [{ variant, member, to: valueOf(put, member) }]
    }),
  )
  const cells = all.flatMap(({ variant, member, to }): Cell[] =>
    to === undefined || to === variant[member] ? [] : [{ variant, member, to }],
  )
  const put = (step: string, changes: All) => {
    setPast((steps) =>
      steps.at(-1)?.step === step ? steps : [...steps, { step, at: nextStep(), before: typed }],
    )
    const begun = variants.filter((variant) => {
      const key = keyOf(variant, 'stock')
      return key in changes && typed[key] === undefined
    })
    setSeen((now) => ({
      ...now,
      ...Object.fromEntries(begun.map((variant) => [keyOf(variant, 'stock'), variant.stock])),
    }))
    setTyped((now) => ({ ...now, ...changes }))
  }
  const undo = () => {
    const last = past.at(-1)
    if (!last) return
    setPast(past.slice(0, -1))
    setTyped(last.before)
  }
  const discard = () => {
    setTyped({})
    setPast([])
    setRefused({})
  }
  // One after another: what was refused stays typed with its reason, what was saved is not sent again.
  const save = async () => {
    const failed: Record<string, string> = {}
    for (const each of sendingsOf(cells)) {
      const { variant, changes } = each
      const members = MEMBERS.filter((member) => changes[member] !== undefined)
      const isSent = (key: string, value: Typed) =>
        members.some((member) => key === keyOf(variant, member) && valueOf(value, member) === changes[member])
      try {
        await send(each, seen[keyOf(variant, 'stock')] ?? variant.stock)
        // What was typed meanwhile stays.
        setTyped((now) =>
          Object.fromEntries(Object.entries(now).filter(([key, value]) => !isSent(key, value))),
        )
      } catch (error) {
        for (const member of members)
          failed[keyOf(variant, member)] = error instanceof Error ? error.message : String(error)
      }
    }
    setRefused(failed)
    // Whoever was told what it is by now may set it all the same.
    setSeen((now) => Object.fromEntries(Object.entries(now).filter(([key]) => !(key in failed))))
    setPast([])
    await client.invalidateQueries()
    return Object.keys(failed).length === 0
  }
  const wrong = all.filter(({ to }) => to === undefined).length
  const [why] = Object.values(refused)
  const dirty = cells.length + wrong > 0
  useUnsaved(dirty)
  const part: Part = {
    name: 'the combinations',
    unsaved: dirty
      ? counted(cells.length + wrong, 'change to the combinations', 'changes to the combinations')
      : undefined,
    wrong:
      wrong > 0
        ? `${counted(wrong, 'figure is', 'figures are')} to be corrected first`
        : why === undefined
          ? undefined
          : `${Object.keys(refused).length} refused: ${why}`,
    ready: wrong === 0,
    lastStep: dirty ? (past.at(-1)?.at ?? 0) : 0,
    undo,
    discard,
    save,
  }
  return { part, typed, cells, refused, put, undo }
}
