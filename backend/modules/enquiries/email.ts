import type { SaidEmail } from '#backend/lib/rows/email-shape.ts'
import { say } from '#backend/lib/words/words.ts'
import type { NewEnquiry } from './store.ts'

/** `House <care@house.example>` or a bare address: the shop writes to itself. */
const addressOf = (mailFrom: string) => /<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom

const KEPT = 'Stored with the enquiries; the operator\u2019s commands list them and note what became of them.'

/** The e-mail to the house about a franchise enquiry. */
export const franchiseEmail = (enquiry: NewEnquiry, reference: string, mailFrom: string): SaidEmail => ({
  to: addressOf(mailFrom),
  subject: `Franchise enquiry ${reference}: ${enquiry.details.city}, ${enquiry.details.country}`,
  lines: enquiry.message.split(/\n{2,}/),
  facts: [
    ['Name', enquiry.name],
    ['E-mail', enquiry.email],
    ['Telephone', enquiry.phone ?? ''],
    ['City', String(enquiry.details.city)],
    ['Country', String(enquiry.details.country)],
    ...(enquiry.details.premises === undefined
      ? []
      : [['Premises', `${enquiry.details.premises} square metres`] as const]),
  ],
  small: KEPT,
})

const TOPICS: Readonly<Record<string, string>> = {
  piece: 'A piece',
  order: 'An order',
  service: 'A service',
  house: 'The house',
  other: 'Something else',
}

const topicOf = ({ details }: NewEnquiry) => TOPICS[String(details.topic)] ?? 'A message'

/** The e-mail to the house about a message from /contact-us. */
export const contactEmail = (enquiry: NewEnquiry, reference: string, mailFrom: string): SaidEmail => ({
  to: addressOf(mailFrom),
  subject: `Message ${reference}: ${topicOf(enquiry)}`,
  lines: enquiry.message.split(/\n{2,}/),
  facts: [
    ['Name', enquiry.name],
    ['E-mail', enquiry.email],
    ...(enquiry.phone === undefined ? [] : [['Telephone', enquiry.phone] as const]),
    ['About', topicOf(enquiry)],
    ...(enquiry.details.orderNumber === undefined
      ? []
      : [['Order', String(enquiry.details.orderNumber)] as const]),
  ],
  small: KEPT,
})

/** The e-mail to the sender. It does not repeat their words: anybody may type anybody's address. */
export const receiptEmail = (enquiry: NewEnquiry, reference: string): SaidEmail => ({
  to: enquiry.email,
  subject: say`We have received your message: ${reference}`,
  greeting: 'Hello,',
  lines: ['We have received your message. Somebody will read it and answer you.'],
  facts: [
    ['About', topicOf(enquiry)],
    ['Reference', reference],
  ],
  small: 'If you did not write to us, there is nothing to do: somebody mistyped their own address.',
})
