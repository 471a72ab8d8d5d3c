import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { operatorCategories } from '#contract/catalogue-categories.ts'
import { operatorNewProduct, operatorProductKind } from '#contract/new-products.ts'
import { useAnswer, useSend } from '../api/use-call.ts'
import { wrongFields } from '../api/wrong-fields.ts'
import { Choice, Field } from '../parts/field.tsx'
import { Page } from '../parts/page.tsx'
import { Failed, Loading, Say } from '../parts/say.tsx'
import { useUnsaved } from '../parts/unsaved.ts'
import { categoryChoices } from './category-choices.ts'
import { FactFields } from './fact-fields.tsx'
import { KindFields } from './kind-fields.tsx'
import { factsTyped } from './typed-facts.ts'
import { combinationOf, wrongFigures, type Pricing, type Typed } from './typed-variant.ts'
import { VariantFields, type Kind } from './variant-fields.tsx'

/** 'Dawn ring' is 'DAWN-RING': the SKU that the endpoint would make. */
const skuOf = (name: string) =>
  name
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '-')
    .slice(0, 56)
    .replace(/^-+|-+$/g, '')

const BACK = { to: '/products', label: 'Products' } as const

/** What a product of this kind is asked for, and the button that begins it. */
const OfKind = ({
  kind,
  categoryId,
  typed,
  facts,
  onType,
  onFact,
}: {
  readonly kind: Kind
  readonly categoryId: string
  readonly typed: Typed
  readonly facts: Typed
  readonly onType: (member: string, text: string) => void
  readonly onFact: (name: string, text: string) => void
}) => {
  const [pricing, setPricing] = useState<Pricing>('parts')
  const go = useNavigate()
  const send = useSend(operatorNewProduct, {
    quiet: true,
    done: 'It is a draft: shoppers do not see it yet.',
  })
  const begun = send.data?._id
  useUnsaved(begun === undefined && Object.values({ ...typed, ...facts }).some((text) => text !== ''))
  useEffect(() => {
    if (begun !== undefined) void go(`/products/${encodeURIComponent(begun)}`)
  }, [begun, go])
  const figures = wrongFigures(typed, pricing)
  const wrong = { ...wrongFields(send.error), ...figures }
  const name = typed.name?.trim() ?? ''
  const [usual = ''] = kind.types
  const [hsn = ''] = kind.hsn
  const ready = name !== '' && Object.keys(figures).length === 0 && !send.isPending && begun === undefined
  const needed = kind.facts.filter((fact) => fact.needed)
  const others = kind.facts.filter((fact) => !fact.needed)
  const all = { typed: facts, wrong, onType: onFact }
  const type = (member: string) => ({
    wrong: wrong[member],
    onChange: ({ target }: { target: { value: string } }) => onType(member, target.value),
  })
  const begin = () => {
    const given = (member: string, usually: string) => typed[member]?.trim() ?? usually
    const [said, code] = [given('type', usual), given('hsn', hsn)]
    send.mutate({
      body: {
        name,
        categoryId,
        ...(said !== '' && { type: said }),
        ...(code !== '' && { hsn: code }),
        facts: factsTyped(kind.facts, facts),
        ...combinationOf({ sku: skuOf(name), ...typed }, pricing),
      },
    })
  }
  return (
    <form
      className="words"
      onSubmit={(event) => {
        event.preventDefault()
        if (ready) begin()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
      }}
    >
      <div className="pair">
        <Field label="Name" maxLength={128} required value={typed.name ?? ''} {...type('name')} />
        <Field
          label="SKU"
          maxLength={64}
          value={typed.sku ?? skuOf(name)}
          hint={typed.sku === undefined ? 'Proposed from the name' : undefined}
          {...type('sku')}
        />
      </div>
      {needed.length > 0 ? (
        <>
          <h2>Facts</h2>
          <p className="muted">It can be published once it has these; the draft can wait for them.</p>
          <FactFields facts={needed} {...all} />
        </>
      ) : null}
      <h2>What it is made of, and its price</h2>
      <VariantFields
        kind={kind}
        typed={typed}
        pricing={pricing}
        wrong={wrong}
        onType={onType}
        onPricing={setPricing}
      />
      <details className="apart">
        <summary>
          More: {others.length > 0 ? 'facts that others in it have, ' : ''}type and tariff code
        </summary>
        <div className="words">
          <FactFields facts={others} {...all} />
          <KindFields
            offered={kind}
            type={typed.type ?? usual}
            hsn={typed.hsn ?? hsn}
            wrong={wrong}
            onType={onType}
          />
        </div>
      </details>
      {send.error ? <Say kind="bad" title={send.error.message} /> : null}
      <div className="acts">
        <Button type="submit" variant="contained" disabled={!ready}>
          {send.isPending ? 'Saving…' : 'Save as a draft'}
        </Button>
      </div>
    </form>
  )
}

/** A product from nothing: its category decides what is asked, and it is a draft until somebody publishes it. */
export const NewProductScreen = () => {
  const categories = useAnswer(operatorCategories)
  const [categoryId, setCategoryId] = useState('')
  const [typed, setTyped] = useState<Typed>({})
  const [facts, setFacts] = useState<Typed>({})
  const kind = useAnswer(operatorProductKind, { params: { id: categoryId } }, { when: categoryId !== '' })
  const error = categories.error ?? kind.error
  const put = (set: typeof setTyped) => (member: string, text: string) =>
    set((all) => ({ ...all, [member]: text }))
  return (
    <Page
      title="New product"
      back={BACK}
      says="Name, category and price are enough to begin. Pictures, words and further combinations follow; shoppers see nothing of it before you publish it."
    >
      {error ? (
        <Failed error={error} again={() => void (categories.error ? categories.refetch() : kind.refetch())} />
      ) : null}
      {categories.data ? (
        <div className="words">
          <Choice
            label="Category"
            hint="Decides which facts it needs"
            value={categoryId}
            options={[{ value: '', label: 'Choose one' }, ...categoryChoices(categories.data.categories)]}
            onChange={setCategoryId}
          />
        </div>
      ) : (
        <Loading rows={2} />
      )}
      {kind.data && categoryId !== '' ? (
        <OfKind
          kind={kind.data}
          categoryId={categoryId}
          typed={typed}
          facts={facts}
          onType={put(setTyped)}
          onFact={put(setFacts)}
        />
      ) : categoryId === '' ? null : (
        <Loading />
      )}
    </Page>
  )
}
