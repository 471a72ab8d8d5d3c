import { expect, it } from 'vitest'
import { hydrated, openPage } from '#tests/support/browser.ts'
import { startJourneys } from '#tests/support/journeys.ts'

const stage = startJourneys()

it('a page that a journey has had comes to the next one empty, and one that was changed for good does not', async () => {
  const { url } = stage.shop
  const open = () => openPage(stage.browser, { screen: 'tablet' })
  const first = await open()
  const { page } = first
  await page.goto(`${url}/about-us`)
  await hydrated(page)
  await page.goto(url.replace('localhost', '127.0.0.1'))
  await hydrated(page)
  await page.evaluate(() => localStorage.setItem('theirs', '1'))
  await page.goto(`${url}/blogs`)
  await hydrated(page)
  await page.context().addCookies([{ name: 'sid', value: 'theirs', url }])
  await page.evaluate(() => {
    localStorage.setItem('theirs', '1')
    sessionStorage.setItem('theirs', '1')
    addEventListener('beforeunload', (event) => event.preventDefault())
  })
  await page.route('**/blogs', (route) => route.abort())
  await page.mouse.click(300, 300)
  await page.setViewportSize({ width: 300, height: 300 })
  await page.evaluate(() => console.error('theirs'))
  await first.close()

  const second = await open()
  expect(second.page).toBe(page)
  expect(page.url()).toBe('about:blank')
  expect(await page.context().cookies()).toEqual([])
  for (const address of [url, url.replace('localhost', '127.0.0.1')]) {
    await page.goto(`${address}/blogs`)
    await hydrated(page)
    const found = await page.evaluate(() => [
      localStorage.length,
      sessionStorage.length,
      innerWidth,
      document.querySelectorAll('main :hover').length,
    ])
    expect(found).toEqual([0, 0, 768, 0])
  }
  await page.goBack()
  await page.goBack()
  expect(await page.goBack()).toBeNull()
  expect(second.complaints).toEqual([])
  await page.addInitScript(() => localStorage.setItem('colour-mode', 'dark'))
  await second.close()

  const third = await open()
  expect(third.page).not.toBe(page)
  await third.close()
})
