import type { Locator, Page, Route } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { startDesk, type DeskJourneys } from './desk.ts'
import { closePages } from './journeys.ts'
import { onceAWorker } from './once-a-worker.ts'

// Every change of a rate needs a second person.
const theDesk = onceAWorker(() => startDesk({ FOUR_EYES_ABOVE: 'rates=1' }))

interface Journeys extends Omit<DeskJourneys, 'close'> {
  readonly go: (page: Page, path: string, heading: string | RegExp) => Promise<void>
}

let last = 0
/** A number that no journey had before, nor an earlier try of the same one, so that leftovers do no harm. */
export const freshNumber = (): number => (last += 1)
/** A name with such a number. */
export const fresh = (name: string): string => `${name}${String(freshNumber()).padStart(3, '0')}`

/**
 * The people of the house at their desk, which the journeys of this worker share. So a journey finds orders, shoppers
 * and documents by its own names.
 */
export const startDeskJourneys = (): Journeys => {
  let desk: DeskJourneys
  beforeAll(async () => {
    desk = await theDesk()
  })
  afterAll(closePages)
  return {
    get shop() {
      return desk.shop
    },
    get url() {
      return desk.url
    },
    open: (...all) => desk.open(...all),
    sell: (...all) => desk.sell(...all),
    sellByTransfer: () => desk.sellByTransfer(),
    go: async (page, path, heading) => {
      await page.goto(`${desk.url}/desk${path}`)
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    },
  }
}

/** Presses a button. */
export const act = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).click()

/** Whether a tap on its middle reaches it and nothing above it. */
export const isFree = (one: Locator): Promise<boolean> =>
  one.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })

/** Delays calls of one method from the desk's endpoints until they are released, as a slow connection might. */
export const hold = async (page: Page, method: string, path: RegExp): Promise<() => Promise<void>> => {
  const { promise: letGo, resolve } = Promise.withResolvers<void>()
  const held = async (route: Route) => {
    if (route.request().method() === method) await letGo
    await route.fallback()
  }
  await page.route(path, held)
  return async () => {
    resolve()
    await page.unroute(path, held)
  }
}
