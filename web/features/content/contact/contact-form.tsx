import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useMutation } from 'urql'
import { graphql } from '#web/gql/content/gql.ts'
import type { ContactTopic } from '#web/gql/content/graphql.ts'
import { formAnswer } from '#web/lib/form-answer.ts'
import { emailRules, optionalPhoneRules } from '#web/lib/form-rules.ts'
import { Button } from '#web/ui/button/button.tsx'
import { EmailField, PhoneField } from '#web/ui/form/contact-fields.tsx'
import { Select, TextField } from '#web/ui/form/fields.tsx'
import { Form, FormRow, useShopForm } from '#web/ui/form/form.tsx'
import { Submit } from '#web/ui/form/submit.tsx'
import { rich, t } from '#web/words/t.ts'
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

const ALL_TOPICS: readonly { value: ContactTopic; label: string }[] = [
  { value: 'PIECE', label: t('contact.about.piece') },
  { value: 'ORDER', label: t('contact.about.order') },
  { value: 'SERVICE', label: t('contact.about.care') },
  { value: 'HOUSE', label: t('contact.about.press') },
  { value: 'OTHER', label: t('contact.about.other') },
]
/** The topics that the house answers: an empty label removes one (`house/<name>/words`). */
const topics = ALL_TOPICS.filter(({ label }) => label !== '')

const Thanks = ({ reference, onAnother }: { reference: string; onAnother: () => void }) => {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className={styles.thanks} role="status">
      <h3 ref={title} tabIndex={-1}>
        {t('contact.done.title')}
      </h3>
      <p>{rich('contact.done.text', { b: (words) => <b className="num">{words}</b>, reference })}</p>
      <div>
        <Button look="text" onClick={onAnother}>
          {t('contact.another')}
        </Button>
      </div>
    </div>
  )
}

/** A message to the house. What was typed is kept until it has arrived; if sent twice, it is stored once. */
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
      <h2 id="write">{t('checkout.write')}</h2>
      {reference === undefined ? (
        <Form<Values> form={form} onSubmit={submit} label={t('checkout.write')}>
          <Select name="topic" label={t('contact.about.label')} options={topics} />
          {topic === 'ORDER' ? (
            <TextField
              name="orderNumber"
              label={t('contact.order.label')}
              optional
              maxLength={32}
              hint={t('contact.order.hint')}
              rules={{
                pattern: { value: /^\s*[A-Za-z0-9-]+\s*$/, message: t('contact.order.wrong') },
              }}
            />
          ) : null}
          <FormRow>
            <TextField
              name="name"
              label={t('contact.name.label')}
              autoComplete="name"
              maxLength={100}
              rules={{ required: t('contact.name.required') }}
            />
            <PhoneField label={t('contact.telephone')} optional maxLength={24} rules={optionalPhoneRules} />
          </FormRow>
          <EmailField rules={emailRules} />
          <TextField
            name="message"
            label={t('contact.message.label')}
            rows={6}
            maxLength={4000}
            rules={{
              required: t('contact.message.required'),
              minLength: { value: 10, message: t('contact.message.required') },
            }}
          />
          <div>
            <Submit>{t('contact.send')}</Submit>
          </div>
        </Form>
      ) : (
        <Thanks reference={reference} onAnother={() => setReference(undefined)} />
      )}
    </section>
  )
}
