import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useMutation } from 'urql'
import { graphql } from '#web/gql/content/gql.ts'
import type { ContactTopic } from '#web/gql/content/graphql.ts'
import { formAnswer } from '#web/lib/form-answer.ts'
import { emailRules, optionalPhoneRules } from '#web/lib/form-rules.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Select, TextField } from '#web/ui/form/fields.tsx'
import { Form, FormRow, useShopForm } from '#web/ui/form/form.tsx'
import { Submit } from '#web/ui/form/submit.tsx'
import styles from './contact.module.css'

const SendContact = graphql(`
  mutation SendContactEnquiry($input: ContactEnquiryInput!) {
    sendContactEnquiry(input: $input) {
      reference
      userErrors {
        field
        message
      }
    }
  }
`)

interface Values {
  topic: ContactTopic
  name: string
  email: string
  phone: string
  orderNumber: string
  message: string
}

const topics: readonly { value: ContactTopic; label: string }[] = [
  { value: 'PIECE', label: 'A piece, its stones or its price' },
  { value: 'ORDER', label: 'An order, a delivery or a return' },
  { value: 'SERVICE', label: 'Resizing, repair, engraving, care' },
  { value: 'HOUSE', label: 'Press, or work at the house' },
  { value: 'OTHER', label: 'Something else' },
]

const Thanks = ({ reference, onAnother }: { reference: string; onAnother: () => void }) => {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className={styles.thanks} role="status">
      <h3 ref={title} tabIndex={-1}>
        We have received your message
      </h3>
      <p>
        Its number is <b className="num">{reference}</b>. We answer within two working days, and have e-mailed
        you a confirmation.
      </p>
      <div>
        <Button look="text" onClick={onAnother}>
          Write another
        </Button>
      </div>
    </div>
  )
}

/** A message to the house. What was typed stays until it has arrived; sent twice, it is stored once. */
export const ContactForm = () => {
  const form = useShopForm<Values>({ topic: 'PIECE' })
  const [, send] = useMutation(SendContact)
  const [reference, setReference] = useState<string>()
  const key = useRef<string>(undefined)
  const topic = useWatch({ control: form.control, name: 'topic' })

  const submit = async ({ phone, orderNumber, ...enquiry }: Values) => {
    key.current ??= crypto.randomUUID()
    const input = {
      ...enquiry,
      key: key.current,
      ...(phone ? { phone } : {}),
      ...(enquiry.topic === 'ORDER' && orderNumber ? { orderNumber: orderNumber.trim() } : {}),
    }
    const { data, error } = await send({ input })
    const payload = data?.sendContactEnquiry
    if (payload?.reference) {
      key.current = undefined
      form.reset()
      setReference(payload.reference)
      return undefined
    }
    return formAnswer(error, payload?.userErrors)
  }

  return (
    <section className={styles.writing} aria-labelledby="write">
      <h2 id="write">Write to us</h2>
      {reference === undefined ? (
        <Form<Values> form={form} onSubmit={submit} label="Write to us">
          <Select name="topic" label="About" options={topics} />
          {topic === 'ORDER' ? (
            <TextField
              name="orderNumber"
              label="Order number"
              optional
              maxLength={32}
              hint="It is in the e-mail about your order."
              rules={{
                pattern: { value: /^\s*[A-Za-z0-9-]+\s*$/, message: 'Letters, figures and hyphens.' },
              }}
            />
          ) : null}
          <FormRow>
            <TextField
              name="name"
              label="Your name"
              autoComplete="name"
              maxLength={100}
              rules={{ required: 'Please enter your name.' }}
            />
            <TextField
              name="phone"
              label="Telephone"
              optional
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              maxLength={24}
              rules={optionalPhoneRules}
            />
          </FormRow>
          <TextField
            name="email"
            label="E-mail"
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            rules={emailRules}
          />
          <TextField
            name="message"
            label="Your message"
            rows={6}
            maxLength={4000}
            rules={{
              required: 'Please write at least a sentence.',
              minLength: { value: 10, message: 'Please write at least a sentence.' },
            }}
          />
          <div>
            <Submit>Send the message</Submit>
          </div>
        </Form>
      ) : (
        <Thanks reference={reference} onAnother={() => setReference(undefined)} />
      )}
    </section>
  )
}
