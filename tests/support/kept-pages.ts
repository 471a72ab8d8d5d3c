import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core'

/**
 * A page in a context of its own. Pages are kept when a journey is through with them: the shop on one that knows it costs
 * two fifths of what it costs on a new one, which fetches, decodes and compiles everything in a fresh process.
 */
export interface TakenPage {
  readonly page: Page
  /** What it was opened with. */
  readonly options: string
  readonly session: CDPSession
  /** Whether something was done to it that has no way back. */
  readonly isSpoilt: () => boolean
}

const kept = new Map<Browser, TakenPage[]>()

/** Whether the next journey may have a page of this context. */
export const isKept = (context: BrowserContext): boolean =>
  [...kept.values()].some((pages) => pages.some(({ page }) => page.context() === context))

/** What lasts as long as a page or its context. */
const LASTING = [
  'addInitScript',
  'emulateMedia',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'install',
  'newCDPSession',
  'pauseAt',
  'setExtraHTTPHeaders',
  'setFixedTime',
  'setGeolocation',
  'setOffline',
  'setSystemTime',
]

const whenCalled = (target: object, names: readonly string[], then: () => void) => {
  for (const name of names) {
    const method: unknown = Reflect.get(target, name)
    if (typeof method !== 'function') continue
    Reflect.set(target, name, (...given: unknown[]): unknown => {
      then()
      return Reflect.apply(method, target, given)
    })
  }
}

/** A page opened with these options, a kept one where there is one. */
export const takePage = async (browser: Browser, given: BrowserContextOptions): Promise<TakenPage> => {
  const options = JSON.stringify(given)
  const pages = kept.get(browser) ?? []
  const place = pages.findIndex((one) => one.options === options)
  const [known] = place < 0 ? [] : pages.splice(place, 1)
  if (known) {
    if (given.viewport) await known.page.setViewportSize(given.viewport)
    return known
  }
  const context = await browser.newContext(given)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  let spoilt = given.javaScriptEnabled === false
  const spoil = () => {
    spoilt = true
  }
  for (const target of [page, context, context.clock]) whenCalled(target, LASTING, spoil)
  // Whoever opens a second page may have left anything in it.
  context.on('page', spoil)
  return { page, options, session, isSpoilt: () => spoilt }
}

const HEARD = ['console', 'dialog', 'download', 'pageerror', 'popup', 'request', 'requestfailed', 'response']

/** Leaves nothing of its journey behind: what listens, cookies, storage, where it was, the mouse. */
const clean = async ({ page, session }: TakenPage) => {
  const context = page.context()
  for (const event of HEARD) await page.removeAllListeners(event)
  await page.unrouteAll()
  await context.unrouteAll()
  // What was typed and not sent asks whether to stay.
  page.on('dialog', (dialog) => void dialog.accept())
  await page.mouse.move(-1, -1)
  // A page that leaves by itself keeps its process. The last to hear of it, for the shop writes down where it was.
  await page.evaluate(() => {
    addEventListener('pagehide', () => {
      localStorage.clear()
      sessionStorage.clear()
    })
    setTimeout(() => location.replace('about:blank'))
  })
  await page.waitForURL('about:blank', { timeout: 10_000 })
  await context.clearCookies()
  await session.send('Page.resetNavigationHistory')
  await session.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'local_storage,indexeddb' })
  await page.removeAllListeners('dialog')
}

/** Ends what a journey does with its page: the next one may have it, empty. */
export const giveBack = async (taken: TakenPage): Promise<void> => {
  const context = taken.page.context()
  const browser = context.browser()
  const isClean =
    browser !== null &&
    !taken.isSpoilt() &&
    (await clean(taken).then(
      () => true,
      () => false,
    ))
  if (!isClean || taken.isSpoilt()) return context.close()
  kept.set(browser, [...(kept.get(browser) ?? []), taken])
}
