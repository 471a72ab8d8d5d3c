import { AsyncLocalStorage } from 'node:async_hooks'

/** Somebody of the house at work, as the audit trail names them. */
export interface Acting {
  /** `token:<name>` of a machine, or the e-mail of somebody of the staff. */
  readonly who: string
  /** The address that they called from. */
  readonly origin: string
}

const current = new AsyncLocalStorage<Acting>()

/** Runs work in somebody's name: every line of the trail that is written meanwhile says who it was. */
export const actingAs = <T>(acting: Acting, work: () => Promise<T>): Promise<T> => current.run(acting, work)

/** Who of the house is at work here; undefined for shoppers, visitors and the house's own clock. */
export const whoActs = (): Acting | undefined => current.getStore()
