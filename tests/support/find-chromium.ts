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

/** The path of a Chromium: `CHROMIUM_PATH`, else the usual places, else nothing. */
export const findChromium = (): string | undefined =>
  [process.env.CHROMIUM_PATH, ...places].find((path) => path !== undefined && path !== '' && existsSync(path))
