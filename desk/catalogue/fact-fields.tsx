import type { KindFact } from '#contract/new-products.ts'
import { Field } from '../parts/field.tsx'
import { Offered } from '../parts/offered.tsx'

/** One field for each fact that a product of this kind has. */
export const FactFields = ({
  facts,
  typed,
  wrong,
  theirs = {},
  saysNeeded = false,
  onType,
}: {
  readonly facts: readonly KindFact[]
  readonly typed: Readonly<Record<string, string>>
  readonly wrong: Readonly<Record<string, string>>
  /** What the shop has by now in fields that were changed here. */
  readonly theirs?: Readonly<Record<string, string>>
  /** False where a heading says it already. */
  readonly saysNeeded?: boolean
  readonly onType: (name: string, text: string) => void
}) => (
  <div className="pair">
    {facts.map(({ name, unit, needed, values }) => (
      <Offered key={name} words={values}>
        {(list) => (
          <Field
            label={unit === undefined ? name : `${name}, ${unit}`}
            hint={
              theirs[name] !== undefined
                ? `In the shop now: ${theirs[name]}`
                : needed && saysNeeded && (typed[name] ?? '') === ''
                  ? 'Needed before it is published'
                  : undefined
            }
            maxLength={120}
            name={name}
            list={list}
            value={typed[name] ?? ''}
            wrong={wrong[`facts.${name}`]}
            onChange={({ target }) => onType(name, target.value)}
          />
        )}
      </Offered>
    ))}
  </div>
)
