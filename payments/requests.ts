import type { FastifyRequest } from 'fastify'
import type { Static, TSchema } from 'typebox'
import { Check } from 'typebox/value'
import { member } from '#program/member.ts'
import { ApiError } from './errors.ts'
import type { FormObject } from './form.ts'

const isForm = (body: unknown): body is FormObject =>
  typeof body === 'object' &&
  body !== null &&
  Object.values(body).every((value) => typeof value === 'string' || isForm(value))

/** The body of a form post, empty without one. */
export const formOf = ({ body }: FastifyRequest): FormObject => (isForm(body) ? body : {})

/** The JSON body of a call that only tests make. */
export const bodyOf = <T extends TSchema>({ body = {} }: FastifyRequest, schema: T): Static<T> => {
  const given: unknown = body ?? {}
  if (!Check(schema, given)) throw new ApiError(400, 'The body does not fit.')
  return given
}

/** The `:id` of the address. */
export const idOf = ({ params }: FastifyRequest) => String(member(params, 'id'))

/** The query; the last of several members with one name. */
export const queryOf =
  ({ query }: FastifyRequest) =>
  (name: string): string | undefined => {
    const value = member(query, name)
    return typeof value === 'string' ? value : undefined
  }
