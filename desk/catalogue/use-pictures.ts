import { useState } from 'react'
import { operatorProduct, operatorSetProduct } from '#contract/desk-products.ts'
import { operatorPutPicture } from '#contract/pictures.ts'
import { call } from '../api/call.ts'
import { useSend } from '../api/use-call.ts'
import { base64Of } from '../parts/files.ts'
import { useUnsaved } from '../parts/unsaved.ts'
import { nextStep, type Part } from './part.ts'
import type { Product } from './product.ts'

export type Picture = Product['pictures'][number]
type All = readonly Picture[]

interface State {
  readonly pictures: All
  /** Each is one step of Undo. */
  readonly past: readonly { readonly at: number; readonly before: All; readonly field?: string | undefined }[]
}

const same = (one: All, other: All) => JSON.stringify(one) === JSON.stringify(other)
/** Continued typing in one field is one step. */
const stepTo = ({ pictures, past }: State, next: All, field?: string): State => ({
  pictures: next,
  past:
    field !== undefined && past.at(-1)?.field === field
      ? past
      : [...past, { at: nextStep(), before: pictures, field }],
})

/** The pictures of a product while they are changed here: order, words, new ones from a file or the camera. */
export const usePictures = (product: Product) => {
  const [{ pictures, past }, setState] = useState<State>({ pictures: product.pictures, past: [] })
  // `base` is what the shop had when the changes began, `read` what was read last.
  const [base, setBase] = useState<All>(product.pictures)
  const [read, setRead] = useState(product.pictures)
  const [far, setFar] = useState<string>()
  const [failed, setFailed] = useState<readonly string[]>([])
  const send = useSend(operatorSetProduct, { quiet: true, rereads: [operatorProduct] })
  const changed = !same(pictures, base)
  const takeOver = () => {
    setBase(product.pictures)
    setState({ pictures: product.pictures, past: [] })
    send.reset()
  }
  // Other people's saved changes are taken over, but never over changes made here.
  if (read !== product.pictures) {
    setRead(product.pictures)
    if (!changed || same(pictures, product.pictures)) {
      setBase(product.pictures)
      setState({ pictures: product.pictures, past: [] })
    }
  }
  const theirs = changed && !send.isPending && !same(product.pictures, base)
  useUnsaved(changed || far !== undefined)
  const change = (next: All, field?: string) => setState((now) => stepTo(now, next, field))
  const add = async (files: readonly File[]) => {
    if (far !== undefined || files.length === 0) return
    setFailed([])
    for (const [at, file] of files.entries()) {
      setFar(`Sending picture ${at + 1} of ${files.length}`)
      try {
        const { media } = await call(operatorPutPicture, {
          body: { name: file.name, alt: `${product.name}`, content: await base64Of(file) },
        })
        setState((now) =>
          now.pictures.some(({ url }) => url === media.url)
            ? now
            : stepTo(now, [...now.pictures, { url: media.url, alt: media.alt }]),
        )
      } catch (error) {
        const why = `${file.name}: ${error instanceof Error ? error.message : String(error)}`
        setFailed((all) => [...all, why])
      }
    }
    setFar(undefined)
  }
  const isUndescribed = pictures.some(({ alt }) => alt.trim() === '')
  const part: Part = {
    name: 'the pictures',
    unsaved: changed ? 'the pictures' : undefined,
    wrong: isUndescribed
      ? 'Describe each picture'
      : theirs
        ? 'Somebody else has saved other pictures meanwhile'
        : send.error?.message,
    ready: !isUndescribed,
    lastStep: changed ? (past.at(-1)?.at ?? 0) : 0,
    undo: () =>
      setState((now) => ({ pictures: now.past.at(-1)?.before ?? now.pictures, past: now.past.slice(0, -1) })),
    discard: takeOver,
    save: () =>
      send
        .mutateAsync({
          params: { productId: product._id },
          body: { pictures: [...pictures], seenPictures: [...product.pictures] },
        })
        .then(
          () => {
            setBase(pictures)
            setState((now) => ({ ...now, past: [] }))
            return true
          },
          () => false,
        ),
  }
  return {
    part,
    pictures,
    theirs: theirs ? product.pictures : undefined,
    takeTheirs: takeOver,
    far,
    failed,
    change,
    add,
  }
}
