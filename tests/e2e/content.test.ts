import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  axe,
  CONTRAST,
  hydrated,
  mode,
  openPage,
  SCREENS,
  type OpenOptions,
  type OpenPage,
} from '#tests/support/browser.ts'
import { startJourneys } from '#tests/support/journeys.ts'
import { inProof } from '#tests/support/long-form.ts'
import { routes } from '#web/app/routes.ts'

const stage = startJourneys()
const { visit } = stage

/** What a reader would miss: the page scrolls sideways, or words are cut at the edge of their box. */
const cut = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} wide in ${clientWidth}`)
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const own = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      const { overflowX, overflowY, position } = getComputedStyle(element)
      const hidden = position === 'absolute' && element.clientWidth <= 1
      if (!own || hidden || element.clientWidth === 0) continue
      const clips = (value: string) => value === 'hidden' || value === 'clip'
      if (
        (clips(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (clips(overflowY) && element.scrollHeight > element.clientHeight + 1)
      )
        found.push(`${element.tagName} ${element.className}: ${element.textContent?.slice(0, 40)}`)
    }
    return found
  })

const broken = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter(({ complete, naturalWidth }) => complete && !naturalWidth)
      .map(({ src }) => src),
  )

describe('every public screen, on a phone and at a desk, light and dark, and at 200 % zoom', () => {
  let open: OpenPage
  beforeAll(async () => {
    open = await openPage(stage.browser, { screen: 'phone', reducedMotion: 'reduce' })
  })
  afterAll(() => open?.close())

  // Rows of one page look alike: in `npm test` one address of each.
  const pages = routes.filter(({ access }) => access !== 'account')
  const screens = inProof
    ? pages
    : [...new Map(pages.toReversed().map((route) => [String(route.load), route])).values()].toReversed()
  it.each(screens.map(({ path, example = path }) => [path, example]))('%s (%s)', async (path, example) => {
    const { page, complaints } = open
    complaints.length = 0
    // The chat would take the page away after two seconds. Where a page has a route, nothing comes from its cache.
    const chat = /^https:\/\//
    if (path === '/whatsapp') await page.route(chat, (route) => route.abort('aborted'))
    await page.setViewportSize(SCREENS.phone)
    await page.goto(stage.shop.url + example)
    await hydrated(page)
    const found: Record<string, string[]> = {}
    found.phone = await axe(page)
    found.small = await page.setViewportSize({ width: 320, height: 640 }).then(() => cut(page))
    await mode(page, 'dark')
    if (inProof) found.phoneDark = await axe(page, CONTRAST)
    await page.setViewportSize(SCREENS.desktop)
    found.desktopDark = await axe(page)
    await mode(page, 'light')
    if (inProof) found.desktop = await axe(page, CONTRAST)
    found.zoomed = await page.setViewportSize({ width: 720, height: 450 }).then(() => cut(page))
    found.pictures = await broken(page)
    found.console = complaints.filter((line) => path !== '*' || !/404/.test(line))
    await page.unroute(chat)
    expect(Object.entries(found).filter(([, lines]) => lines.length > 0)).toEqual([])
  })
})

describe('refused forms', () => {
  it.each(['/franchise', '/login', '/create', '/track'])(
    '%s says what is wrong, and axe agrees',
    async (path) => {
      await visit(path, { screen: 'phone', reducedMotion: 'reduce' }, async (page) => {
        await page.locator('main form button[type=submit]').first().click()
        await page.locator('main [aria-invalid=true]').first().waitFor()
        expect(await axe(page)).toEqual([])
        await mode(page, 'dark')
        expect(await axe(page, CONTRAST)).toEqual([])
        await page.setViewportSize({ width: 320, height: 640 })
        expect(await cut(page)).toEqual([])
      })
    },
  )
})

describe('by keyboard alone', () => {
  it.each(['/jewellery/rings', '/fandq', '/craftsman'])(
    '%s: what has the focus is never under what sticks to the top (WCAG 2.4.11)',
    async (path) => {
      await visit(path, { reducedMotion: 'reduce' }, async (page) => {
        await page.locator('footer a').first().focus()
        for (let press = 0; press < 30; press++) {
          await page.keyboard.press('Shift+Tab')
          const covered = await page.evaluate(() => {
            const focused = document.activeElement
            const header = document.querySelector('header')
            // Past the first link the focus leaves the page for the browser's own controls.
            if (!focused || focused === document.body || !header || header.contains(focused)) return undefined
            // The header that is away comes back at the first movement up, and what sticks below it moves down.
            const sticking = [header, ...document.querySelectorAll<HTMLElement>('main *')].filter(
              (one) =>
                getComputedStyle(one).position === 'sticky' &&
                one.offsetWidth >= innerWidth - 20 &&
                one.compareDocumentPosition(focused) === Node.DOCUMENT_POSITION_FOLLOWING,
            )
            const under = sticking.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0)
            const { top, height } = focused.getBoundingClientRect()
            const seen = top + height / 2 >= under
            return seen ? undefined : `${focused.outerHTML.slice(0, 120)} at ${top}, under ${under}`
          })
          expect(covered).toBeUndefined()
        }
      })
    },
  )

  it('section 2: /jewellery-care opens on its third tab, and arrows change it', async () => {
    await visit('/jewellery-care', {}, async (page) => {
      const tabs = page.getByRole('tab')
      await expect.poll(() => tabs.nth(2).getAttribute('aria-selected')).toBe('true')
      await tabs.nth(2).focus()
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('Enter')
      await expect.poll(() => tabs.nth(1).getAttribute('aria-selected')).toBe('true')
    })
  })
})

it('section 9: /whatsapp leads to the chat after two seconds', async () => {
  const { page, close } = await openPage(stage.browser)
  let asked: { address: string; after: number } | undefined
  // Counted from the page, not from its scripts, which may be here later.
  const started = Date.now()
  await page.context().route(/^https:\/\//, (route) => {
    asked = { address: route.request().url(), after: Date.now() - started }
    return route.abort('aborted')
  })
  await page.goto(`${stage.shop.url}/whatsapp`)
  await expect.poll(() => asked?.address, { timeout: 30_000 }).toMatch(/^https:\/\/wa\.me\//)
  expect(asked?.after).toBeGreaterThanOrEqual(1_990)
  await close()
})

it('with reduced motion nothing moves', async () => {
  await visit('/jewellery/rings', { reducedMotion: 'reduce' }, async (page) => {
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) => {
        const { transitionDuration, animationName, animationDuration } = getComputedStyle(element)
        const seconds = (text: string) => Math.max(...text.split(',').map((part) => Number.parseFloat(part)))
        const still = seconds(transitionDuration) < 0.02
        return still && (animationName === 'none' || seconds(animationDuration) < 0.02)
          ? []
          : [`${element.tagName} ${element.className}`]
      }),
    )
    expect(moving).toEqual([])
  })
})

describe('without JavaScript', () => {
  const plain: OpenOptions = { javaScriptEnabled: false, screen: 'phone' }

  it('questions open, on paper all of them; the journal has pages, the chat has its link', async () => {
    await visit('/fandq', plain, async (page) => {
      const question = page.locator('main details').first()
      await question.locator('summary').click()
      expect(await question.getAttribute('open')).not.toBeNull()
      const closed = page.locator('main details:not([open]) p').first()
      expect(await closed.isVisible()).toBe(false)
      await page.emulateMedia({ media: 'print' })
      expect(await closed.isVisible()).toBe(true)
    })
    await visit('/blogs', plain, async (page) => {
      await page.locator('main a[href^="/blogs/"]').first().click()
      await page.waitForURL('**/blogs/*')
      expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toBe('')
    })
    await visit('/compare', plain, async (page) => {
      expect(await page.textContent('main')).toContain('Choosing pieces to compare needs JavaScript.')
    })
    await visit('/whatsapp', plain, async (page) => {
      expect(await page.locator('main a[href^="https://wa.me/"]').count()).toBe(1)
    })
  })
})
