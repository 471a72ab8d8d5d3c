import type { Db } from './store/db-handle.ts'

interface AccountEvent {
  readonly accountId: string
  readonly now: number
}
type Hook<E> = (tx: Db, event: E) => Promise<void>

/** What a module does as accounts are opened, used and deleted. Each hook runs inside the account's transaction. */
export interface AccountHooks {
  /** A new account, right after its row. */
  readonly opened?: Hook<AccountEvent & { readonly emailKey: string }>
  /** A new session; `visitorBag` is the visitor's bag, to be taken over. */
  readonly signedIn?: Hook<AccountEvent & { readonly visitorBag: string | undefined }>
  /** Everything the module keeps about the person as of `now` (milliseconds), as plain data, by its name in the export. */
  readonly exported: Readonly<Record<string, (db: Db, accountId: string, now: number) => Promise<unknown>>>
  /**
   * The holder of the mailbox takes over an account that was never confirmed: removes everything kept so far, except
   * orders.
   */
  readonly discarded: Hook<AccountEvent>
  /**
   * The account is deleted: delete or anonymise the data. May refuse (`Refusal`), for example while a parcel is on its
   * way.
   */
  readonly erased: Hook<AccountEvent>
}

/** What the account calls: the hooks of every module, one after another. */
export interface AccountLife {
  readonly opened: NonNullable<AccountHooks['opened']>
  readonly signedIn: NonNullable<AccountHooks['signedIn']>
  readonly exported: (db: Db, accountId: string, now: number) => Promise<Readonly<Record<string, unknown>>>
  readonly discarded: AccountHooks['discarded']
  readonly erased: AccountHooks['erased']
}

/** For a module that stores nothing by account. */
export const KEEPS_NOTHING = 'keeps nothing'

/** A hook of a module whose rows are deleted, or lose their owner, together with the account. */
export const nothingToDo = (): Promise<void> => Promise.resolve()

/** The hooks of all modules as one, in the order of the modules. Throws if two export under the same name. */
export const joinAccountHooks = (all: readonly (AccountHooks | typeof KEEPS_NOTHING)[]): AccountLife => {
  const hooks = all.filter((one) => one !== KEEPS_NOTHING)
  const exports = hooks.flatMap(({ exported }) => Object.entries(exported))
  if (new Set(exports.map(([name]) => name)).size < exports.length)
    throw new Error('Two modules export under one name')
  const inOrder =
    <E>(pick: (one: AccountHooks) => Hook<E> | undefined): Hook<E> =>
    async (tx, event) => {
      for (const one of hooks) await pick(one)?.(tx, event)
    }
  return {
    opened: inOrder(({ opened }) => opened),
    signedIn: inOrder(({ signedIn }) => signedIn),
    discarded: inOrder(({ discarded }) => discarded),
    erased: inOrder(({ erased }) => erased),
    exported: async (db, accountId, now) => {
      const data: Record<string, unknown> = {}
      for (const [name, read] of exports) data[name] = await read(db, accountId, now)
      return data
    },
  }
}
