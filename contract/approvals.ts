import { Type, type Static } from 'typebox'
import { endpoint, strict } from './endpoint.ts'
import { Moment } from './formats.ts'

/** What one of the staff asked for and a second person confirms or declines. */

const operator = { caller: 'operator', may: ['owner', 'manager'], feature: 'operator' } as const
const Done = Type.Object({ status: Type.Literal('done') })
const approvalParams = Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) })

/** Acts that a second person confirms above a sum, if the house has set one (`FOUR_EYES_ABOVE`). */
export const SUMMED_APPROVALS = ['refund', 'price', 'settle', 'rates', 'transfer', 'points'] as const
export type SummedApproval = (typeof SUMMED_APPROVALS)[number]
/**
 * `resale`: money for a piece that is taken in exchange or bought back, above the sum of refunds. The others need
 * confirmation as soon as the house has set any sum. `colleague`: inviting somebody who may confirm. `house`: a change
 * of a fact or term that says where money goes, or what is checked before it moves.
 */
export type ApprovalKind = SummedApproval | 'resale' | 'colleague' | 'house'

/** What a subject of an approval or of the trail names, if it has a screen at the desk. */
export const NamedThing = Type.Object({
  kind: Type.Enum([
    'order',
    'return',
    'refund',
    'piece',
    'product',
    'shopper',
    'conversation',
    'appointment',
    'staff',
  ]),
  /** What the address of its screen takes: an order's number, the day of an appointment, otherwise an id. */
  id: Type.String(),
  /** What people call it: the number of an order, a name. */
  label: Type.String(),
  /** With things of an order: its recipient. */
  recipient: Type.Optional(Type.String()),
})
export type NamedThing = Static<typeof NamedThing>

const Asked = Type.Object({
  id: Type.Integer(),
  kind: Type.String(),
  subject: Type.String(),
  changes: Type.Array(Type.String(), {
    description: 'All that is done, where the subject does not say it',
  }),
  amount: Type.Number({ description: 'Rupees' }),
  why: Type.Optional(Type.String({ description: 'The reason that was given with the act' })),
  askedAt: Moment,
  about: Type.Optional(NamedThing),
})

/** What waits for a second person. */
export const operatorApprovals = endpoint({
  ...operator,
  name: 'operatorApprovals',
  method: 'GET',
  path: '/api/operator/approvals',
  answer: Type.Object({
    approvals: Type.Array(Type.Object({ ...Asked.properties, askedBy: Type.String() })),
  }),
})

/**
 * How far a request is. `expired`: nobody answered within a day, or the confirmation was not used within one. `lapsed`:
 * it can no longer be done, because the return was closed or the order has left meanwhile.
 */
export const APPROVAL_STATES = [
  'waiting',
  'confirmed',
  'done',
  'declined',
  'withdrawn',
  'expired',
  'lapsed',
] as const
export type ApprovalState = (typeof APPROVAL_STATES)[number]

/** What the caller asked for in the last seven days, newest first, with how it ended. */
export const operatorOwnApprovals = endpoint({
  ...operator,
  name: 'operatorOwnApprovals',
  method: 'GET',
  path: '/api/operator/approvals/own',
  answer: Type.Object({
    approvals: Type.Array(
      Type.Object({
        ...Asked.properties,
        state: Type.Enum([...APPROVAL_STATES]),
        /** Who confirmed or declined it, and when. */
        answeredBy: Type.Optional(Type.String()),
        answeredAt: Type.Optional(Moment),
        /** Why it was declined, or can no longer be done. */
        reason: Type.Optional(Type.String()),
        /** Until when it waits, or the confirmation can be used. */
        until: Type.Optional(Moment),
      }),
    ),
  }),
})

/** A second person's confirmation, valid for one act within a day; nobody confirms their own. */
export const operatorConfirmApproval = endpoint({
  ...operator,
  name: 'operatorConfirmApproval',
  method: 'POST',
  path: '/api/operator/approvals/:id/confirm',
  params: approvalParams,
  answer: Done,
})

/** A second person declines; whoever asked reads why. Asking again makes a new request. */
export const operatorDeclineApproval = endpoint({
  ...operator,
  name: 'operatorDeclineApproval',
  method: 'POST',
  path: '/api/operator/approvals/:id/decline',
  params: approvalParams,
  body: strict({ reason: Type.String({ minLength: 3, maxLength: 300, pattern: '\\S{2}' }) }),
  answer: Done,
})

/** Whoever asked no longer wants it, whether or not it was confirmed meanwhile. */
export const operatorWithdrawApproval = endpoint({
  ...operator,
  name: 'operatorWithdrawApproval',
  method: 'POST',
  path: '/api/operator/approvals/:id/withdraw',
  params: approvalParams,
  answer: Done,
})
