import { useEffect, useSyncExternalStore } from 'react'
import { useClient, type Client } from 'urql'
import { WISHLIST_MOST, deviceWishlist } from '#web/lib/device-list.ts'
import { useOffers } from '#web/lib/offered.ts'
import { useSignedIn } from '#web/lib/session.ts'
import { t } from '#web/words/t.ts'

/** The account's list once it is known; until then, and signed out, the device's stands. */
let account: readonly string[] | undefined
let syncing: Promise<void> | undefined
const listeners = new Set<() => void>()

const setAccount = (ids: readonly string[] | undefined) => {
  account = ids
  for (const listener of listeners) listener()
}
const current = (): readonly string[] => account ?? deviceWishlist.get()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  const end = deviceWishlist.subscribe(listener)
  return () => {
    listeners.delete(listener)
    end()
  }
}

const loadAccount = () => import('./account-wishlist.ts')

/** Once per session: the device's list joins the account's and leaves the device. */
const sync = (client: Client): Promise<void> =>
  (syncing ??= (async () => {
    const { readWishlist, mergeWishlist } = await loadAccount()
    const here = deviceWishlist.get()
    const ids = here.length > 0 ? await mergeWishlist(client, here) : await readWishlist(client)
    if (!ids) {
      syncing = undefined
      return
    }
    setAccount(ids)
    if (here.length > 0) deviceWishlist.set([])
  })().catch(() => {
    syncing = undefined
  }))

/** Whether the wishlist is the account's: who is signed in has one where the backend keeps any, else the device does. */
export const useAccountKeepsWishlist = (): boolean => {
  const isOffered = useOffers('wishlist')
  return useSignedIn() && isOffered
}

/** Ids of the pieces in the wishlist, the latest added first; undefined until hydrated. */
export const useWishlist = (): readonly string[] | undefined => {
  const client = useClient()
  const isKept = useAccountKeepsWishlist()
  useEffect(() => {
    if (isKept) void sync(client)
    else if (account) {
      syncing = undefined
      setAccount(undefined)
    }
  }, [client, isKept])
  return useSyncExternalStore(subscribe, current, nothing)
}
const nothing = (): readonly string[] | undefined => undefined

/** Adds a piece or removes it, at once to the eye; answers why not, when it was refused. */
export const toggleInWishlist = async (client: Client, id: string): Promise<string | undefined> => {
  const before = current()
  const adds = !before.includes(id)
  const next = adds ? [id, ...before] : before.filter((other) => other !== id)
  if (next.length > WISHLIST_MOST) return t('wishlist.full', { count: WISHLIST_MOST })
  if (!account) {
    deviceWishlist.set(next)
    return undefined
  }
  setAccount(next)
  const { changeWishlist } = await loadAccount()
  const { ids, refused } = await changeWishlist(client, id, adds)
  setAccount(ids ?? before)
  return refused
}
