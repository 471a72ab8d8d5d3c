import { Field } from '../parts/field.tsx'
import { Offered } from '../parts/offered.tsx'

/** What kind of thing a product is, and the tariff code by which it is taxed. */
export const KindFields = ({
  offered,
  type,
  hsn,
  wrong,
  onType,
}: {
  /** What others in its category have, most of them first. */
  readonly offered: { readonly types: readonly string[]; readonly hsn: readonly string[] }
  readonly type: string
  readonly hsn: string
  readonly wrong: Readonly<Record<string, string>>
  readonly onType: (member: 'type' | 'hsn', text: string) => void
}) => (
  <div className="pair">
    <Offered words={offered.types}>
      {(list) => (
        <Field
          label="Type"
          maxLength={64}
          list={list}
          value={type}
          wrong={wrong.type}
          onChange={({ target }) => onType('type', target.value)}
        />
      )}
    </Offered>
    <Offered words={offered.hsn}>
      {(list) => (
        <Field
          label="HSN, which decides the GST"
          maxLength={8}
          list={list}
          value={hsn}
          wrong={wrong.hsn}
          hint={hsn === '' ? 'Empty: 7113' : undefined}
          onChange={({ target }) => onType('hsn', target.value)}
        />
      )}
    </Offered>
  </div>
)
