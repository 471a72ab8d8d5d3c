import { AsyncLocalStorage } from 'node:async_hooks'

/** A member of the staff or a machine at work, as the audit trail names them. */
export interface Acting {
  /** `token:<name>` of a machine, or the e-mail of somebody of the staff. */
  readonly who: string
  /** The address that they called from. */
  readonly origin: string
}

const current = new AsyncLocalStorage<Acting>()

/** Runs work in somebody's name: every line that is added to the audit trail meanwhile names them. */
export const actingAs = <T>(acting: Acting, work: () => Promise<T>): Promise<T> => current.run(acting, work)

/** Who of the house is acting here; undefined for shoppers, visitors and jobs. */
export const whoActs = (): Acting | undefined => current.getStore()
