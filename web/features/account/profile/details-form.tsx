import { useMutation } from 'urql'
import { graphql } from '#web/gql/account/gql.ts'
import { formAnswer } from '#web/lib/form-answer.ts'
import { optionalMobileRules } from '#web/lib/form-rules.ts'
import { PhoneField } from '#web/ui/form/contact-fields.tsx'
import { TextField } from '#web/ui/form/fields.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Submit } from '#web/ui/form/submit.tsx'
import { t } from '#web/words/t.ts'

const UpdateProfile = graphql(`
  mutation UpdateProfile($input: ProfileInput!) {
    updateProfile(input: $input) {
      viewer {
        id
        name
        phone
      }
      userErrors {
        field
        message
        code
      }
    }
  }
`)

interface Values {
  name: string
  phone: string
}

/** Name and telephone. */
export const DetailsForm = ({
  name,
  phone,
  done,
}: {
  name: string
  phone: string
  done: (said: string) => void
}) => {
  const [, update] = useMutation(UpdateProfile)
  const send = async (values: Values) => {
    const { data, error } = await update({ input: values })
    const refused = formAnswer(error, data?.updateProfile.userErrors)
    if (refused.length === 0) done(t('profile.details.saved'))
    return refused
  }
  return (
    <Form<Values> defaultValues={{ name, phone }} onSubmit={send} label={t('profile.details.title')}>
      <TextField
        name="name"
        label={t('address.name.label')}
        autoComplete="name"
        maxLength={80}
        rules={{ required: t('entry.name.required') }}
      />
      <PhoneField optional rules={optionalMobileRules} />
      <Submit>{t('profile.save')}</Submit>
    </Form>
  )
}
