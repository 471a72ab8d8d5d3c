import { Refusal } from '#backend/lib/http/implement.ts'

/**
 * What an index outside the shop's database throws if its server does not answer in time, refuses or answers wrongly:
 * readers get a 503, the log gets the cause.
 */
export class SearchAway extends Refusal {
  constructor(cause: unknown) {
    super(503, 'UPSTREAM_UNAVAILABLE', 'The search server does not answer.')
    this.cause = cause
  }
}
