import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axe } from '../support/browser.ts'
import { startDesk, type DeskJourneys } from '../support/desk.ts'

/** The people of the house at their desk, on a phone and on a screen: one started shop for all of them. */

let desk: DeskJourneys
beforeAll(async () => {
  // A rate moved by anybody is looked at by a second person.
  desk = await startDesk({ FOUR_EYES_ABOVE: 'rates=1' })
})
afterAll(() => desk?.close())

const go = async (page: Page, path: string, heading: string | RegExp) => {
  await page.goto(`${desk.url}/desk${path}`)
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
}
const act = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

describe.each(['phone', 'desktop'] as const)('at %s', (screen) => {
  it('an order goes from paid to delivered, its HUID and weights written down', async () => {
    const { number } = await desk.sell()
    const { page, complaints, close } = await desk.open('manager', { screen })
    await go(page, '/orders', 'Orders')
    await page.getByRole('link', { name: number }).waitFor()
    expect(await axe(page)).toEqual([])
    await page.getByLabel('Find an order').fill(number)
    await page.waitForURL(/q/)
    await page.getByRole('link', { name: number }).click()
    await page.getByRole('heading', { level: 1, name: number }).waitFor()
    await act(page, 'Begin')
    await page.getByText('The workshop has begun.').waitFor()
    // One for each order: a piece of another one may not bear it.
    const huid = `K7${number.slice(-4)}`
    await page.getByLabel('HUID').fill(huid.slice(0, 5))
    await page.getByText('A HUID has six letters or digits').waitFor()
    await page.getByLabel('HUID').fill(huid)
    const ordered = /Ordered at ([\d.]+) g, metal ([\d.]+) g/.exec(await page.getByRole('main').innerText())
    await page.getByLabel('Gross, g').fill(ordered?.[1] ?? '')
    await page.getByLabel('Metal alone, g').fill(ordered?.[2] ?? '')
    await act(page, 'Write down')
    await page.getByText('Written down.').waitFor()
    expect(await axe(page)).toEqual([])
    await act(page, 'Ship')
    await page.getByLabel('Courier').fill('Blue Dart')
    await page.getByLabel('Number of the parcel').fill('BD123')
    expect(await axe(page)).toEqual([])
    await act(page, 'Ship it')
    await page.getByText('It is on its way.').waitFor()
    await act(page, 'It has arrived')
    await page.getByRole('dialog').getByRole('button', { name: 'It has arrived' }).click()
    await page.getByText('It is delivered.').waitFor()
    await page.getByText('manager@house.example handed the order over').waitFor()
    expect(complaints).toEqual([])
    await close()
  })
})
