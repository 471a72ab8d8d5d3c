import { Type, type Static } from 'typebox'
import { endpoint, strict, STAFF_ROLES } from './endpoint.ts'
import { Email, Moment } from './formats.ts'

const owner = { caller: 'operator', may: ['owner'], feature: 'operator' } as const
const Done = Type.Object({ status: Type.Literal('done') })
const RoleName = Type.Enum([...STAFF_ROLES], { description: 'owner, manager, workshop or counter' })

/** What colleagues call a person. The e-mail stays the name in the audit trail. */
const Called = Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' })

/** The name of a machine: `token:<name>` in the audit trail. */
export const TokenName = Type.String({
  pattern: '^[a-z0-9][a-z0-9-]{1,39}$',
  description: '2 to 40 characters of a-z, 0-9 and -, beginning with a letter or figure',
})

const Token = Type.Object({
  name: Type.String(),
  role: RoleName,
  createdAt: Moment,
  createdBy: Type.String(),
  usedAt: Type.Union([Moment, Type.Null()]),
})
export type Token = Static<typeof Token>

/** What the backend writes into the desk's page for a signed-in member of the staff. */
export const DeskSession = Type.Object({
  name: Type.String({ description: 'E-mail: the name in the audit trail' }),
  role: RoleName,
  token: Type.String({ description: 'Shown with each write, beside the cookie' }),
  shopUrl: Type.String({
    description: 'The shop’s address: pictures are there, and pieces are looked at there',
  }),
  house: Type.String({ description: 'The house’s name' }),
  may: Type.Array(Type.String(), { description: 'The names of the calls that the role may make' }),
  languages: Type.Optional(
    Type.Array(Type.String(), { description: 'Those that the house offers, its first one first' }),
  ),
  names: Type.Optional(
    Type.Record(Type.String(), Type.String(), {
      description: 'What the people of the house are called, by e-mail',
    }),
  ),
})
export type DeskSession = Static<typeof DeskSession>

/** The machines of the house. */
export const operatorTokens = endpoint({
  ...owner,
  name: 'operatorTokens',
  method: 'GET',
  path: '/api/operator/tokens',
  answer: Type.Object({ tokens: Type.Array(Token) }),
})

/** A token for one machine. It is shown only this once. */
export const operatorAddToken = endpoint({
  ...owner,
  name: 'operatorAddToken',
  method: 'POST',
  path: '/api/operator/tokens',
  body: strict({ name: TokenName, role: RoleName }),
  answer: Type.Object({ name: Type.String(), token: Type.String() }),
  status: 201,
})

/** Revokes the token of this name. */
export const operatorRevokeToken = endpoint({
  ...owner,
  name: 'operatorRevokeToken',
  method: 'DELETE',
  path: '/api/operator/tokens/:name',
  params: Type.Object({ name: TokenName }),
  answer: Done,
  repeatable: true,
})

/** The people of the house. */
export const operatorStaff = endpoint({
  ...owner,
  name: 'operatorStaff',
  method: 'GET',
  path: '/api/operator/staff',
  answer: Type.Object({
    staff: Type.Array(
      Type.Object({
        email: Type.String(),
        called: Type.Optional(Type.String()),
        role: RoleName,
        invitedBy: Type.String(),
        joinedAt: Type.Union([Moment, Type.Null()]),
      }),
    ),
  }),
})

/**
 * Invites somebody: a link that works once, within three days. An earlier link to the same person ends. If the house
 * uses four eyes, a second person confirms the invitation of an owner or manager.
 */
export const operatorInviteStaff = endpoint({
  ...owner,
  name: 'operatorInviteStaff',
  method: 'POST',
  path: '/api/operator/staff',
  body: strict({ email: Email, role: RoleName, called: Type.Optional(Called) }),
  answer: Type.Object({ link: Type.String(), endsAt: Moment }),
  status: 201,
})

/**
 * Changes what somebody is called, or their role. The new role counts from their next call on; with the role of an owner
 * go tokens that they made and invitations that nobody has accepted. Nobody changes their own role, and an owner
 * remains (409). If the house uses four eyes, a second person confirms the role of an owner or manager.
 */
export const operatorChangeStaff = endpoint({
  ...owner,
  name: 'operatorChangeStaff',
  method: 'PATCH',
  path: '/api/operator/staff/:email',
  params: Type.Object({ email: Email }),
  body: strict({
    called: Type.Optional(Called),
    role: Type.Optional(RoleName),
    /** The role that was read before; 409 if somebody has changed it since. */
    seenRole: Type.Optional(RoleName),
  }),
  answer: Type.Object({
    status: Type.Literal('done'),
    tokens: Type.Array(Type.String(), { description: 'Names of the tokens that were revoked' }),
    invitations: Type.Array(Type.String(), { description: 'Whom they had invited and who has not joined' }),
  }),
  repeatable: true,
})

/**
 * Somebody has left: their sessions end with this call, as do tokens that they made and invitations that nobody has
 * accepted. The last owner who has joined stays (409), unless
 * OPERATOR_TOKEN asks.
 */
export const operatorRemoveStaff = endpoint({
  ...owner,
  name: 'operatorRemoveStaff',
  method: 'DELETE',
  path: '/api/operator/staff/:email',
  params: Type.Object({ email: Email }),
  answer: Type.Object({
    status: Type.Literal('done'),
    tokens: Type.Array(Type.String(), { description: 'Names of the tokens that were revoked' }),
    invitations: Type.Array(Type.String(), { description: 'Whom they had invited and who has not joined' }),
  }),
  repeatable: true,
})

/** The people whose sessions end: one person by e-mail, or everybody. */
const Whose = Type.Union([strict({ email: Email }), strict({ everybody: Type.Literal(true) })])
const Ended = Type.Object({ ended: Type.Integer() })

/** Ends the sessions of a shopper, or of all shoppers: they have to sign in again. */
export const operatorEndShopperSessions = endpoint({
  ...owner,
  name: 'operatorEndShopperSessions',
  method: 'POST',
  path: '/api/operator/sessions/shoppers/end',
  body: Whose,
  answer: Ended,
  repeatable: true,
})

/** The same for the staff, at the desk and at the command line. Tokens of machines stay valid. */
export const operatorEndStaffSessions = endpoint({
  ...owner,
  name: 'operatorEndStaffSessions',
  method: 'POST',
  path: '/api/operator/sessions/staff/end',
  body: Whose,
  answer: Ended,
  repeatable: true,
})

/** Signs in a person at the command line: a token valid for a working day. */
export const startStaffSession = endpoint({
  feature: 'operator',
  name: 'startStaffSession',
  method: 'POST',
  path: '/desk/session',
  body: strict({
    email: Email,
    password: Type.String({ minLength: 1, maxLength: 128 }),
    code: Type.String({ minLength: 6, maxLength: 40, description: 'Of the app, or a recovery code' }),
  }),
  answer: Type.Object({ token: Type.String(), email: Type.String(), role: RoleName, endsAt: Moment }),
})

/** Who is calling: the name in the audit trail, and the role. Called to check whether a token is valid. */
export const operatorMe = endpoint({
  caller: 'operator',
  may: STAFF_ROLES,
  feature: 'operator',
  name: 'operatorMe',
  method: 'GET',
  path: '/api/operator/me',
  answer: Type.Object({ name: Type.String(), role: RoleName }),
})

/** Ends the session of the token in the call. */
export const endStaffSession = endpoint({
  caller: 'operator',
  may: STAFF_ROLES,
  feature: 'operator',
  name: 'endStaffSession',
  method: 'DELETE',
  path: '/api/operator/session',
  answer: Done,
  repeatable: true,
})
