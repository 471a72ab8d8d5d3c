import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import { useClient, type Client } from 'urql'
import { WISHLIST_MOST, deviceWishlist } from '#web/lib/device-list.ts'
import { useOffers } from '#web/lib/offered.ts'
import { useSignedIn } from '#web/lib/session.ts'
import { t } from '#web/words/t.ts'

/** The account's list once it is known; until then, and signed out, the device's. */
let account: readonly string[] | undefined
let syncing: Promise<void> | undefined
/** Counts sign-ins on this device since the page was opened. */
let session = 0
/** Changes go one after another: each answer is the whole list. */
let changing: Promise<unknown> = Promise.resolve()
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
    const of = session
    const { readWishlist, mergeWishlist } = await loadAccount()
    const here = deviceWishlist.get()
    const ids = here.length > 0 ? await mergeWishlist(client, here) : await readWishlist(client)
    // An answer for somebody who has signed out meanwhile is ignored.
    if (of !== session) return
    if (!ids) {
      syncing = undefined
      return
    }
    setAccount(ids)
    const isFull = ids.length >= WISHLIST_MOST
    const stays = (id: string) => !ids.includes(id) && (isFull || !here.includes(id))
    // What was added meanwhile stays here, and so does what the account's full list could not take.
    if (here.length > 0) deviceWishlist.set(deviceWishlist.get().filter(stays))
  })().catch(() => {
    syncing = undefined
  }))

/** The next person who signs in starts with an empty list. */
const leave = () => {
  session += 1
  syncing = undefined
  if (account) setAccount(undefined)
}

/**
 * Whether the wishlist is the account's: it is for a signed-in shopper if the backend has wishlists, otherwise it is
 * the device's.
 */
export const useAccountKeepsWishlist = (): boolean => {
  const isOffered = useOffers('wishlist')
  return useSignedIn() && isOffered
}

/**
 * Ids of the pieces in the wishlist, the latest added first; undefined until hydrated. A list's hearts are drawn in
 * slices of their own after that: with hydration's last slice they would be its longest task.
 */
export const useWishlist = (): readonly string[] | undefined => {
  const client = useClient()
  const isKept = useAccountKeepsWishlist()
  useEffect(() => {
    if (isKept) void sync(client)
    else leave()
  }, [client, isKept])
  const ids = useSyncExternalStore(subscribe, current, nothing)
  const [isShown, setShown] = useState(ids !== undefined)
  useEffect(() => startTransition(() => setShown(true)), [])
  return isShown ? ids : undefined
}
const nothing = (): readonly string[] | undefined => undefined

/** Shows the list as if this change had not been requested. */
const without = (ids: readonly string[], id: string, added: boolean) =>
  added ? ids.filter((other) => other !== id) : [id, ...ids]

/** Adds a piece or removes it, visibly at once; returns the reason if it was refused. */
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
  const of = session
  const change = changing.then(async () => {
    const { changeWishlist } = await loadAccount()
    return changeWishlist(client, id, adds)
  })
  const mine = (changing = change.catch(() => undefined))
  const { ids, refused } = await change
  if (of !== session) return undefined
  // While another change waits, the list on the screen is newer than this answer.
  if (changing === mine) setAccount(ids ?? before)
  else if (!ids) setAccount(without(account ?? before, id, adds))
  return refused
}
