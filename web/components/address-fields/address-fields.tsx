import { useEffect, useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useStateOfPin } from '#web/components/promise/use-state-of-pin.ts'
import { readFragment, type FragmentType } from '#web/gql/components/fragment-masking.ts'
import { graphql } from '#web/gql/components/gql.ts'
import { optionalForeignRules, optionalMobileRules, streetRules, townRules } from '#web/lib/form-rules.ts'
import { stateSaid } from '#web/lib/state-said.ts'
import { FormRow } from '#web/ui/form/form.tsx'
import { PhoneField } from '#web/ui/form/contact-fields.tsx'
import { Select, TextField } from '#web/ui/form/fields.tsx'
import { t } from '#web/words/t.ts'
import { countrySaid, labelSaid } from './labels.ts'

/** What the fields need to know of a country. Spread it into the page's `countries`. */
export const AddressFields_country = graphql(`
  fragment AddressFields_country on Country {
    code
    name
    postalLabel
    postalExample
    stateLabel
    states
  }
`)

/** The values of the fields: `AddressInput` of the schema, with empty texts for what is not given. */
export interface AddressValues {
  name: string
  addressLine1: string
  addressLine2: string
  city: string
  state: string
  postalCode: string
  countryCode: string
  phone: string
}

/** The house's own country: a new address starts with it. */
const HOME_COUNTRY = 'IN'

export const emptyAddress: AddressValues = {
  name: '',
  addressLine1: '',
  addressLine2: '',
  city: '',
  state: '',
  postalCode: '',
  countryCode: HOME_COUNTRY,
  phone: '',
}

const PIN = /^[1-9]\d{2} ?\d{3}$/

/**
 * The fields of a delivery address, in the order of a label; fields that a country does not use are left out. Must be
 * inside a `Form` whose values are `AddressValues`. `section` separates two addresses on one page for the browser's
 * autofill.
 */
export const AddressFields = ({
  countries,
  section,
}: {
  countries: readonly FragmentType<typeof AddressFields_country>[]
  section?: string
}) => {
  const known = readFragment(AddressFields_country, countries)
  const { setValue, getValues } = useFormContext<AddressValues>()
  const code = useWatch<AddressValues, 'countryCode'>({ name: 'countryCode' }) ?? HOME_COUNTRY
  const country = known.find((candidate) => candidate.code === code)
  const postalLabel = country?.postalLabel ? labelSaid(country.postalLabel) : ''
  const stateLabel = country?.stateLabel ? labelSaid(country.stateLabel) : ''
  const auto = (word: string) => (section === undefined ? word : `section-${section} ${word}`)
  const states = useMemo(() => country?.states ?? [], [country])

  const ofPin = useStateOfPin({ pause: code !== HOME_COUNTRY })
  // The state belonged to the country that was chosen before.
  useEffect(() => {
    const state = getValues('state')
    if (state && states.length > 0 && !states.includes(state)) setValue('state', '')
  }, [code, states, getValues, setValue])

  const postal = postalLabel ? (
    <TextField
      name="postalCode"
      label={postalLabel}
      autoComplete={auto('postal-code')}
      inputMode={code === 'IN' ? 'numeric' : undefined}
      maxLength={16}
      rules={{
        required: t('address.postal.required', { label: postalLabel }),
        validate: (value: string) => code !== 'IN' || PIN.test(value.trim()) || t('address.pin.digits'),
      }}
    />
  ) : null
  const stateField = stateLabel ? (
    states.length > 0 ? (
      <Select
        name="state"
        label={stateLabel}
        autoComplete={auto('address-level1')}
        empty={t('address.choose')}
        options={states.map((state) => ({ value: state, label: stateSaid(state) }))}
        rules={{
          required: t('address.state.choose', { label: stateLabel.toLowerCase() }),
          validate: ofPin,
        }}
      />
    ) : (
      <TextField
        name="state"
        label={stateLabel}
        autoComplete={auto('address-level1')}
        rules={{ required: t('address.state.required', { label: stateLabel.toLowerCase() }) }}
      />
    )
  ) : null
  const city = (
    <TextField
      name="city"
      label={t('address.city.label')}
      autoComplete={auto('address-level2')}
      rules={townRules}
    />
  )
  const phone = (
    <PhoneField
      optional
      autoComplete={auto('tel')}
      rules={code === HOME_COUNTRY ? optionalMobileRules : optionalForeignRules}
    />
  )

  return (
    <>
      <TextField
        name="name"
        label={t('address.name.label')}
        autoComplete={auto('name')}
        rules={{ required: t('address.name.required') }}
      />
      <TextField
        name="addressLine1"
        label={t('address.street.label')}
        autoComplete={auto('address-line1')}
        maxLength={120}
        rules={streetRules(() => getValues('addressLine2'))}
      />
      <TextField
        name="addressLine2"
        label={t('address.floor')}
        optional
        autoComplete={auto('address-line2')}
        maxLength={120}
      />
      {postal ? (
        <FormRow>
          {postal}
          {city}
        </FormRow>
      ) : (
        city
      )}
      {stateField ? (
        <FormRow>
          {stateField}
          {phone}
        </FormRow>
      ) : (
        phone
      )}
      <Select
        name="countryCode"
        label={t('address.country')}
        autoComplete={auto('country')}
        options={known.map((each) => ({ value: each.code, label: countrySaid(each) }))}
      />
    </>
  )
}
