import { useEffect, useRef, useState } from 'react'
import { useMutation } from 'urql'
import { graphql } from '#web/gql/content/gql.ts'
import { errorMessage } from '#web/lib/errors.ts'
import { emailRules, phoneRules } from '#web/lib/form-rules.ts'
import { TextField } from '#web/ui/form/fields.tsx'
import { Form, FormRow } from '#web/ui/form/form.tsx'
import { Submit } from '#web/ui/form/submit.tsx'
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

/** Asks, keeps what was typed until it has arrived, and then names the enquiry. */
export const FranchiseForm = () => {
  const [, send] = useMutation(SendDocument)
  const [reference, setReference] = useState<string>()
  const thanks = useRef<HTMLHeadingElement>(null)
  /** One key for one enquiry: sent twice, it is stored once. */
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
        <h2 id="enquiry-title">Ask us</h2>
        <p>
          A partner answers within five working days. What you write is read by two people and shown to nobody
          else.
        </p>
      </div>
      {reference === undefined ? (
        <Form<Values> onSubmit={submit} label="Franchise enquiry">
          <FormRow>
            <TextField
              name="name"
              label="Your name"
              autoComplete="name"
              maxLength={LENGTHS.name}
              rules={needed('Please enter your name.')}
            />
            <TextField
              name="phone"
              label="Telephone"
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              maxLength={LENGTHS.phone}
              rules={phoneRules}
            />
          </FormRow>
          <TextField
            name="email"
            label="E-mail"
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={LENGTHS.email}
            rules={emailRules}
          />
          <FormRow>
            <TextField
              name="city"
              label="City"
              autoComplete="address-level2"
              maxLength={LENGTHS.city}
              rules={needed('The city of the salon.')}
            />
            <TextField
              name="country"
              label="Country"
              autoComplete="country-name"
              maxLength={LENGTHS.country}
              rules={needed('The country of the salon.')}
            />
          </FormRow>
          <TextField
            name="premises"
            label="Premises, in square metres"
            inputMode="numeric"
            optional
            maxLength={LENGTHS.premises}
            rules={{
              pattern: { value: /^\s*[1-9][0-9]{0,4}\s*$/, message: 'A whole number of square metres.' },
            }}
          />
          <TextField
            name="message"
            label="What you have in mind"
            rows={5}
            maxLength={LENGTHS.message}
            hint="The street, the light, the people."
            rules={{
              required: 'Please write at least two sentences.',
              minLength: { value: LENGTHS.messageLeast, message: 'Please write at least two sentences.' },
            }}
          />
          <div>
            <Submit>Send the enquiry</Submit>
          </div>
        </Form>
      ) : (
        <div className={styles.thanks} role="status">
          <h3 ref={thanks} tabIndex={-1}>
            We have received your enquiry
          </h3>
          <p>
            Its number is <b className="num">{reference}</b>. A partner answers within five working days.
          </p>
        </div>
      )}
    </section>
  )
}
