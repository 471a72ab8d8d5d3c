import { AsyncLocalStorage } from 'node:async_hooks'
import type { Language } from '#contract/languages.ts'

/** The person, machine or shopper that is acting, as the audit trail records them. */
export interface Acting {
  /** `token:<name>` of a machine, or the e-mail of somebody of the staff; undefined for shoppers and visitors. */
  readonly who: string | undefined
  /** The address that they called from. */
  readonly origin: string
  readonly requestId: string
  /** The language of the page that a shopper or visitor looks at; undefined for the house. */
  readonly language?: Language | undefined
}

const current = new AsyncLocalStorage<Acting>()

/** Runs work in somebody's name: every line of the trail written during it says who it was, and from where. */
export const actingAs = <T>(acting: Acting, work: () => Promise<T>): Promise<T> => current.run(acting, work)

/** Who is acting here; undefined for the house's own clock. */
export const whoActs = (): Acting | undefined => current.getStore()
