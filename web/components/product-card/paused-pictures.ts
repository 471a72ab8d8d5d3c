import { useSyncExternalStore } from 'react'

/** 'Pause pictures' applies to every list for the rest of the visit. */
const KEY = 'pictures-paused'

const listeners = new Set<() => void>()

const read = (): boolean => {
  try {
    return sessionStorage.getItem(KEY) === '1'
  } catch {
    return false
  }
}

export const setPicturesPaused = (paused: boolean): void => {
  try {
    if (paused) sessionStorage.setItem(KEY, '1')
    else sessionStorage.removeItem(KEY)
  } catch {
    // Storage can be forbidden; then there is nothing to remember.
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const usePicturesPaused = (): boolean => useSyncExternalStore(subscribe, read, () => false)
