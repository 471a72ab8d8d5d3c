import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { operatorProduct, operatorSetProduct } from '#contract/desk-products.ts'
import { operatorRemoveDraftProduct } from '#contract/new-products.ts'
import { may } from '../api/call.ts'
import { useSend } from '../api/use-call.ts'
import { Ask } from '../parts/ask.tsx'
import { Say } from '../parts/say.tsx'
import { useAnyUnsaved } from '../parts/unsaved.ts'
import type { Product } from './product.ts'

const FACT = 'facts.'
/** The part of the screen in which a missing member is put in. */
const placeOf = (field: string): string =>
  field === 'pictures' ? 'pictures' : field.startsWith('variants.') ? 'combinations' : 'facts'

/** Puts the focus into the field of a missing member, or into the first field of its part. */
const goTo = (field: string) => {
  const part = document.getElementById(placeOf(field))
  const own = field.startsWith(FACT)
    ? part?.querySelector<HTMLElement>(`[name="${CSS.escape(field.slice(FACT.length))}"]`)
    : undefined
  const first = own ?? part?.querySelector<HTMLElement>('button:not([disabled]), input, select')
  first?.scrollIntoView({ block: 'center' })
  first?.focus({ preventScroll: true })
}

/** What a draft lacks, each with the way to it; nothing lacks: it can be published. */
export const Lacking = ({ product }: { readonly product: Product }) => {
  const missing = product.missing ?? []
  if (missing.length === 0)
    return (
      <Say title="This is a draft: shoppers do not see it. It has all that it needs and can be published." />
    )
  return (
    <Say title="This is a draft: shoppers do not see it. Before it can be published it needs:">
      <ul className="lacks">
        {missing.map(({ field, words }) => (
          <li key={field}>
            <a
              className="tl"
              href={`#${placeOf(field)}`}
              onClick={(event) => {
                event.preventDefault()
                goTo(field)
              }}
            >
              {words.replace(/\.$/, '')}
            </a>
          </li>
        ))}
      </ul>
    </Say>
  )
}

/** Publishing a draft, or throwing it away. */
export const DraftActs = ({ product }: { readonly product: Product }) => {
  const [removing, setRemoving] = useState(false)
  const unsaved = useAnyUnsaved()
  const go = useNavigate()
  const publish = useSend(operatorSetProduct, { done: `${product.name} is on sale.` })
  const remove = useSend(operatorRemoveDraftProduct, {
    quiet: true,
    done: 'The draft is gone.',
    removes: operatorProduct,
    onDone: () => void go('/products?show=draft'),
  })
  const params = { productId: product._id }
  const lacks = (product.missing ?? []).length > 0
  if (!may(operatorSetProduct)) return null
  return (
    <>
      <Button variant="text" onClick={() => setRemoving(true)}>
        Throw away
      </Button>
      <Button
        variant={lacks || unsaved ? 'outlined' : 'contained'}
        disabled={publish.isPending || unsaved}
        title={unsaved ? 'Save first' : lacks ? 'It still needs what is listed below' : undefined}
        onClick={() =>
          lacks ? goTo(product.missing?.[0]?.field ?? '') : publish.mutate({ params, body: { active: true } })
        }
      >
        {publish.isPending ? 'Publishing…' : 'Publish'}
      </Button>
      {removing ? (
        <Ask
          title={`Throw ${product.name} away`}
          open
          onClose={() => setRemoving(false)}
          act="Throw it away"
          stay="Keep it"
          busy={remove.isPending}
          refused={remove.error}
          onAct={() => remove.mutate({ params })}
        >
          <p>It was never on sale, so nothing refers to it. It cannot be brought back.</p>
        </Ask>
      ) : null}
    </>
  )
}
