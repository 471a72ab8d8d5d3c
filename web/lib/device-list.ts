import { useSyncExternalStore } from 'react'

/** Ids that this device stores, the latest first. They survive the visit, and nothing sends them away by itself. */
export interface DeviceList {
  get: () => readonly string[]
  set: (ids: readonly string[]) => void
  subscribe: (listener: () => void) => () => void
}

const ID = /^[\w-]{1,64}$/
const NONE: readonly string[] = []

/** A list under one key of local storage, checked when it is read, because anything may be there. */
const deviceList = (key: string, most: number): DeviceList => {
  const listeners = new Set<() => void>()
  let text: string | null = null
  let ids = NONE
  /** Storage is off or full: the list lasts as long as the page. */
  let isLocked = false

  const read = (): string | null => {
    try {
      return isLocked ? text : localStorage.getItem(key)
    } catch {
      return text
    }
  }
  const parse = (stored: string): readonly string[] => {
    try {
      const value: unknown = JSON.parse(stored)
      if (!Array.isArray(value)) return NONE
      const good = value.filter((id): id is string => typeof id === 'string' && ID.test(id))
      return [...new Set(good)].slice(0, most)
    } catch {
      return NONE
    }
  }
  const get = () => {
    const now = read()
    if (now !== text) {
      text = now
      ids = now === null ? NONE : parse(now)
    }
    return ids
  }
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    get,
    set: (next) => {
      const stored = JSON.stringify(next.slice(0, most))
      try {
        localStorage.setItem(key, stored)
        isLocked = false
      } catch {
        isLocked = true
      }
      text = stored
      ids = parse(stored)
      tell()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      window.addEventListener('storage', listener)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', listener)
      }
    },
  }
}

/** The same limit as the wishlist of an account. */
export const WISHLIST_MOST = 48
export const COMPARE_MOST = 4

/** Pieces that a visitor keeps; at sign-in they join the account's. */
export const deviceWishlist = deviceList('wishlist', WISHLIST_MOST)
/** Pieces chosen for the next comparison. */
export const compared = deviceList('compare', COMPARE_MOST)
/** Pieces that a visitor has put into the bag: only a hint that there may be some; the backend has the list. */
export const keptHere = deviceList('kept', 12)
/** Pieces that were looked at. */
export const seenHere = deviceList('seen', 12)

/** The current list; undefined until hydrated, so that a page is the same bytes for everyone. */
export const useDeviceList = (list: DeviceList): readonly string[] | undefined =>
  useSyncExternalStore(list.subscribe, list.get, nothing)
const nothing = (): readonly string[] | undefined => undefined
