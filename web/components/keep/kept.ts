import { useEffect, useSyncExternalStore } from 'react'
import { useClient, type Client } from 'urql'
import { KEEP_MOST, keptHere } from '#web/lib/device-list.ts'
import { useSignedIn } from '#web/lib/session.ts'

/** The account's list once it is known; until then, and signed out, the device's stands. */
let account: readonly string[] | undefined
let syncing: Promise<void> | undefined
const listeners = new Set<() => void>()

const setAccount = (ids: readonly string[] | undefined) => {
  account = ids
  for (const listener of listeners) listener()
}
const current = (): readonly string[] => account ?? keptHere.get()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  const end = keptHere.subscribe(listener)
  return () => {
    listeners.delete(listener)
    end()
  }
}

const loadAccount = () => import('./account-wishlist.ts')

/** Once per session: what the device kept joins the account's list and leaves the device. */
const sync = (client: Client): Promise<void> =>
  (syncing ??= (async () => {
    const { readKept, mergeKept } = await loadAccount()
    const here = keptHere.get()
    const ids = here.length > 0 ? await mergeKept(client, here) : await readKept(client)
    if (!ids) {
      syncing = undefined
      return
    }
    setAccount(ids)
    if (here.length > 0) keptHere.set([])
  })().catch(() => {
    syncing = undefined
  }))

/** Ids of the kept pieces, the latest first; undefined until hydrated. */
export const useKept = (): readonly string[] | undefined => {
  const client = useClient()
  const signedIn = useSignedIn()
  useEffect(() => {
    if (signedIn) void sync(client)
    else if (account) {
      syncing = undefined
      setAccount(undefined)
    }
  }, [client, signedIn])
  return useSyncExternalStore(subscribe, current, nothing)
}
const nothing = (): readonly string[] | undefined => undefined

/** Keeps a piece or lets it go, at once to the eye; answers why not, when it was refused. */
export const toggleKept = async (client: Client, id: string): Promise<string | undefined> => {
  const before = current()
  const keep = !before.includes(id)
  const next = keep ? [id, ...before] : before.filter((other) => other !== id)
  if (next.length > KEEP_MOST)
    return `Your wishlist holds up to ${KEEP_MOST} pieces. Remove one to add another.`
  if (!account) {
    keptHere.set(next)
    return undefined
  }
  setAccount(next)
  const { changeKept } = await loadAccount()
  const { ids, refused } = await changeKept(client, id, keep)
  setAccount(ids ?? before)
  return refused
}
