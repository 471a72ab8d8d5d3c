import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { operatorSetProduct } from '#contract/desk-products.ts'
import type { KindFact } from '#contract/new-products.ts'
import { useSend } from '../api/use-call.ts'
import { wrongFields } from '../api/wrong-fields.ts'
import { withoutSent } from '../parts/sent.ts'
import { useUnsaved } from '../parts/unsaved.ts'
import { counted } from '../parts/words.ts'
import { nextStep, type Part } from './part.ts'
import type { Product } from './product.ts'
import { factOf } from './typed-facts.ts'

type Typed = Readonly<Record<string, string>>
interface State {
  readonly typed: Typed
  /** `categoryId`, `type` and `hsn`; what is absent is as it is in the shop. */
  readonly own: Typed
  /** What the shop had when a fact was first changed here; undefined if it had none. */
  readonly begun: Readonly<Record<string, string | undefined>>
}
const valuesOf = (facts: NonNullable<Product['facts']>): Typed =>
  Object.fromEntries(facts.map(({ name, value }) => [name, String(value)]))
const NOTHING: State = { typed: {}, own: {}, begun: {} }

/** Facts, category, type and tariff code of a product while they are changed here. An emptied field takes its fact out. */
export const useFacts = (product: Product, offered: readonly KindFact[]) => {
  const [state, setState] = useState<State>(NOTHING)
  const [past, setPast] = useState<
    readonly { readonly field: string; readonly at: number; readonly before: State }[]
  >([])
  const client = useQueryClient()
  const send = useSend(operatorSetProduct, { quiet: true })
  const facts = product.facts ?? []
  const before = valuesOf(facts)
  const names = Object.keys(state.typed).filter(
    (name) => (state.typed[name] ?? '').trim() !== (before[name] ?? ''),
  )
  // What colleagues have saved since, where it is another value than the one that was changed here.
  const theirs: Typed = Object.fromEntries(
    names
      .filter((name) => state.begun[name] !== before[name])
      .map((name) => [name, before[name] ?? 'nothing']),
  )
  const [home = ''] = product.categoryIds ?? []
  const { categoryId = home, type = product.type ?? '', hsn = product.hsn ?? '' } = state.own
  const isMoved = categoryId !== home
  const own = {
    ...(type.trim() !== (product.type ?? '') && { type: type.trim() }),
    ...(hsn.trim() !== (product.hsn ?? '') && { hsn: hsn.trim() }),
  }
  const wrong = wrongFields(send.error)
  const dirty = names.length > 0 || isMoved || Object.keys(own).length > 0
  useUnsaved(dirty)
  const step = (field: string, next: Partial<State>) => {
    if (past.at(-1)?.field !== field) setPast([...past, { field, at: nextStep(), before: state }])
    setState({ ...state, ...next })
  }
  const discard = () => {
    setState(NOTHING)
    setPast([])
    send.reset()
  }
  const after = () => [
    ...facts.flatMap((fact) => {
      if (!names.includes(fact.name)) return [fact]
      const text = state.typed[fact.name]?.trim() ?? ''
      return text === '' ? [] : [factOf(fact.name, text, undefined, fact)]
    }),
    ...names.flatMap((name) => {
      const text = state.typed[name]?.trim() ?? ''
      const unit = offered.find((fact) => fact.name === name)?.unit
      return name in before || text === '' ? [] : [factOf(name, text, unit)]
    }),
  ]
  const part: Part = {
    name: 'the facts',
    unsaved: dirty
      ? [
          ...(isMoved ? ['the category'] : []),
          ...('type' in own ? ['the type'] : []),
          ...('hsn' in own ? ['the tariff code'] : []),
          ...(names.length > 0 ? [counted(names.length, 'fact')] : []),
        ].join(', ')
      : undefined,
    wrong:
      Object.keys(theirs).length > 0
        ? 'Somebody else has saved other facts meanwhile; saving now keeps yours in these fields'
        : 'hsn' in wrong
          ? 'Another tariff code is needed: see its field'
          : send.error?.message,
    ready: true,
    lastStep: dirty ? (past.at(-1)?.at ?? 0) : 0,
    undo: () => {
      setState(past.at(-1)?.before ?? NOTHING)
      setPast(past.slice(0, -1))
    },
    discard,
    save: () =>
      send
        .mutateAsync({
          params: { productId: product._id },
          body: {
            ...own,
            ...(names.length > 0 && { facts: after(), seenFacts: facts }),
            ...(isMoved && {
              categoryIds: [categoryId, ...(product.categoryIds ?? []).slice(1)],
            }),
          },
        })
        .then(
          () => {
            // What was typed meanwhile stays, and the shop has what was sent.
            setState((later) => ({
              typed: withoutSent(later.typed, state.typed),
              own: withoutSent(later.own, state.own),
              begun: {
                ...later.begun,
                ...Object.fromEntries(names.map((name) => [name, state.typed[name]?.trim() || undefined])),
              },
            }))
            setPast([])
            return true
          },
          async () => {
            // If others were first, theirs are shown beside what is typed here.
            await client.invalidateQueries()
            return false
          },
        ),
  }
  return {
    part,
    typed: { ...before, ...state.typed },
    theirs,
    categoryId,
    kind: { type, hsn },
    wrong,
    type: (name: string, text: string) =>
      step(name, {
        typed: { ...state.typed, [name]: text },
        begun: name in state.typed ? state.begun : { ...state.begun, [name]: before[name] },
      }),
    move: (to: string) => step('categoryId', { own: { ...state.own, categoryId: to } }),
    typeKind: (member: 'type' | 'hsn', text: string) => {
      send.reset()
      step(member, { own: { ...state.own, [member]: text } })
    },
  }
}
