import { useSyncExternalStore } from 'react'

/** The storage key of the choice (specification section 1). */
export const COLOUR_MODE_KEY = 'colour-mode'
export type ColourMode = 'light' | 'dark'

const CHANGED = 'shop:colour-mode'

/**
 * Anything but `dark`, such as an unknown value in storage, is light, which is the default. The system's mode is
 * ignored.
 */
export const readMode = (stored: string | null): ColourMode => (stored === 'dark' ? 'dark' : 'light')

/**
 * Part of the inline script. Runs before the first paint, so that a dark page never flashes light. Storage may be
 * forbidden, hence the `try`.
 */
export const COLOUR_SCRIPT = `try{if(localStorage.getItem('${COLOUR_MODE_KEY}')==='dark')document.documentElement.dataset.colourMode='dark'}catch{}`

export const setColourMode = (mode: ColourMode): void => {
  document.documentElement.dataset.colourMode = mode
  try {
    localStorage.setItem(COLOUR_MODE_KEY, mode)
  } catch {
    // Storage is off: the choice applies to this page only.
  }
  window.dispatchEvent(new Event(CHANGED))
}

const subscribe = (changed: () => void) => {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== COLOUR_MODE_KEY) return
    document.documentElement.dataset.colourMode = readMode(event.newValue)
    changed()
  }
  window.addEventListener(CHANGED, changed)
  window.addEventListener('storage', fromOtherTab)
  return () => {
    window.removeEventListener(CHANGED, changed)
    window.removeEventListener('storage', fromOtherTab)
  }
}
const shown = (): ColourMode => (document.documentElement.dataset.colourMode === 'dark' ? 'dark' : 'light')

/** The mode on screen; undefined until hydrated, because the server cannot know it. */
export const useColourMode = (): ColourMode | undefined =>
  useSyncExternalStore<ColourMode | undefined>(subscribe, shown, () => undefined)
