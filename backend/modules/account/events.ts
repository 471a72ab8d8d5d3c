import type { Db } from '#backend/lib/implement.ts'

/**
 * What other parts of the shop hang onto an account's life. The account stands below them and cannot import them,
 * so they set their own entry under their own name when they are loaded. Each runs inside the account's transaction.
 */
export const accountEvents = {
  /** A new account, right after its row. */
  opened: new Map<
    string,
    (tx: Db, event: { accountId: string; emailKey: string; now: number }) => Promise<void>
  >(),
  /** A new session; `visitorBag` is the bag that the visitor brought along. */
  signedIn: new Map<
    string,
    (tx: Db, event: { accountId: string; visitorBag: string | undefined; now: number }) => Promise<void>
  >(),
  /** Everything this part keeps about the person, as plain data. */
  exported: new Map<string, (db: Db, accountId: string) => Promise<unknown>>(),
  /** The holder of the mailbox takes over what was never confirmed: forget what was kept so far, but orders. */
  discarded: new Map<string, (tx: Db, event: { accountId: string; now: number }) => Promise<void>>(),
  /** The person goes: delete or anonymise. May refuse (`Refusal`), for example while a parcel is on its way. */
  erased: new Map<string, (tx: Db, event: { accountId: string; now: number }) => Promise<void>>(),
}
