import type { FastifyRequest } from 'fastify'
import type { FormObject } from './form.ts'

/** The body of a form post, empty without one. */
export const formOf = (request: FastifyRequest) => (request.body ?? {}) as FormObject

/** The `:id` of the address. */
export const idOf = (request: FastifyRequest) => String((request.params as { id?: string }).id)

/** What comes after the question mark. */
export const queryOf = (request: FastifyRequest) => request.query as Record<string, string | undefined>
