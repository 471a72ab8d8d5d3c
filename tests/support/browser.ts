import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { findHeadlessChromium } from './find-chromium.ts'

/** The widths at which every screen is checked, with a usual height for each. */
export const SCREENS = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * A headless Chromium with its own profile; `more` are switches besides the usual ones. Throws if the machine has none;
 * `npm test` then leaves journeys out.
 */
export const launchBrowser = (
  more: readonly string[] = [],
  executablePath = findHeadlessChromium(),
): Promise<Browser> => {
  if (!executablePath) throw new Error('No Chromium found: set CHROMIUM_PATH.')
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-gpu',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      ...more,
    ],
  })
}

export interface OpenPage {
  page: Page
  /** Console errors and warnings, page errors and CSP violations seen so far. */
  complaints: string[]
  close: () => Promise<void>
}

export interface OpenOptions extends Omit<BrowserContextOptions, 'viewport' | 'screen'> {
  screen?: keyof typeof SCREENS
  dark?: boolean
}

/** A page in its own context (fresh cookies and storage), which records every complaint of the console. */
export const openPage = async (browser: Browser, options: OpenOptions = {}): Promise<OpenPage> => {
  const { screen = 'desktop', dark = false, ...more } = options
  const context = await browser.newContext({
    viewport: SCREENS[screen],
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    ...more,
  })
  if (dark && more.javaScriptEnabled !== false)
    await context.addInitScript(() => localStorage.setItem('colour-mode', 'dark'))
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`))
  return { page, complaints, close: () => context.close() }
}

/** Waits until React has taken over the page (`data-hydrated` on the document element). */
export const hydrated = (page: Page): Promise<unknown> =>
  page.waitForSelector('html[data-hydrated]', { state: 'attached' })

interface AxeViolation {
  id: string
  impact: string | null
  nodes: { target: string[]; failureSummary?: string }[]
}

/**
 * Waits until every animation and transition with an end has ended, so that nothing is checked or photographed while it
 * fades in. Endless ones and those driven by scrolling are ignored.
 */
const settled = async (page: Page): Promise<void> => {
  const settle = () =>
    page.evaluate(async () => {
      const moving = document.getAnimations().filter(
        (animation) =>
          animation.timeline instanceof DocumentTimeline &&
          // A paused one waits for an action.
          animation.playState === 'running' &&
          animation.effect?.getComputedTiming().endTime !== Infinity,
      )
      // A cancelled one rejects: it has ended, too.
      await Promise.allSettled(moving.map(({ finished }) => finished))
      return moving.length
    })
  // The end of one may start the next (a panel slides in, then its rows).
  for (let round = 0; round < 5 && (await settle()) > 0; round++);
}

/**
 * Runs axe (WCAG 2.2 A and AA, best practices) on the whole page, or only the named rules. One line per violation; an
 * empty list if there is none.
 */
export const axe = async (page: Page, only?: readonly string[]): Promise<string[]> => {
  // CSP forbids a script tag; evaluating through the debugger does not need one.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  await settled(page)
  const violations = await page.evaluate(async (rules) => {
    const { axe: engine } = globalThis as unknown as {
      axe: { run: (root: Document, options: object) => Promise<{ violations: AxeViolation[] }> }
    }
    const { violations: found } = await engine.run(document, {
      runOnly: rules
        ? { type: 'rule', values: rules }
        : {
            type: 'tag',
            values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
          },
      resultTypes: ['violations'],
      // No frame contains axe: it would wait for an answer, and the browser complains about a message to another
      // origin.
      iframes: false,
    })
    return found
  }, only)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) =>
        `${id}: ${node.target.join(' ')} ${(node.failureSummary ?? '').split('\n').slice(0, 2).join(' ')}`,
    ),
  )
}

/** The rules of axe whose result another colour mode can change. */
export const CONTRAST = ['color-contrast', 'link-in-text-block']

/** Sets the colour mode as its switch does, without reloading the page. */
export const mode = (page: Page, name: 'light' | 'dark'): Promise<void> =>
  page.evaluate((value) => {
    document.documentElement.dataset.colourMode = value
  }, name)
