import type { AnswerOf } from '#contract/endpoint.ts'
import type { operatorProductKind } from '#contract/new-products.ts'
import { Choice, Field } from '../parts/field.tsx'
import { Offered } from '../parts/offered.tsx'
import type { Pricing, Typed } from './typed-variant.ts'

export type Kind = AnswerOf<typeof operatorProductKind>

const PRICINGS = [
  { value: 'parts', label: 'Worked out from metal, making and stones' },
  { value: 'fixed', label: 'Fixed: it follows no metal rate' },
] as const

/** The fields of one combination: what it is made of, what it costs, how many there are. */
export const VariantFields = ({
  kind,
  typed,
  pricing,
  wrong,
  onType,
  onPricing,
}: {
  readonly kind: Kind
  readonly typed: Typed
  readonly pricing: Pricing
  readonly wrong: Readonly<Record<string, string>>
  readonly onType: (member: string, text: string) => void
  readonly onPricing: (pricing: Pricing) => void
}) => {
  const type = (member: string) => ({
    value: typed[member] ?? '',
    wrong: wrong[member],
    onChange: ({ target }: { target: { value: string } }) => onType(member, target.value),
  })
  const metals = [
    { value: '', label: 'No metal' },
    ...kind.metals.map(({ metal, purity }) => ({
      value: `${metal}/${purity}`,
      label: `${metal}, ${purity}`,
    })),
  ]
  const used = new Set(kind.used)
  const isMetal = (typed.metal ?? '') !== ''
  return (
    <>
      <div className="pair">
        <Choice
          label="Metal"
          options={metals}
          value={typed.metal ?? ''}
          wrong={wrong.metal ?? wrong.purity}
          onChange={(value) => onType('metal', value)}
        />
        <Field label="Metal, grams" inputMode="decimal" {...type('metalWeightMg')} />
        <Field
          label="Whole piece, grams"
          inputMode="decimal"
          hint={isMetal ? 'With its stones' : undefined}
          {...type('weightMg')}
        />
        <Field
          label="How many there are"
          inputMode="numeric"
          hint="0: sold, or not made yet"
          {...type('stock')}
        />
      </div>
      <Choice label="Its price is" options={PRICINGS} value={pricing} onChange={onPricing} />
      <div className="pair">
        {pricing === 'fixed' ? (
          <Field label="Price in rupees, GST included" inputMode="numeric" {...type('amount')} />
        ) : (
          <>
            <Field
              label="Making"
              maxLength={20}
              hint="4500 a piece, 450/g or 12%"
              {...type('making')}
              wrong={wrong.making ?? wrong.amount}
            />
            <Field
              label="Stones in rupees, before GST"
              inputMode="decimal"
              hint="Empty: no stones"
              {...type('stonesPrice')}
            />
          </>
        )}
      </div>
      <div className="pair">
        <Field
          label="Size"
          maxLength={64}
          hint={used.has('size') ? undefined : 'If it has one'}
          {...type('size')}
        />
        {used.has('stone') || used.has('stoneQuality') ? (
          <>
            <Field label="Stone" maxLength={64} {...type('stone')} />
            <Field label="Quality of the stone" maxLength={64} {...type('stoneQuality')} />
          </>
        ) : null}
        {kind.options
          .filter(({ key }) => used.has(key))
          .map(({ key, name, values = [] }) => (
            <Offered key={key} words={values.map(({ value }) => value)}>
              {(list) => (
                <Field
                  label={name}
                  maxLength={64}
                  list={list}
                  {...type(`option:${key}`)}
                  wrong={wrong[`option:${key}`] ?? wrong[name]}
                />
              )}
            </Offered>
          ))}
      </div>
    </>
  )
}
