import { useEffect, useRef, useState } from 'react'
import { useMutation } from 'urql'
import { graphql } from '#web/gql/content/gql.ts'
import { errorMessage } from '#web/lib/errors.ts'
import { emailRules, phoneRules } from '#web/lib/form-rules.ts'
import { EmailField, PhoneField } from '#web/ui/form/contact-fields.tsx'
import { TextField } from '#web/ui/form/fields.tsx'
import { Form, FormRow } from '#web/ui/form/form.tsx'
import { Submit } from '#web/ui/form/submit.tsx'
import { rich, t } from '#web/words/t.ts'
import { LENGTHS } from './franchise-rules.ts'
import styles from './franchise-form.module.css'

const SendDocument = graphql(`
  mutation SendFranchiseEnquiry($input: FranchiseEnquiryInput!) {
    sendFranchiseEnquiry(input: $input) {
      reference
      userErrors {
        field
        message
      }
    }
  }
`)

interface Values {
  name: string
  email: string
  phone: string
  city: string
  country: string
  premises: string
  message: string
}

const needed = (what: string) => ({ required: what })

/** Sends the enquiry, keeps what was typed until it has arrived, and then shows its reference. */
export const FranchiseForm = () => {
  const [, send] = useMutation(SendDocument)
  const [reference, setReference] = useState<string>()
  const thanks = useRef<HTMLHeadingElement>(null)
  /** One key for one enquiry: if sent twice, it is stored once. */
  const key = useRef<string>(undefined)
  useEffect(() => thanks.current?.focus(), [reference])

  const submit = async ({ premises, ...rest }: Values) => {
    key.current ??= crypto.randomUUID()
    const size = Number.parseInt(premises, 10)
    const input = { ...rest, key: key.current, ...(Number.isNaN(size) ? {} : { premises: size }) }
    const { data, error } = await send({ input })
    if (error) return [{ message: errorMessage(error) }]
    const payload = data?.sendFranchiseEnquiry
    if (payload?.reference) setReference(payload.reference)
    return payload?.userErrors
  }

  return (
    <section className={`wrap ${styles.ask}`} id="enquiry" aria-labelledby="enquiry-title">
      <div className={styles.words}>
        <h2 id="enquiry-title">{t('franchise.ask')}</h2>
        <p>{t('franchise.text')}</p>
      </div>
      {reference === undefined ? (
        <Form<Values> onSubmit={submit} label={t('franchise.title')}>
          <FormRow>
            <TextField
              name="name"
              label={t('contact.name.label')}
              autoComplete="name"
              maxLength={LENGTHS.name}
              rules={needed(t('contact.name.required'))}
            />
            <PhoneField label={t('contact.telephone')} maxLength={LENGTHS.phone} rules={phoneRules} />
          </FormRow>
          <EmailField rules={emailRules} />
          <FormRow>
            <TextField
              name="city"
              label={t('address.city.label')}
              autoComplete="address-level2"
              maxLength={LENGTHS.city}
              rules={needed(t('franchise.city'))}
            />
            <TextField
              name="country"
              label={t('address.country')}
              autoComplete="country-name"
              maxLength={LENGTHS.country}
              rules={needed(t('franchise.country'))}
            />
          </FormRow>
          <TextField
            name="premises"
            label={t('franchise.premises')}
            inputMode="numeric"
            optional
            maxLength={LENGTHS.premises}
            rules={{
              pattern: { value: /^\s*[1-9][0-9]{0,4}\s*$/, message: t('franchise.whole') },
            }}
          />
          <TextField
            name="message"
            label={t('franchise.mind')}
            rows={5}
            maxLength={LENGTHS.message}
            hint={t('franchise.mindHint')}
            rules={{
              required: t('franchise.required'),
              minLength: { value: LENGTHS.messageLeast, message: t('franchise.required') },
            }}
          />
          <div>
            <Submit>{t('franchise.send')}</Submit>
          </div>
        </Form>
      ) : (
        <div className={styles.thanks} role="status">
          <h3 ref={thanks} tabIndex={-1}>
            {t('franchise.done.title')}
          </h3>
          <p>{rich('franchise.done.text', { b: (words) => <b className="num">{words}</b>, reference })}</p>
        </div>
      )}
    </section>
  )
}
