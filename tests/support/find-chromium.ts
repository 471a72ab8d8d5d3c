import { existsSync } from 'node:fs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The same browser without windows, which cost a fresh context half a second of CPU, ten times as much. */
const windowless = [
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chrome-headless-shell',
]

const first = (paths: readonly string[]): string | undefined =>
  [process.env.CHROMIUM_PATH, ...paths].find((path) => path !== undefined && path !== '' && existsSync(path))

/** The path of a Chromium: `CHROMIUM_PATH`, otherwise the usual places, otherwise none. */
export const findChromium = (): string | undefined => first(places)

/** The same for journeys, which need no window: the headless shell if there is one. */
export const findHeadlessChromium = (): string | undefined => first([...windowless, ...places])
