import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import puppeteer from 'puppeteer-core'

// Lighthouse's own mobile settings (150 ms RTT, 1.6 Mbit/s, 4x CPU), so many runs of each address, which an `@` and a
// cookie (`name=value`) may follow. One JSON line a run.
const [chromePath, runs, ...addresses] = process.argv.slice(2)

/** Gives the browser the cookie that an address asks for; without it nothing is kept from run to run. */
const keep = async (port, url, cookie) => {
  const browser = await puppeteer.connect({ browserURL: `http://127.0.0.1:${port}` })
  const [name, value] = cookie.split('=')
  await browser.setCookie({ name, value, domain: new URL(url).hostname, path: '/', httpOnly: true })
  await browser.disconnect()
}

for (const [url, cookie] of addresses.map((address) => address.split('@')))
  for (let run = 0; run < Number(runs); run += 1) {
    const chrome = await launch({
      chromePath,
      chromeFlags: ['--headless=new', '--no-sandbox', '--disable-background-networking'],
    })
    try {
      if (cookie) await keep(chrome.port, url, cookie)
      const { lhr } = await lighthouse(url, {
        port: chrome.port,
        onlyCategories: ['performance'],
        logLevel: 'error',
        disableStorageReset: cookie !== undefined,
      })
      const of = (audit) => lhr.audits[audit]?.numericValue ?? Number.NaN
      process.stdout.write(
        `${JSON.stringify({
          url: lhr.finalDisplayedUrl,
          score: (lhr.categories.performance?.score ?? Number.NaN) * 100,
          fcp: of('first-contentful-paint'),
          lcp: of('largest-contentful-paint'),
          tbt: of('total-blocking-time'),
          cls: of('cumulative-layout-shift'),
          tti: of('interactive'),
          index: lhr.environment.benchmarkIndex,
        })}\n`,
      )
    } finally {
      chrome.kill()
    }
  }
