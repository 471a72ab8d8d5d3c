import { useState } from 'react'
import { operatorProduct, operatorSetProduct } from '#contract/desk-products.ts'
import { useSend } from '../api/use-call.ts'
import { withoutSent } from '../parts/sent.ts'
import { useUnsaved } from '../parts/unsaved.ts'
import { counted } from '../parts/words.ts'
import { nextStep, type Part } from './part.ts'
import type { Product } from './product.ts'

const MEMBERS = ['name', 'subtitle', 'description'] as const
export type Member = (typeof MEMBERS)[number]
type Typed = Readonly<Record<string, string>>

interface Step {
  readonly member: Member
  readonly at: number
  readonly before: Typed
}

/** Name and words of a product: what is typed and not saved. */
export const useWords = (product: Product) => {
  const before = {
    name: product.name,
    subtitle: product.subtitle ?? '',
    description: product.description ?? '',
  }
  // Only what was typed here: the rest follows what others save.
  const [typed, setTyped] = useState<Typed>({})
  const [past, setPast] = useState<readonly Step[]>([])
  /** What the shop had when a text was first changed here. */
  const [begun, setBegun] = useState<Typed>({})
  const now = { ...before, ...typed }
  const changed = MEMBERS.filter((member) => now[member].trim() !== before[member].trim())
  // What colleagues have saved since, where something else is typed here.
  const theirs: Typed = Object.fromEntries(
    changed
      .filter((member) => begun[member] !== undefined && begun[member] !== before[member])
      .map((member) => [member, before[member] || 'nothing']),
  )
  const isStale = Object.keys(theirs).length > 0
  const send = useSend(operatorSetProduct, { quiet: true, rereads: [operatorProduct] })
  const isUnnamed = now.name.trim() === ''
  const dirty = changed.length > 0
  useUnsaved(dirty)
  const put = (member: Member, text: string) => {
    // Continued typing in one field is one step.
    if (past.at(-1)?.member !== member) setPast([...past, { member, at: nextStep(), before: typed }])
    if (typed[member] === undefined) setBegun((all) => ({ ...all, [member]: before[member] }))
    setTyped((all) => ({ ...all, [member]: text }))
  }
  const discard = () => {
    setTyped({})
    setPast([])
    send.reset()
  }
  const part: Part = {
    name: 'the words',
    unsaved: dirty ? counted(changed.length, 'text') : undefined,
    wrong: isUnnamed
      ? 'A product has a name'
      : isStale
        ? 'Somebody else has saved other words meanwhile; saving now keeps yours in these fields'
        : send.error?.message,
    ready: !isUnnamed,
    lastStep: dirty ? (past.at(-1)?.at ?? 0) : 0,
    undo: () => {
      setTyped(past.at(-1)?.before ?? {})
      setPast(past.slice(0, -1))
    },
    discard,
    save: async () => {
      const sent = Object.fromEntries(changed.map((member) => [member, now[member].trim()]))
      const seenWords = Object.fromEntries(changed.map((member) => [member, before[member]]))
      const body = { ...sent, seenWords }
      const isSaved = await send.mutateAsync({ params: { productId: product._id }, body }).then(
        () => true,
        () => false,
      )
      if (!isSaved) return false
      setTyped((later) => withoutSent(later, typed))
      setBegun((all) => ({ ...all, ...sent }))
      setPast([])
      return true
    },
  }
  return { part, now, theirs, put, isUnnamed, refused: isStale ? undefined : send.error?.message }
}
