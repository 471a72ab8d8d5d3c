import type { FastifyRequest } from 'fastify'
import { INTERNAL_TOKEN_HEADER } from '#contract/internal.ts'
import { operatorMe } from '#contract/staff.ts'
import { createAcceptedTokens } from '#program/accepted-tokens.ts'
import { createKeyCheck } from '#program/key-check.ts'
import type { Config } from '#server/config.ts'
import { AppError } from '#server/errors.ts'
import type { Upstream } from '#server/upstream/http.ts'

const DEADLINE_MS = 2_000
const BEARER = /^Bearer [\w.~+/=-]{1,512}$/i

/**
 * In production, admits callers with the key of this shop or a token of the house. While the backend does not answer, a
 * token that it recently accepted is enough. Throws 401.
 */
export const createFiguresDoor = (config: Config, upstream: Upstream) => {
  const isKey = createKeyCheck(config.internalTokens)
  const tokens = createAcceptedTokens()

  const isOfTheHouse = async (authorization: string, { id, ip }: FastifyRequest): Promise<boolean> => {
    const { name, method, path } = operatorMe
    const headers = { accept: 'application/json', authorization, 'x-request-id': id }
    const ask = { name, method, path, headers, body: undefined, address: ip, deadlineMs: DEADLINE_MS }
    const { status } = await upstream.send(ask).catch(() => ({ status: 503 }))
    if (status >= 500) return tokens.wasAccepted(authorization)
    if (status === 200) tokens.accept(authorization)
    else tokens.forget(authorization)
    return status === 200
  }

  return async (request: FastifyRequest): Promise<void> => {
    if (config.mode !== 'production' || isKey(request.headers[INTERNAL_TOKEN_HEADER])) return
    const { authorization } = request.headers
    if (authorization && BEARER.test(authorization) && (await isOfTheHouse(authorization, request))) return
    throw new AppError('UNAUTHENTICATED', 'This needs a token of the house.', { status: 401 })
  }
}
