import { Type, type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Moment } from './formats.ts'

const orNull = Type.Union([Type.String(), Type.Null()])

/** One line of the trail. Shoppers appear in it by id only, staff by name. */
export const AuditLine = Type.Object({
  id: Type.Integer(),
  at: Moment,
  event: Type.String({ description: '`<thing>.<what happened>`' }),
  actor: Type.String({ description: 'visitor, shopper, operator or system' }),
  who: { ...orNull, description: 'Who of the house: `token:<name>` or the e-mail of somebody of the staff' },
  origin: { ...orNull, description: 'The address that somebody of the house called from' },
  accountId: orNull,
  subject: orNull,
  details: Type.Unknown(),
  requestId: orNull,
})
export type AuditLine = Static<typeof AuditLine>

/** A link of the chain: `hash` covers the previous hash and the line. `line` is null if it was removed. */
export const AuditLink = Type.Object({
  seq: Type.Integer(),
  id: Type.Integer(),
  hash: Type.String(),
  line: Type.Union([AuditLine, Type.Null()]),
})
export type AuditLink = Static<typeof AuditLink>

/** The trail as a chain, oldest first: `after` is the last `seq` that the caller knows. */
export const operatorAudit = endpoint({
  caller: 'operator',
  may: ['owner'],
  feature: 'operator',
  name: 'operatorAudit',
  method: 'GET',
  path: '/api/operator/audit',
  query: Type.Object({
    after: Type.Optional(Type.Integer({ minimum: 0, default: 0 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 500 })),
  }),
  answer: Type.Object({
    links: Type.Array(AuditLink),
    strays: Type.Array(Type.Integer(), {
      description: 'Ids of lines between these that are no part of the chain: somebody put them in later',
    }),
    waiting: Type.Integer({
      description: 'Lines that were written a moment ago and are not in the chain yet',
    }),
    more: Type.Boolean(),
  }),
})
