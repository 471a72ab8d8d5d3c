import { Type, type Static } from 'typebox'
import { endpoint, strict } from './endpoint.ts'
import { Email, id, Moment } from './formats.ts'

const line = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' })

/** Somebody asks to open a franchise. */
export const FranchiseEnquiry = strict({
  name: line(100),
  email: Email,
  phone: Type.String({ maxLength: 24, pattern: '^\\+?[0-9][0-9 ()-]{6,22}$' }),
  city: line(100),
  country: line(60),
  /** Square metres of the premises, when there are any. */
  premises: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  message: Type.String({ minLength: 20, maxLength: 4000 }),
})
export type FranchiseEnquiry = Static<typeof FranchiseEnquiry>

/** Stores the enquiry and sends it to the shop. A repeat with the same key gets the same reference. */
export const sendFranchiseEnquiry = endpoint({
  name: 'sendFranchiseEnquiry',
  method: 'POST',
  path: '/api/enquiries/franchise',
  feature: 'enquiries',
  body: FranchiseEnquiry,
  status: 201,
  answer: Type.Object({ reference: Type.String() }),
  repeatable: true,
})

/** A message to the house (specification section 2, /contact-us). */
const ContactEnquiry = strict({
  name: line(100),
  email: Email,
  phone: Type.Optional(Type.String({ maxLength: 24, pattern: '^\\+?[0-9][0-9 ()-]{6,22}$' })),
  topic: Type.Union([
    Type.Literal('piece'),
    Type.Literal('order'),
    Type.Literal('service'),
    Type.Literal('house'),
    Type.Literal('other'),
  ]),
  orderNumber: Type.Optional(Type.String({ maxLength: 32, pattern: '^[A-Za-z0-9-]+$' })),
  message: Type.String({ minLength: 10, maxLength: 4000 }),
})
export type ContactEnquiry = Static<typeof ContactEnquiry>

/**
 * Stores the message, sends it to the shop and confirms it to the sender. A repeat with the same key gets the same
 * reference.
 */
export const sendContactEnquiry = endpoint({
  name: 'sendContactEnquiry',
  method: 'POST',
  path: '/api/enquiries/contact',
  feature: 'enquiries',
  body: ContactEnquiry,
  status: 201,
  answer: Type.Object({ reference: Type.String() }),
  repeatable: true,
})

const EnquiryState = Type.Union([Type.Literal('new'), Type.Literal('answered'), Type.Literal('closed')])

export const Enquiry = Type.Object({
  reference: Type.String(),
  /** Which form it came from: `franchise`, or any other. */
  kind: Type.String(),
  state: EnquiryState,
  name: Type.String(),
  email: Email,
  phone: Type.Optional(Type.String()),
  message: Type.String(),
  details: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
  createdAt: Moment,
})
export type Enquiry = Static<typeof Enquiry>

export const listEnquiries = endpoint({
  name: 'listEnquiries',
  method: 'GET',
  path: '/api/operator/enquiries',
  caller: 'operator',
  may: ['owner', 'manager', 'counter'],
  feature: 'enquiries',
  query: Type.Object({
    kind: Type.Optional(Type.String({ maxLength: 32 })),
    state: Type.Optional(EnquiryState),
    q: Type.Optional(Type.String({ maxLength: 100, description: 'Reference, name, e-mail or telephone' })),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 1 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
  }),
  answer: Type.Object({
    enquiries: Type.Array(Enquiry),
    total: Type.Integer(),
    /** How many of the house are in each state, whatever is looked for. */
    counts: Type.Optional(
      Type.Object({ new: Type.Integer(), answered: Type.Integer(), closed: Type.Integer() }),
    ),
  }),
})

export const setEnquiryState = endpoint({
  name: 'setEnquiryState',
  method: 'PATCH',
  path: '/api/operator/enquiries/:reference',
  caller: 'operator',
  may: ['owner', 'manager', 'counter'],
  feature: 'enquiries',
  params: Type.Object({ reference: id(32) }),
  body: strict({ state: EnquiryState }),
  answer: Enquiry,
  repeatable: true,
})
