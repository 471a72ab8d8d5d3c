import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { startJourneys } from '#tests/support/journeys.ts'

const stage = startJourneys()
const { visit, addressOf } = stage

const links = (page: Page) => page.locator('ul[aria-label] > li h2 a')
const titles = (page: Page) => page.locator('h1').allTextContents()
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

it('the page of a link that is pointed at is made out of sight, and a press shows it', async () => {
  await visit('/jewellery/rings', {}, async (page) => {
    const list = await page.title()
    const name = await links(page).nth(1).innerText()
    await links(page).nth(1).hover()
    await expect.poll(() => titles(page)).toEqual(['Rings', name])
    // Nobody is told of it yet.
    expect(await heading(page).allTextContents()).toEqual(['Rings'])
    expect(await page.title()).toBe(list)
    expect(addressOf(page)).toBe('/jewellery/rings')

    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.mouse.down()
    await page.mouse.up()
    await expect.poll(() => titles(page)).toEqual([name])
    expect(asked.filter((url) => url.includes('/graphql') && url.includes('ProductPage'))).toEqual([])
    expect(await page.title()).not.toBe(list)
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
    await page.getByRole('button', { name: 'Add to bag' }).first().waitFor()

    await page.goBack()
    await expect.poll(() => heading(page).allTextContents()).toEqual(['Rings'])
    await page.goForward()
    await expect.poll(() => heading(page).allTextContents()).toEqual([name])
  })
})

it('a press on another link opens that one, and the made page is gone', async () => {
  await visit('/jewellery/rings', {}, async (page) => {
    const [pointedAt, pressed] = await Promise.all([1, 2].map((at) => links(page).nth(at).innerText()))
    await links(page).nth(1).hover()
    await expect.poll(() => titles(page)).toEqual(['Rings', pointedAt])
    await links(page)
      .nth(2)
      .evaluate((link: HTMLElement) => link.click())
    await expect.poll(() => titles(page)).toEqual([pressed])
  })
})

it('nothing is made for a page of the same kind', async () => {
  await visit('/jewellery/rings', {}, async (page) => {
    const more = page.getByRole('link', { name: 'Show twelve more' })
    const data = page.waitForResponse(/graphql/)
    await more.hover()
    await data
    expect(await titles(page)).toEqual(['Rings'])
    await links(page).nth(0).hover()
    const name = await links(page).nth(0).innerText()
    await expect.poll(() => titles(page)).toEqual(['Rings', name])
  })
})

/** Goes to a list, and says which files the page has asked for since the pointer first moved. */
const lookedAt = async (page: Page, saveData: boolean) => {
  await page.addInitScript((on) => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: on } })
  }, saveData)
  await stage.go(page, '/jewellery/rings')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await heading(page).hover()
  return asked
}
const hasFile = (asked: readonly string[], name: string) =>
  asked.some((path) => path.startsWith(`/assets/${name}`) && path.endsWith('.js'))

it('the scripts of a piece come while a list is looked at, before any link is pointed at', async () => {
  await visit('/', {}, async (page) => {
    const asked = await lookedAt(page, false)
    await expect.poll(() => hasFile(asked, 'product-page')).toBe(true)
    expect(asked.filter((path) => path.includes('graphql'))).toEqual([])
  })
})

it('a shopper who saves data gets them with the link alone', async () => {
  await visit('/', {}, async (page) => {
    const asked = await lookedAt(page, true)
    await expect.poll(() => hasFile(asked, 'prefetch')).toBe(true)
    // As long as the browser is idle for once, which is when they would come.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(hasFile(asked, 'product-page')).toBe(false)
    await links(page).nth(1).hover()
    await expect.poll(() => hasFile(asked, 'product-page')).toBe(true)
  })
})
