import { Type, type Static } from 'typebox'
import { endpoint, strict, ROLES } from './endpoint.ts'
import { Moment } from './formats.ts'

const owner = { caller: 'operator', may: ['owner'], feature: 'operator' } as const
const Done = Type.Object({ status: Type.Literal('done') })
const RoleName = Type.Enum([...ROLES], { description: 'owner, manager, workshop or counter' })

/** What a machine is called: in the trail it stands as `token:<name>`. */
export const TokenName = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{1,39}$', description: 'a-z, 0-9 and -' })

const Token = Type.Object({
  name: Type.String(),
  role: RoleName,
  createdAt: Moment,
  createdBy: Type.String(),
  usedAt: Type.Union([Moment, Type.Null()]),
})
export type Token = Static<typeof Token>

/** The machines of the house. */
export const operatorTokens = endpoint({
  ...owner,
  name: 'operatorTokens',
  method: 'GET',
  path: '/api/operator/tokens',
  answer: Type.Object({ tokens: Type.Array(Token) }),
})

/** A token for one machine. It is answered this once. */
export const operatorAddToken = endpoint({
  ...owner,
  name: 'operatorAddToken',
  method: 'POST',
  path: '/api/operator/tokens',
  body: strict({ name: TokenName, role: RoleName }),
  answer: Type.Object({ name: Type.String(), token: Type.String() }),
  status: 201,
})

/** From now on the token of this name opens nothing. */
export const operatorRevokeToken = endpoint({
  ...owner,
  name: 'operatorRevokeToken',
  method: 'DELETE',
  path: '/api/operator/tokens/:name',
  params: Type.Object({ name: TokenName }),
  answer: Done,
  repeatable: true,
})
