import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { axe, CONTRAST, hydrated, mode, openPage } from '#tests/support/browser.ts'
import { startJourneys } from '#tests/support/journeys.ts'

const stage = startJourneys()
const { visit } = stage

const GREEN = 'rgb(20, 51, 42)'
const header = (page: Page) => page.locator('header').first()
const backgroundOf = (page: Page) =>
  header(page).evaluate((element) => getComputedStyle(element).backgroundColor)
const headerTop = (page: Page) => header(page).evaluate((element) => element.getBoundingClientRect().bottom)
const scrollBy = async (page: Page, y: number) => {
  await page.mouse.wheel(0, y)
}
const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.waitFor()
  return menu
}
const veil = (page: Page) =>
  page.locator('#page').evaluate((element) => ({
    opacity: getComputedStyle(element).opacity,
    isHidden: element.closest('[aria-hidden="true"]') !== null,
    isCovered: !element.contains(document.elementFromPoint(innerWidth - 20, innerHeight - 20)),
    transition: getComputedStyle(element).transition,
  }))

describe('section 2: header', () => {
  it('is transparent at the top of home and solid dark green elsewhere', async () => {
    await visit('/', {}, async (page) => {
      expect(await backgroundOf(page)).toBe('rgba(0, 0, 0, 0)')
      await scrollBy(page, 900)
      await scrollBy(page, -200)
      await expect.poll(() => backgroundOf(page)).toBe(GREEN)
    })
    await visit('/jewellery', {}, async (page) => {
      expect(await backgroundOf(page)).toBe(GREEN)
    })
  })

  it('hides past 100 px of scrolling down and returns on scrolling up', async () => {
    await visit('/jewellery', {}, async (page) => {
      await scrollBy(page, 90)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(90)
      expect(await headerTop(page)).toBeGreaterThan(0)
      await scrollBy(page, 400)
      await expect.poll(() => headerTop(page)).toBeLessThanOrEqual(0)
      await scrollBy(page, -50)
      await expect.poll(() => headerTop(page)).toBeGreaterThan(100)
    })
  })

  it('never hides what has the focus', async () => {
    await visit('/jewellery', {}, async (page) => {
      await scrollBy(page, 600)
      await expect.poll(() => headerTop(page)).toBeLessThanOrEqual(0)
      await page.getByRole('link', { name: 'Sign in' }).focus()
      await expect.poll(() => headerTop(page)).toBeGreaterThan(100)
    })
  })

  it('shows the bag only when signed in; the account icon leads to /login or /overview', async () => {
    await visit('/', {}, async (page) => {
      expect(await page.getByRole('link', { name: /Shopping bag/ }).count()).toBe(0)
      expect(await page.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login')
      await page.context().addCookies([{ name: 'signed_in', value: '1', url: stage.shop.url }])
      await page.reload()
      await page.getByRole('link', { name: /Shopping bag/ }).waitFor()
      expect(await page.getByRole('link', { name: 'My account' }).getAttribute('href')).toBe('/overview')
    })
  })

  it('has a second navigation block that is the same on small and medium screens', async () => {
    const names = async (screen: 'phone' | 'tablet') => {
      let found: string[] = []
      await visit('/', { screen }, async (page) => {
        found = await page.getByRole('navigation', { name: 'Categories' }).getByRole('link').allInnerTexts()
      })
      return found
    }
    const phone = await names('phone')
    expect(phone).toEqual(['High-Jewellery', 'Jewellery', 'Watches', 'Brooch', 'Bespoke', 'About'])
    expect(await names('tablet')).toEqual(phone)
  })
})

describe('section 2: menu', () => {
  it('is a panel of 240 px with a sub-panel; the page behind dims to 10 % in 0.3 s and cannot be reached', async () => {
    await visit('/', {}, async (page) => {
      const menu = await openMenu(page)
      expect(
        await menu
          .locator('nav')
          .first()
          .evaluate((nav) => nav.parentElement?.offsetWidth),
      ).toBe(240)
      await expect.poll(async () => (await veil(page)).opacity).toBe('0.1')
      expect(await veil(page)).toMatchObject({
        isHidden: true,
        isCovered: true,
        transition: 'opacity 0.3s',
      })
      await menu.getByRole('button', { name: 'Jewellery' }).click()
      await menu.getByRole('heading', { name: 'Jewellery' }).waitFor()
      for (const name of ['Flower', 'Butterfly', 'Clouds', 'Birds'])
        expect(await menu.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(
          `/discover-all?collection=${name}`,
        )
      expect(await menu.getByRole('link', { name: 'Discover the Collection' }).getAttribute('href')).toBe(
        '/discover-all',
      )
      await menu.getByRole('link', { name: 'Rings', exact: true }).click()
      await page.waitForURL('**/jewellery/rings')
      await menu.waitFor({ state: 'hidden' })
      await expect.poll(async () => (await veil(page)).opacity).toBe('1')
      expect(await veil(page)).toMatchObject({ isHidden: false, isCovered: false })
    })
  })

  it('opens for a press that came before the scripts, once they are here', async () => {
    const { page, complaints, close } = await openPage(stage.browser)
    try {
      let release = () => {}
      const pressed = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route('**/assets/entry.client*', async (route) => {
        await pressed
        await route.continue()
      })
      await page.goto(stage.shop.url, { waitUntil: 'domcontentloaded' })
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      release()
      await hydrated(page)
      await page.getByRole('dialog', { name: 'Menu' }).waitFor()
      expect(complaints).toEqual([])
    } finally {
      await close()
    }
  })

  it('a click outside closes it only when no sub-panel is open', async () => {
    await visit('/', {}, async (page) => {
      const menu = await openMenu(page)
      await menu.getByRole('button', { name: 'About' }).click()
      await menu.getByRole('link', { name: 'Craftsman & Certification' }).waitFor()
      await page.mouse.click(1300, 500)
      await menu.getByRole('link', { name: 'Craftsman & Certification' }).waitFor({ state: 'detached' })
      expect(await menu.isVisible()).toBe(true)
      await page.mouse.click(1300, 500)
      await menu.waitFor({ state: 'hidden' })
    })
  })

  it('is full-screen on small screens, with a way back from the sub-panel', async () => {
    await visit('/', { screen: 'phone' }, async (page) => {
      const menu = await openMenu(page)
      await expect.poll(async () => (await menu.boundingBox())?.width).toBe(390)
      await menu.getByRole('button', { name: 'Bespoke' }).click()
      await menu.getByRole('link', { name: 'All Bespoke' }).waitFor()
      await menu.getByRole('button', { name: 'Menu', exact: true }).click()
      await menu.getByRole('link', { name: 'Watches' }).waitFor()
      await menu.getByRole('button', { name: 'Close menu' }).click()
      await menu.waitFor({ state: 'hidden' })
    })
  })

  it('by keyboard: opens, keeps the focus, closes by Escape and gives the focus back', async () => {
    await visit('/', {}, async (page) => {
      await page.getByRole('button', { name: 'Menu', exact: true }).focus()
      await page.keyboard.press('Enter')
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await menu.waitFor()
      for (let i = 0; i < 25; i++) {
        await page.keyboard.press('Tab')
        expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true)
      }
      await page.keyboard.press('Escape')
      await menu.waitFor({ state: 'hidden' })
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Menu')
    })
  })
})

it('section 2: footer blocks and lines', async () => {
  await visit('/', {}, async (page) => {
    const footer = page.locator('footer')
    const block = (title: string) =>
      footer
        .locator('div', { has: page.getByRole('heading', { name: title }) })
        .last()
        .getByRole('link')
    expect(await block('Contact hub').allInnerTexts()).toEqual([
      'About Us',
      'Store Locator',
      'Book An Appointment',
      'FAQ',
    ])
    expect(await block('Support').allInnerTexts()).toEqual([
      'Our Services',
      'Blog',
      'Size Guide',
      'Franchise Enquiry',
    ])
    expect(await block('Privacy & Legal').allInnerTexts()).toEqual([
      'Our Policies',
      'Customs And Duties',
      'Terms And Condition',
      'Refund And Cancellation',
    ])
    await footer.getByText('Change country/Region - United Arab Emirates').waitFor()
    await footer.getByText(/^© \d{4} .+\. All rights reserved\.$/).waitFor()
    expect(await block('Follow the house').count()).toBeGreaterThan(0)
  })
})

describe('section 2: sign-up popup', () => {
  const wait = async (page: Page, path: string) => {
    await page.clock.install()
    await page.goto(stage.shop.url + path)
    await hydrated(page)
    // Whatever the page's own length.
    await page.evaluate(() => (document.body.style.minHeight = '4000px'))
    await page.mouse.wheel(0, 1200)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800)
    await page.clock.runFor(10_500)
  }

  it('comes after 10 s and 800 px, and again on the next visit', async () => {
    await visit('/about-us', {}, async (page) => {
      await wait(page, '/')
      const popup = page.getByRole('dialog', { name: 'Get 100 points' })
      await popup.waitFor()
      expect(await popup.getByRole('link', { name: 'Create My Account' }).getAttribute('href')).toBe(
        '/create',
      )
      expect(await axe(page)).toEqual([])
      await popup.getByRole('button', { name: 'Close' }).click()
      await page.clock.runFor(1_000)
      await popup.waitFor({ state: 'hidden' })
      expect(await page.evaluate(() => localStorage.getItem('sign-up-dismissed'))).toBe('1')
      await wait(page, '/')
      await popup.waitFor()
    })
  })

  it('never comes on /login', async () => {
    await visit('/login', { screen: 'phone' }, async (page) => {
      await wait(page, '/login')
      expect(await page.getByRole('dialog').count()).toBe(0)
    })
  })
})

describe('section 1: colour mode', () => {
  it('is light by default, whatever the system says', async () => {
    await visit('/about-us', { colorScheme: 'dark' }, async (page) => {
      expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
        'rgb(255, 255, 255)',
      )
    })
  })

  it('the choice is stored under colour-mode and applied before the first paint', async () => {
    await visit('/', {}, async (page) => {
      await page.getByRole('button', { name: 'Dark mode' }).click()
      expect(await page.evaluate(() => localStorage.getItem('colour-mode'))).toBe('dark')
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          ;(window as unknown as { early?: string }).early = document.documentElement.dataset.colourMode
        })
      })
      await page.reload()
      expect(await page.evaluate(() => (window as unknown as { early?: string }).early)).toBe('dark')
      await hydrated(page)
      expect(await page.getByRole('button', { name: 'Dark mode' }).getAttribute('aria-pressed')).toBe('true')
    })
  })
})

describe('section 2: page changes', () => {
  it('start at the top, move the focus to the page and say its title; Back restores the place', async () => {
    await visit('/', {}, async (page) => {
      await scrollBy(page, 2500)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(2500)
      await page
        .locator('main a[href^="/jewellery/"]')
        .first()
        .evaluate((link) => (link as HTMLElement).click())
      await page.waitForURL('**/jewellery/**')
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
      expect(await page.evaluate(() => scrollY)).toBe(0)
      await expect.poll(() => page.locator('p[aria-live]').innerText()).toBe(await page.title())
      await page.goBack()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(2500)
    })
  })

  it('start at the top when the address is typed or comes from elsewhere; a reload keeps the place', async () => {
    await visit('/', {}, async (page) => {
      await scrollBy(page, 900)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
      await page.reload()
      await hydrated(page)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
      // As the payment page sends the shopper back: a new document in the same tab.
      await page.evaluate(() => location.assign('/about-us'))
      await page.waitForURL('**/about-us')
      await hydrated(page)
      expect(await page.evaluate(() => scrollY)).toBe(0)
    })
  })

  it('a script that does not come: ‘Loading chunk failed’, and a way to try again', async () => {
    const offline = /ERR_FAILED|Failed to load resource/
    await visit(
      '/about-us',
      {},
      async (page) => {
        await page.route('**/assets/*blogs-page*', (route) => route.abort())
        await page.locator('footer').getByRole('link', { name: 'Blog', exact: true }).click()
        await page.getByRole('heading', { name: 'Loading chunk failed' }).waitFor()
        await page.unroute('**/assets/*blogs-page*')
        await page.getByRole('button', { name: 'Try again' }).click()
        await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Loading' }).waitFor()
      },
      offline,
    )
  })

  it('a slow page leaves the old one up, with a spinner', async () => {
    await visit('/about-us', {}, async (page) => {
      await page.route('**/assets/*blogs-page*', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 2_000))
        await route.continue()
      })
      await page.locator('footer').getByRole('link', { name: 'Blog', exact: true }).click()
      await page.getByText('The page is loading').waitFor({ state: 'attached' })
      expect(await page.locator('main').getAttribute('aria-busy')).toBe('true')
      await page.waitForURL('**/blogs')
      await page.getByText('The page is loading').waitFor({ state: 'detached' })
    })
  })
})

describe('section 1: a first load without server rendering', () => {
  it.each([false, true])('shows the loading screen, then the page (dark: %s)', async (dark) => {
    await visit('/about-us', { dark }, async (page) => {
      const whole = await (await page.request.get(`${stage.shop.url}/about-us`)).text()
      const head = whole.slice(0, whole.indexOf('<body>'))
      await page.route('**/about-us', (route) =>
        route.fulfill({ contentType: 'text/html', body: `${head}<body></body></html>` }),
      )
      let go = () => {}
      const held = new Promise<void>((resolve) => (go = resolve))
      await page.route(/\/graphql/, async (route) => {
        await held
        await route.continue()
      })
      await page.reload({ waitUntil: 'commit' })
      const screen = page.getByRole('status').filter({ hasText: 'Loading please wait' })
      await screen.waitFor()
      expect(await screen.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
        dark ? 'rgb(28, 29, 25)' : 'rgb(242, 238, 232)',
      )
      await expect
        .poll(() => screen.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)
      expect(await screen.locator('i').count()).toBe(5)
      go()
      await page.getByRole('heading', { level: 1 }).waitFor()
      await screen.waitFor({ state: 'detached' })
      expect(await page.title()).not.toBe('')
    })
  })
})

describe('not found', () => {
  it('section 8: has its words, its way home and status 404', async () => {
    const { page, close } = await openPage(stage.browser)
    const answer = await page.goto(`${stage.shop.url}/no/such/page`)
    expect(answer?.status()).toBe(404)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('PAGE NOT FOUND :(')
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await page.waitForURL(`${stage.shop.url}/`)
    await close()
  })
})

it('section 1: the browser’s autofill is beige', async () => {
  await visit('/login', {}, async (page) => {
    const rules = await page.evaluate(() =>
      [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)),
    )
    expect(rules.find((rule) => rule.includes(':-webkit-autofill') || rule.includes(':autofill'))).toMatch(
      /rgb\(242, 238, 232\)|#f2eee8/,
    )
  })
})

/** The faces that the browser really drew an element's words with, and how many characters of each. */
const facesOf = async (page: Page, selector: string) => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('DOM.enable')
  await cdp.send('CSS.enable')
  const { root } = await cdp.send('DOM.getDocument')
  const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName, isCustomFont }) => `${familyName}${isCustomFont ? '' : ', of the machine'}`)
}

it('section 1: serif words, black on white; a price and its rupee sign are one face', async () => {
  await visit('/product/vane', {}, async (page) => {
    await page.evaluate(() => document.fonts.ready)
    const [background, ink] = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body)
      return [backgroundColor, color]
    })
    expect([background, ink]).toEqual(['rgb(255, 255, 255)', 'rgb(11, 11, 10)'])
    expect(await facesOf(page, 'main h1')).toEqual(['Libre Caslon Display'])
    // Every price of the page in turn: each is one element with nothing but its figures.
    const prices = await page.evaluate(() => {
      const found = [...document.querySelectorAll('main *')].filter(
        (element) => /^₹[\d,.]+$/.test(element.textContent ?? '') && element.checkVisibility(),
      )
      found.forEach((element, index) => element.setAttribute('data-price', String(index)))
      return found.length
    })
    expect(prices).toBeGreaterThan(1)
    for (let index = 0; index < prices; index++)
      expect([...new Set(await facesOf(page, `[data-price="${index}"]`))]).toHaveLength(1)
    expect([...new Set(await facesOf(page, '[data-price="0"]'))]).toEqual(['EB Garamond'])
  })
})

it('section 4: an order’s badge is green for paid, blue for Delivered, yellow otherwise', async () => {
  await visit('/style', {}, async (page) => {
    const background = (word: string) =>
      page
        .getByText(word, { exact: true })
        .first()
        .evaluate((badge) => getComputedStyle(badge).backgroundColor)
    expect([await background('PAID'), await background('DELIVERED'), await background('PROCESSING')]).toEqual(
      ['rgb(225, 237, 227)', 'rgb(223, 232, 242)', 'rgb(245, 235, 203)'],
    )
  })
})

it('without JavaScript the page reads and its links lead on', async () => {
  await visit('/', { javaScriptEnabled: false, screen: 'phone' }, async (page) => {
    expect(await page.getByRole('button', { name: 'Menu' }).isVisible()).toBe(false)
    await page
      .getByRole('navigation', { name: 'Categories' })
      .getByRole('link', { name: 'Jewellery', exact: true })
      .click()
    await page.waitForURL('**/jewellery')
    await page.locator('main h1').waitFor()
  })
})

// What is behind the menu, and the page that is not found, are looked at with the public screens (content.test.ts).
describe('axe: no violation', () => {
  it.each(['phone', 'desktop'] as const)('menu at %s, light and dark', async (screen) => {
    await visit('/', { screen }, async (page) => {
      const sound = async () => {
        expect(await axe(page)).toEqual([])
        await mode(page, 'dark')
        expect(await axe(page, CONTRAST)).toEqual([])
        await mode(page, 'light')
      }
      const menu = await openMenu(page)
      await expect.poll(async () => (await veil(page)).opacity).toBe('0.1')
      await sound()
      await menu.getByRole('button', { name: 'Jewellery' }).click()
      await menu.getByRole('link', { name: 'Discover the Collection' }).waitFor()
      await sound()
    })
  })
})
