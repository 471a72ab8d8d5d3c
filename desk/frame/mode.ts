export type Mode = 'light' | 'dark'
const KEY = 'desk-mode'

/** What was chosen on this device, otherwise the device's own mode. */
export const wantedMode = (): Mode => {
  const chosen = localStorage.getItem(KEY)
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** The house's tokens follow this attribute. */
export const setMode = (mode: Mode): void => {
  document.documentElement.dataset.colourMode = mode
}

/** Changes the mode and keeps it on this device. */
export const chooseMode = (mode: Mode): void => {
  localStorage.setItem(KEY, mode)
  setMode(mode)
}
