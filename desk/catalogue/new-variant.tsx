import Button from '@mui/material/Button'
import { useState } from 'react'
import { operatorNewVariant } from '#contract/new-products.ts'
import { useSend } from '../api/use-call.ts'
import { wrongFields } from '../api/wrong-fields.ts'
import { Ask } from '../parts/ask.tsx'
import { Field } from '../parts/field.tsx'
import { grams } from '../parts/words.ts'
import type { Product } from './product.ts'
import { combinationOf, wrongFigures, type Pricing, type Typed } from './typed-variant.ts'
import { VariantFields, type Kind } from './variant-fields.tsx'

/** What the last combination has in common with the next: usually all but one of these. */
const like = ({ variants }: Product): Typed => {
  const last = variants.at(-1)
  if (!last) return {}
  const { metal, purity, size, stone, stoneQuality, options = [], weightMg, metalWeightMg } = last
  return {
    metal: metal === undefined ? '' : `${metal}/${purity ?? ''}`,
    size: size ?? '',
    stone: stone ?? '',
    stoneQuality: stoneQuality ?? '',
    ...Object.fromEntries(options.map(({ key, value }) => [`option:${key}`, value])),
    weightMg: weightMg === undefined ? '' : grams(weightMg),
    metalWeightMg: metalWeightMg === undefined ? '' : grams(metalWeightMg),
  }
}

/** Adds a combination to a product: another metal, size, stone or option. */
export const NewVariant = ({ product, kind }: { readonly product: Product; readonly kind: Kind }) => {
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState<Typed>({})
  const [pricing, setPricing] = useState<Pricing>('parts')
  const send = useSend(operatorNewVariant, {
    quiet: true,
    done: ({ sku }) => `${sku} is added.`,
    onDone: () => setOpen(false),
  })
  const figures = wrongFigures(typed, pricing)
  const put = (member: string, text: string) => setTyped((all) => ({ ...all, [member]: text }))
  return (
    <>
      <div className="acts spaced">
        <Button
          onClick={() => {
            send.reset()
            setTyped(like(product))
            setOpen(true)
          }}
        >
          Add a combination
        </Button>
      </div>
      {open ? (
        <Ask
          title="Another combination"
          open
          onClose={() => setOpen(false)}
          act="Add it"
          busy={send.isPending}
          refused={send.error}
          ready={Object.keys(figures).length === 0}
          onAct={() =>
            send.mutate({ params: { productId: product._id }, body: combinationOf(typed, pricing) })
          }
        >
          <VariantFields
            kind={kind}
            typed={typed}
            pricing={pricing}
            wrong={{ ...wrongFields(send.error), ...figures }}
            onType={put}
            onPricing={setPricing}
          />
          <Field
            label="SKU"
            maxLength={64}
            hint="Empty: made from the address and the choices"
            value={typed.sku ?? ''}
            wrong={wrongFields(send.error).sku}
            onChange={({ target }) => put('sku', target.value)}
          />
        </Ask>
      ) : null}
    </>
  )
}
