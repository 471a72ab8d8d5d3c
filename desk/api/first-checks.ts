import { Check } from 'typebox/value'
import { operatorAppointments } from '#contract/appointments.ts'
import { operatorProducts } from '#contract/desk-products.ts'
import { operatorSales } from '#contract/desk-books.ts'
import { operatorWork } from '#contract/desk.ts'
import { Failure, type AnswerOf, type AnyEndpoint } from '#contract/endpoint.ts'

/**
 * The checks of the first screen's answers, and of refusals on every screen. The build writes them out as plain code
 * (scripts/lib/build/first-checks.ts), so that the first screen does not wait for code that reads schemas.
 */

/** The endpoints that the first screen calls. */
export const FIRST = { operatorAppointments, operatorProducts, operatorSales, operatorWork } as const

type Fits<E extends AnyEndpoint> = (body: unknown) => body is AnswerOf<E>
const fitting =
  <E extends AnyEndpoint>({ answer }: E): Fits<E> =>
  (body): body is AnswerOf<E> =>
    Check(answer, body)

export const fits = {
  operatorAppointments: fitting(FIRST.operatorAppointments),
  operatorProducts: fitting(FIRST.operatorProducts),
  operatorSales: fitting(FIRST.operatorSales),
  operatorWork: fitting(FIRST.operatorWork),
}

/** Whether a refusal is one of the house's own. */
export const isFailure = (body: unknown): body is Failure => Check(Failure, body)
