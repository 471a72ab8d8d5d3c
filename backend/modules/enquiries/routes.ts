import {
  listEnquiries,
  sendContactEnquiry,
  sendFranchiseEnquiry,
  setEnquiryState,
} from '#contract/enquiries.ts'
import { audit } from '#backend/lib/audit/audit.ts'
import { KEEPS_NOTHING } from '#backend/lib/account-hooks.ts'
import { implement, none, Refusal, wrongField, type Module } from '#backend/lib/http/implement.ts'
import { enqueueEmail } from '#backend/lib/mail/outbox.ts'
import { wrongPhone } from '#backend/lib/trade/phones.ts'
import { HIDDEN_SENTENCE, holdsHidden, oneLine, wrongName } from '#backend/lib/words/plain-words.ts'
import { contactEmail, franchiseEmail, receiptEmail } from './email.ts'
import { enquiryStore } from './store.ts'

/** The house answers by name, so it must not be an address. */
const nameOf = (text: string): string => {
  const wrong = holdsHidden(text) ? HIDDEN_SENTENCE : wrongName(oneLine(text))
  if (wrong !== undefined) throw wrongField('name', wrong)
  return oneLine(text)
}

const phoneOf = (phone: string): string => {
  const wrong = wrongPhone(phone, { kind: 'any' })
  if (wrong !== undefined) throw wrongField('phone', wrong)
  return phone
}

export const enquiries: Module = {
  name: 'enquiries',
  accounts: KEEPS_NOTHING,
  jobs: none,
  metrics: none,
  routes: (deps) => {
    const store = enquiryStore(deps)
    return [
      implement(sendFranchiseEnquiry, async ({ body, idempotencyKey }) => {
        const { name, email, phone, message, city, country, premises } = body
        const enquiry = {
          kind: 'franchise',
          name: nameOf(name),
          email: email.trim(),
          phone: phoneOf(phone),
          message: message.trim(),
          details: {
            city: oneLine(city),
            country: oneLine(country),
            ...(premises === undefined ? {} : { premises }),
          },
          idempotencyKey,
        }
        return store.add(enquiry, (tx, reference) =>
          enqueueEmail(tx, {
            kind: 'enquiry',
            ref: reference,
            language: 'en',
            message: franchiseEmail(enquiry, reference, deps.config.mailFrom),
            now: deps.clock.now(),
          }),
        )
      }),
      implement(sendContactEnquiry, async ({ body, idempotencyKey }) => {
        const { name, email, phone, topic, orderNumber, message } = body
        const enquiry = {
          kind: 'contact',
          name: nameOf(name),
          email: email.trim(),
          ...(phone !== undefined && { phone: phoneOf(phone) }),
          message: message.trim(),
          details: { topic, ...(orderNumber !== undefined && { orderNumber: orderNumber.toUpperCase() }) },
          idempotencyKey,
        }
        return store.add(enquiry, async (tx, reference) => {
          const now = deps.clock.now()
          await enqueueEmail(tx, {
            kind: 'enquiry',
            ref: reference,
            language: 'en',
            message: contactEmail(enquiry, reference, deps.config.mailFrom),
            now,
          })
          await enqueueEmail(tx, {
            kind: 'enquiry-receipt',
            ref: reference,
            message: receiptEmail(enquiry, reference),
            now,
          })
        })
      }),
      implement(listEnquiries, async ({ query: { kind, state, q, page, limit } }) =>
        store.list(
          { ...(kind && { kind }), ...(state && { state }), ...(q && { q }) },
          page ?? 1,
          limit ?? 20,
        ),
      ),
      implement(setEnquiryState, async ({ params, body, requestId }) => {
        const enquiry = await store.setState(params.reference, body.state, (tx) =>
          audit(tx, {
            event: `enquiry.${body.state}`,
            actor: 'operator',
            subject: `enquiry:${params.reference}`,
            requestId,
            now: deps.clock.now(),
          }),
        )
        if (!enquiry) throw new Refusal(404, 'NOT_FOUND', 'There is no such enquiry.')
        return enquiry
      }),
    ]
  },
}
