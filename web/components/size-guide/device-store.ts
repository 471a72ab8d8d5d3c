import { useSyncExternalStore } from 'react'

export interface DeviceStore<T> {
  /** Undefined on the server, until hydrated, and if nothing (or nonsense) is stored. */
  use: () => T | undefined
  set: (value: T) => void
  clear: () => void
}

/** One value kept on this device, as text that `read` checks. It is never sent anywhere. */
export const deviceStore = <T>(
  key: string,
  read: (text: string) => T | undefined,
  write: (value: T) => string,
): DeviceStore<T> => {
  const listeners = new Set<() => void>()
  /** Used if storage is forbidden: the choice applies to this page only. */
  let own: string | null = null
  const stored = (): string | null => {
    try {
      return localStorage.getItem(key) ?? own
    } catch {
      return own
    }
  }
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const keep = (text: string | null) => {
    own = text
    try {
      if (text === null) localStorage.removeItem(key)
      else localStorage.setItem(key, text)
    } catch {
      // Storage is off.
    }
    tell()
  }
  const subscribe = (listener: () => void) => {
    const fromOtherTab = (event: StorageEvent) => {
      if (event.key === key || event.key === null) listener()
    }
    listeners.add(listener)
    window.addEventListener('storage', fromOtherTab)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', fromOtherTab)
    }
  }
  return {
    use: () => {
      const text = useSyncExternalStore(subscribe, stored, () => null)
      return text === null ? undefined : read(text)
    },
    set: (value) => keep(write(value)),
    clear: () => keep(null),
  }
}
