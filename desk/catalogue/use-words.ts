import { useState } from 'react'
import { operatorSetProduct } from '#contract/desk-products.ts'
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
  const now = { ...before, ...typed }
  const changed = MEMBERS.filter((member) => now[member].trim() !== before[member].trim())
  const send = useSend(operatorSetProduct, { quiet: true })
  const isUnnamed = now.name.trim() === ''
  const dirty = changed.length > 0
  useUnsaved(dirty)
  const put = (member: Member, text: string) => {
    // Continued typing in one field is one step.
    if (past.at(-1)?.member !== member) setPast([...past, { member, at: nextStep(), before: typed }])
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
    wrong: isUnnamed ? 'A product has a name' : send.error?.message,
    ready: !isUnnamed,
    lastStep: dirty ? (past.at(-1)?.at ?? 0) : 0,
    undo: () => {
      setTyped(past.at(-1)?.before ?? {})
      setPast(past.slice(0, -1))
    },
    discard,
    save: async () => {
      const body = Object.fromEntries(changed.map((member) => [member, now[member]]))
      const isSaved = await send.mutateAsync({ params: { productId: product._id }, body }).then(
        () => true,
        () => false,
      )
      if (!isSaved) return false
      setTyped((later) => withoutSent(later, typed))
      setPast([])
      return true
    },
  }
  return { part, now, put, isUnnamed, refused: send.error?.message }
}
