import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { operatorCopyProduct } from '#contract/new-products.ts'
import { useSend } from '../api/use-call.ts'
import { wrongFields } from '../api/wrong-fields.ts'
import { Ask } from '../parts/ask.tsx'
import { Field } from '../parts/field.tsx'
import type { Product } from './product.ts'

/** Begins a product as a copy of this one. */
export const Copy = ({ product }: { readonly product: Product }) => {
  const [open, setOpen] = useState(false)
  const [name, setName] = useState('')
  const go = useNavigate()
  const send = useSend(operatorCopyProduct, {
    quiet: true,
    done: 'The copy is a draft: shoppers do not see it yet.',
    onDone: ({ _id }) => {
      setOpen(false)
      void go(`/products/${encodeURIComponent(_id)}`)
    },
  })
  return (
    <>
      <Button variant="text" onClick={() => setOpen(true)}>
        Copy
      </Button>
      {open ? (
        <Ask
          title={`A copy of ${product.name}`}
          open
          onClose={() => setOpen(false)}
          act="Begin the copy"
          busy={send.isPending}
          refused={send.error}
          ready={name.trim() !== ''}
          onAct={() => send.mutate({ params: { productId: product._id }, body: { name: name.trim() } })}
        >
          <p>
            Pictures, words, facts and combinations with their prices come along; stock and reports do not.
          </p>
          <Field
            label="Name of the new product"
            maxLength={128}
            value={name}
            wrong={wrongFields(send.error).name}
            onChange={({ target }) => setName(target.value)}
          />
        </Ask>
      ) : null}
    </>
  )
}
