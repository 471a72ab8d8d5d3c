import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from 'playwright-core'

const PHONE = { width: 390, height: 844, deviceScaleFactor: 1, mobile: true }

export interface Tab {
  /** Opens an address; returns after so many milliseconds. Throws if React has not taken over the page by then. */
  visit: (url: string, forMs: number) => Promise<void>
  close: () => Promise<void>
}

/**
 * A phone's tab with its own cookies and storage that nothing debugs, as a shopper's. Playwright's own pages, Lighthouse and
 * the developer tools enable the Runtime domain, and V8 then finds the line of each place in the stack of every Error
 * that is made: it reads React once more for those that React makes while it is evaluated, which took three quarters of
 * that task.
 */
export const openTab = async (browser: Browser): Promise<Tab> => {
  const devtools = await browser.newBrowserCDPSession()
  const { browserContextId } = await devtools.send('Target.createBrowserContext')
  const { targetId } = await devtools.send('Target.createTarget', { url: 'about:blank', browserContextId })
  const { sessionId } = await devtools.send('Target.attachToTarget', { targetId })
  const waiting: ((answer: string) => void)[] = []
  devtools.on('Target.receivedMessageFromTarget', (event) => {
    // Nothing is enabled that would send an event, so each message is the answer to the oldest question.
    if (event.sessionId === sessionId) waiting.shift()?.(event.message)
  })
  const ask = async (method: string, params: object): Promise<string> => {
    const answered = new Promise<string>((resolve) => waiting.push(resolve))
    const message = JSON.stringify({ id: 1, method, params })
    await devtools.send('Target.sendMessageToTarget', { sessionId, message })
    return answered
  }
  await ask('Emulation.setDeviceMetricsOverride', PHONE)
  await ask('Emulation.setTouchEmulationEnabled', { enabled: true })
  return {
    visit: async (url, forMs) => {
      await ask('Page.navigate', { url })
      await pause(forMs)
      const expression = 'document.documentElement.hasAttribute("data-hydrated")'
      const answer = await ask('Runtime.evaluate', { expression })
      if (!answer.includes('"value":true')) throw new Error(`${url} was not alive after ${forMs} ms.`)
    },
    close: async () => {
      await devtools.send('Target.disposeBrowserContext', { browserContextId })
      await devtools.detach()
    },
  }
}
