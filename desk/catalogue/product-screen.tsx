import Button from '@mui/material/Button'
import { useState } from 'react'
import { useParams } from 'react-router'
import { operatorProduct, operatorSetProduct } from '#contract/desk-products.ts'
import { operatorPreview } from '#contract/drafts.ts'
import { operatorCopyProduct, operatorNewVariant, operatorProductKind } from '#contract/new-products.ts'
import { may } from '../api/call.ts'
import { useAnswer, useSend } from '../api/use-call.ts'
import { OwnRequests } from '../parts/asked.tsx'
import { Page } from '../parts/page.tsx'
import { Preview } from '../parts/preview.tsx'
import { Failed, Loading } from '../parts/say.tsx'
import { State } from '../parts/state.tsx'
import { atShop } from '../session.ts'
import { Copy } from './copy.tsx'
import { DraftActs, Lacking } from './draft.tsx'
import { Facts } from './facts.tsx'
import { NewVariant } from './new-variant.tsx'
import { Pictures } from './pictures.tsx'
import { ProductBar, useSaveAll } from './product-bar.tsx'
import type { Product } from './product.ts'
import { stateOf } from './state-of.ts'
import { useFacts } from './use-facts.ts'
import { usePictures } from './use-pictures.ts'
import { useVariantChanges } from './use-variant-changes.ts'
import { useWords } from './use-words.ts'
import { Variants } from './variants.tsx'
import { Words } from './words.tsx'

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

/** Everything that can be changed about a product, part by part, and the one bar that saves it. */
const Editor = ({ product }: { readonly product: Product }) => {
  const pictures = usePictures(product)
  const variants = useVariantChanges(product)
  const words = useWords(product)
  const [home = ''] = product.categoryIds ?? []
  const mayAsk = may(operatorProductKind)
  const { data: kind } = useAnswer(
    operatorProductKind,
    { params: { id: home === '' ? 'none' : home } },
    { when: mayAsk },
  )
  const offered = kind?.facts ?? []
  const facts = useFacts(product, offered)
  const parts = [pictures.part, variants.part, facts.part, words.part]
  const { save, saving } = useSaveAll(parts)
  return (
    <>
      <Pictures product={product} state={pictures} />
      <Variants product={product} changes={variants}>
        {kind && may(operatorNewVariant) ? <NewVariant product={product} kind={kind} /> : null}
      </Variants>
      {mayAsk ? <Facts facts={facts} offered={offered} kinds={kind ?? { types: [], hsn: [] }} /> : null}
      <Words words={words} onSave={() => void save()} />
      <ProductBar parts={parts} saving={saving} onSave={() => void save()} />
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
      beside={<State {...stateOf(product)} />}
      acts={
        <>
          {may(operatorCopyProduct) ? <Copy product={product} /> : null}
          {may(operatorSetProduct) && product.draft !== true ? <OnSale product={product} /> : null}
          {product.active ? (
            <a className="btn" href={atShop(`/product/${product.slug}`)} target="_blank" rel="noreferrer">
              See it in the shop
            </a>
          ) : may(operatorPreview) ? (
            <Button onClick={() => setLooking(true)}>Preview</Button>
          ) : null}
          {product.draft === true ? <DraftActs product={product} /> : null}
        </>
      }
    >
      {error ? <Failed error={error} again={() => void refetch()} /> : null}
      <OwnRequests of={({ about }) => about?.kind === 'product' && about.id === product._id} />
      {looking ? (
        <Preview
          of={{ kind: 'product', id: product._id }}
          path={`/product/${product.slug}`}
          onClose={() => setLooking(false)}
        />
      ) : null}
      {product.draft === true ? (
        <div id="lacks">
          <Lacking product={product} />
        </div>
      ) : null}
      <Editor key={product._id} product={product} />
    </Page>
  )
}

/** One product: what it is called, and every combination as it is sold. */
export const ProductScreen = () => {
  const { id = '' } = useParams()
  return <OneProduct key={id} id={id} />
}
