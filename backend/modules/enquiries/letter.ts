import type { Letter } from '#backend/lib/mail.ts'
import type { NewEnquiry } from './store.ts'

/** `House <care@house.example>` or a bare address: the shop writes to itself. */
const addressOf = (mailFrom: string) => /<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom

/** What the house is told of an enquiry. */
export const letterOf = (enquiry: NewEnquiry, reference: string, mailFrom: string): Letter => ({
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
  small: 'Stored with the enquiries; the operator\u2019s commands list them and note what became of them.',
})
