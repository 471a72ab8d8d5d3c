import { operatorSetProduct } from '#contract/desk-products.ts'
import { may } from '../api/call.ts'
import { Field, TextField } from '../parts/field.tsx'
import type { Member, useWords } from './use-words.ts'

/** Name and words; nothing is saved before somebody presses Save. */
export const Words = ({
  words: { now, theirs, put, isUnnamed, refused },
  onSave,
}: {
  readonly words: ReturnType<typeof useWords>
  readonly onSave: () => void
}) => {
  const type = (member: Member) => ({
    value: now[member],
    hint: theirs[member] === undefined ? undefined : `In the shop now: ${theirs[member]}`,
    readOnly: !may(operatorSetProduct),
    onChange: ({ target }: { target: { value: string } }) => put(member, target.value),
  })
  return (
    <section className="sec">
      <h2>Words</h2>
      <form
        className="words"
        onSubmit={(event) => {
          event.preventDefault()
          onSave()
        }}
      >
        <Field
          label="Name"
          maxLength={128}
          wrong={isUnnamed ? 'A product has a name' : undefined}
          {...type('name')}
        />
        <Field label="One line below it" maxLength={300} {...type('subtitle')} />
        <TextField label="Description" rows={6} maxLength={10_000} wrong={refused} {...type('description')} />
      </form>
    </section>
  )
}
