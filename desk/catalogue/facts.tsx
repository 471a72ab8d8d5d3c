import Button from '@mui/material/Button'
import { useState } from 'react'
import { operatorCategories } from '#contract/catalogue-categories.ts'
import type { KindFact } from '#contract/new-products.ts'
import { useAnswer } from '../api/use-call.ts'
import { Choice, Field } from '../parts/field.tsx'
import { categoryChoices } from './category-choices.ts'
import { FactFields } from './fact-fields.tsx'
import { KindFields } from './kind-fields.tsx'
import type { useFacts } from './use-facts.ts'

/** The category of a product, its type, its tariff code and its facts: those that it has, those that its category needs, and any other. */
export const Facts = ({
  facts: { typed, theirs, categoryId, kind, wrong, type, move, typeKind },
  offered,
  kinds,
}: {
  readonly facts: ReturnType<typeof useFacts>
  readonly offered: readonly KindFact[]
  readonly kinds: { readonly types: readonly string[]; readonly hsn: readonly string[] }
}) => {
  const categories = useAnswer(operatorCategories)
  const [own, setOwn] = useState('')
  const shown = [
    ...offered.filter(({ name, needed }) => needed || name in typed),
    ...Object.keys(typed)
      .filter((name) => offered.every((fact) => fact.name !== name))
      .map((name) => ({ name, needed: false, values: [] })),
  ]
  const more = offered.filter(({ name, needed }) => !needed && !(name in typed)).map(({ name }) => name)
  const name = own.trim()
  return (
    <section className="sec" id="facts">
      <h2>Category and facts</h2>
      <form
        className="words"
        onSubmit={(event) => {
          event.preventDefault()
          if (name === '') return
          type(name, typed[name] ?? '')
          setOwn('')
        }}
      >
        <Choice
          label="Category"
          value={categoryId}
          options={[
            ...(categoryId === '' ? [{ value: '', label: 'None yet' }] : []),
            ...categoryChoices(categories.data?.categories ?? []),
          ]}
          onChange={move}
        />
        <KindFields offered={kinds} {...kind} wrong={wrong} onType={typeKind} />
        <FactFields saysNeeded theirs={theirs} facts={shown} typed={typed} wrong={wrong} onType={type} />
        <div className="add-fact">
          <Field
            label="Another fact"
            hint={more.length > 0 ? `Others in it have ${more.slice(0, 6).join(', ')}` : 'Such as Length'}
            maxLength={60}
            value={own}
            onChange={({ target }) => setOwn(target.value)}
          />
          <Button type="submit" disabled={name === ''}>
            Add the field
          </Button>
        </div>
      </form>
    </section>
  )
}
