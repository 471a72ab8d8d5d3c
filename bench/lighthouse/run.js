import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

// Lighthouse's own mobile settings (150 ms RTT, 1.6 Mbit/s, 4x CPU), so many runs of each address. One JSON line a run.
const [chromePath, runs, ...addresses] = process.argv.slice(2)
for (const url of addresses)
  for (let run = 0; run < Number(runs); run += 1) {
    const chrome = await launch({
      chromePath,
      chromeFlags: ['--headless=new', '--no-sandbox', '--disable-background-networking'],
    })
    try {
      const { lhr } = await lighthouse(url, {
        port: chrome.port,
        onlyCategories: ['performance'],
        logLevel: 'error',
      })
      const of = (audit) => lhr.audits[audit]?.numericValue ?? Number.NaN
      process.stdout.write(
        `${JSON.stringify({
          url,
          score: (lhr.categories.performance?.score ?? Number.NaN) * 100,
          fcp: of('first-contentful-paint'),
          lcp: of('largest-contentful-paint'),
          tbt: of('total-blocking-time'),
          cls: of('cumulative-layout-shift'),
        })}\n`,
      )
    } finally {
      chrome.kill()
    }
  }
