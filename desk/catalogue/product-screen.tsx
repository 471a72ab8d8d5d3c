import Button from '@mui/material/Button'
import { useState } from 'react'
import { useParams } from 'react-router'
import { operatorProduct, operatorSetProduct } from '#contract/desk-products.ts'
import { operatorPreview } from '#contract/drafts.ts'
import { may } from '../api/call.ts'
import { useAnswer, useSend } from '../api/use-call.ts'
import { Field, TextField } from '../parts/field.tsx'
import { Page } from '../parts/page.tsx'
import { Preview } from '../parts/preview.tsx'
import { Failed, Loading } from '../parts/say.tsx'
import { State } from '../parts/state.tsx'
import { withoutSent } from '../parts/sent.ts'
import { stillUnsaved, useAlsoUnsaved, useUnsaved } from '../parts/unsaved.ts'
import { counted } from '../parts/words.ts'
import { atShop } from '../session.ts'
import { Pictures } from './pictures.tsx'
import type { Product } from './product.ts'
import { Variants } from './variants.tsx'

const PART = 'the words'

/** Name and words; nothing is saved before it is asked for. */
const Words = ({ product }: { readonly product: Product }) => {
  const before = {
    name: product.name,
    subtitle: product.subtitle ?? '',
    description: product.description ?? '',
  }
  // Only what was typed: the rest follows what others save.
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const now = { ...before, ...typed }
  const changed = (['name', 'subtitle', 'description'] as const).filter(
    (member) => now[member].trim() !== before[member].trim(),
  )
  const send = useSend(operatorSetProduct, {
    quiet: true,
    done: () => `The words are saved.${stillUnsaved(PART)}`,
  })
  useUnsaved(changed.length > 0, PART)
  const others = useAlsoUnsaved(PART)
  const mayWrite = may(operatorSetProduct)
  const type = (member: keyof typeof before) => ({
    value: now[member],
    readOnly: !mayWrite,
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped((all) => ({ ...all, [member]: target.value })),
  })
  return (
    <section className="sec">
      <h2>Words</h2>
      <form
        className="words"
        onSubmit={(event) => {
          event.preventDefault()
          send.mutate(
            {
              params: { productId: product._id },
              body: Object.fromEntries(changed.map((member) => [member, now[member]])),
            },
            { onSuccess: () => setTyped((later) => withoutSent(later, typed)) },
          )
        }}
      >
        <Field
          label="Name"
          maxLength={128}
          wrong={now.name.trim() === '' ? 'A product has a name' : undefined}
          {...type('name')}
        />
        <Field label="One line below it" maxLength={300} {...type('subtitle')} />
        <TextField
          label="Description"
          rows={6}
          maxLength={10_000}
          wrong={send.error?.message}
          {...type('description')}
        />
        {changed.length > 0 ? (
          <div className="acts">
            <span role="status">
              {counted(changed.length, 'text')} not saved yet.{others}
            </span>
            <Button onClick={() => setTyped({})}>Discard</Button>
            <Button type="submit" variant="contained" disabled={send.isPending || now.name.trim() === ''}>
              Save {counted(changed.length, 'text')}
            </Button>
          </div>
        ) : null}
      </form>
    </section>
  )
}

/** Off sale and back on sale: nothing is lost, so it is done at once, with the undo next to it. */
const OnSale = ({ product }: { readonly product: Product }) => {
  const send = useSend(operatorSetProduct)
  const [retired, setRetired] = useState(false)
  const set = (active: boolean) =>
    send.mutate(
      { params: { productId: product._id }, body: { active } },
      { onSuccess: () => setRetired(!active) },
    )
  if (product.active)
    return (
      <Button variant="text" disabled={send.isPending} onClick={() => set(false)}>
        Retire
      </Button>
    )
  return (
    <>
      {retired ? (
        <span role="status" className="small">
          It is gone from lists, search and bags; orders and passports keep it.
        </span>
      ) : null}
      <Button disabled={send.isPending} onClick={() => set(true)}>
        {retired ? 'Undo: put it on sale again' : 'Put on sale again'}
      </Button>
    </>
  )
}

const OneProduct = ({ id }: { readonly id: string }) => {
  const { data: product, error, refetch } = useAnswer(operatorProduct, { params: { productId: id } })
  const [looking, setLooking] = useState(false)
  const back = { to: '/products', label: 'Products' }
  if (!product)
    return (
      <Page title="Product" back={back}>
        {error ? <Failed error={error} again={() => void refetch()} /> : <Loading />}
      </Page>
    )
  return (
    <Page
      title={product.name}
      back={back}
      says={product.subtitle}
      beside={<State word={product.active ? 'On sale' : 'Retired'} tone={product.active ? 'paid' : 'off'} />}
      acts={
        <>
          {may(operatorSetProduct) ? <OnSale product={product} /> : null}
          {product.active ? (
            <a className="btn" href={atShop(`/product/${product.slug}`)} target="_blank" rel="noreferrer">
              See it in the shop
            </a>
          ) : may(operatorPreview) ? (
            <Button onClick={() => setLooking(true)}>Preview</Button>
          ) : null}
        </>
      }
    >
      {error ? <Failed error={error} again={() => void refetch()} /> : null}
      {looking ? (
        <Preview
          of={{ kind: 'product', id: product._id }}
          path={`/product/${product.slug}`}
          onClose={() => setLooking(false)}
        />
      ) : null}
      <Pictures key={`p${product._id}`} product={product} />
      <Variants key={`v${product._id}`} product={product} />
      <Words key={`w${product._id}`} product={product} />
    </Page>
  )
}

/** One product: what it is called, and every combination as it is sold. */
export const ProductScreen = () => {
  const { id = '' } = useParams()
  return <OneProduct key={id} id={id} />
}
