import { useMutation } from 'urql'
import {
  AddressFields,
  emptyAddress,
  type AddressFields_country,
  type AddressValues,
} from '#web/components/address-fields/address-fields.tsx'
import type { FragmentType } from '#web/gql/account/fragment-masking.ts'
import { graphql } from '#web/gql/account/gql.ts'
import { formAnswer } from '#web/lib/form-answer.ts'
import { Checkbox } from '#web/ui/form/fields.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Submit } from '#web/ui/form/submit.tsx'
import { namesOf } from '#web/lib/names.ts'
import { t } from '#web/words/t.ts'

const SaveAddress = graphql(`
  mutation SaveAddress($id: ID, $input: AddressInput!) {
    saveAddress(id: $id, input: $input) {
      address {
        id
      }
      userErrors {
        field
        message
        code
      }
    }
  }
`)

interface Values extends AddressValues {
  isDefault: boolean
}

interface Props {
  /** Which address is changed; left out for a new one. */
  id?: string
  values: Partial<AddressValues>
  isDefault: boolean
  countries: readonly FragmentType<typeof AddressFields_country>[]
  done: () => void
}

/** One address of the address book. */
export const AddressForm = ({ id, values, isDefault, countries, done }: Props) => {
  const [, save] = useMutation(SaveAddress)
  const send = async (filled: Values) => {
    const { name, addressLine1, addressLine2, city, countryCode, phone } = filled
    const input = { name, addressLine1, addressLine2, city, countryCode, phone, isDefault: filled.isDefault }
    const { data, error } = await save(
      { id, input: { ...input, state: filled.state ?? '', postalCode: filled.postalCode ?? '' } },
      { additionalTypenames: ['Address', 'Viewer'] },
    )
    const refused = formAnswer(error, data?.saveAddress.userErrors)
    if (refused.length === 0) done()
    return refused
  }
  return (
    <Form<Values>
      defaultValues={{ ...emptyAddress, ...pick(values), isDefault }}
      onSubmit={send}
      label={id === undefined ? t('profile.address.new') : t('profile.address.change')}
    >
      <AddressFields countries={countries} />
      {isDefault ? null : <Checkbox name="isDefault" label={t('profile.address.fromNow')} />}
      <Submit>{t('profile.address.save')}</Submit>
    </Form>
  )
}

const pick = (values: Partial<AddressValues>): Partial<AddressValues> =>
  Object.fromEntries(
    namesOf(emptyAddress)
      .filter((key) => values[key] !== undefined)
      .map((key) => [key, values[key]]),
  )
