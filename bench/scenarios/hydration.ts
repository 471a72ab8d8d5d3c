import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Browser } from 'playwright-core'
import { build } from 'vite'
import { launchBrowser } from '#tests/support/browser.ts'
import { findChromium } from '#tests/support/find-chromium.ts'
import { median } from '../lib/load.ts'
import { freePort } from '../lib/programs.ts'
import { startShop } from '../lib/shop.ts'
import { openTab } from '../lib/tab.ts'
import { table, type Goal } from '../lib/table.ts'
import { traced, type Work } from '../lib/trace.ts'

const RUNS = 5
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
/** A cheap phone takes this many times as long. */
const SLOWER = 4
const LONG_MS = 50
/** Long enough on a slow machine for a page to be idle: asking it whether it has arrived would itself be work. */
const VISIT_MS = 4_000

/** `bench/bare.ts` with React, as one script. */
const bareScript = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, minify: true, rollupOptions: { input: 'bench/bare.ts' } },
  })
  const [output] = [built].flat()
  if (!output || !('output' in output)) throw new Error('the bare page has no script')
  return output.output[0].code
}

interface BarePage {
  tree: string
  html: string
  elements: number
}

/**
 * Runs in a page: its elements with their classes and words; what React writes differently from HTML becomes a span.
 */
const laidBare = (): BarePage => {
  const OTHERWISE = /^(?:img|source|input|select|optgroup|option|textarea)$/
  for (const left of document.querySelectorAll('script,style,link,noscript,template,iframe')) left.remove()
  const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT)
  const seen: Node[] = []
  while (comments.nextNode()) seen.push(comments.currentNode)
  for (const comment of seen) comment.parentNode?.removeChild(comment)
  document.body.normalize()
  let elements = 0
  const escape = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
  const bare = (node: Element): [tree: unknown[], html: string] => {
    elements += 1
    const { localName } = node
    const tag =
      localName === 'body'
        ? 'div'
        : node instanceof SVGElement || OTHERWISE.test(localName)
          ? 'span'
          : localName
    const name = node.getAttribute('class') ?? ''
    const children = [...node.childNodes].map((child): [tree: unknown, html: string] =>
      child instanceof Element ? bare(child) : [child.textContent, escape(child.textContent ?? '')],
    )
    const html = children.map(([, written]) => written).join('')
    return [
      [tag, name, ...children.map(([tree]) => tree)],
      `<${tag}${name ? ` class="${escape(name)}"` : ''}>${html}</${tag}>`,
    ]
  }
  const [tree, html] = bare(document.body)
  return { tree: JSON.stringify(tree).replaceAll('<', String.raw`\u003c`), html, elements }
}

/** A page of the same elements, with the tree from which its script hydrates it. */
const bareHtml = ({ tree, html }: BarePage): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body>${html}<script type="application/json">${tree}</script><script type="module" src="/bare.js"></script></body></html>`

const blocking = ({ tasks }: Work) =>
  tasks.reduce((sum, { ms }) => sum + Math.max(0, ms * SLOWER - LONG_MS), 0)

const visit = async (browser: Browser, origin: string, path: string): Promise<Work> => {
  const tab = await openTab(browser)
  try {
    return await traced(browser, origin, () => tab.visit(origin + path, VISIT_MS))
  } finally {
    await tab.close()
  }
}

/** Serves each bare page under its name. */
const serveBare = async (script: string, pages: ReadonlyMap<string, string>) => {
  const server = createServer(({ url }, response) => {
    const html = pages.get(url ?? '')
    response.setHeader('content-type', html ? 'text/html' : 'text/javascript')
    response.end(html ?? script)
  })
  const port = await freePort()
  await once(server.listen(port), 'listening')
  return { origin: `http://localhost:${port}`, server }
}

/**
 * The main-thread cost of a page's scripts until it is idle, next to React hydrating as many elements of the same shape
 * in the same run, and the blocking time of both at a quarter of the speed. In CPU time, on this machine as it is.
 */
export const hydration = async (): Promise<{ text: string; goals: Goal[] }> => {
  const chromium = findChromium()
  if (!chromium) return { text: 'No Chromium was found (CHROMIUM_PATH): left out.', goals: [] }
  const script = await bareScript()
  const shop = await startShop()
  const browser = await launchBrowser([], chromium)
  const bare = new Map<string, string>()
  const { origin, server } = await serveBare(script, bare)
  try {
    const pages = { home: '/', listing: '/jewellery', product: `/product/${shop.product}` }
    const rows: { name: string; elements: number; own: Work[]; beside: Work[] }[] = []
    for (const [name, path] of Object.entries(pages)) {
      const probe = await browser.newPage(PHONE)
      // The page as the server wrote it.
      await probe.route(/\/assets\/.*\.js/, (route) => route.abort())
      await probe.goto(shop.url + path)
      const laid = await probe.evaluate(laidBare)
      await probe.close()
      bare.set(path, bareHtml(laid))
      const [own, beside]: [Work[], Work[]] = [[], []]
      await visit(browser, shop.url, path)
      for (let run = 0; run < RUNS; run += 1) {
        own.push(await visit(browser, shop.url, path))
        beside.push(await visit(browser, origin, path))
      }
      rows.push({ name, elements: laid.elements, own, beside })
    }
    const scripts = (works: readonly Work[]) => median(works.map((work) => work.scripts))
    const ratio = ({ own, beside }: (typeof rows)[number]) => scripts(own) / scripts(beside)
    const text = table(
      [
        'page',
        'elements',
        'scripts until idle, CPU ms',
        'bare React',
        'ratio',
        `blocking at ${SLOWER}x, ms`,
        'bare React',
      ],
      rows.map((row) => [
        row.name,
        row.elements,
        scripts(row.own).toFixed(0),
        scripts(row.beside).toFixed(0),
        ratio(row).toFixed(2),
        row.own.map((work) => blocking(work).toFixed(0)).join(' '),
        row.beside.map((work) => blocking(work).toFixed(0)).join(' '),
      ]),
    )
    // Of the run that blocked the longest.
    const long = rows.flatMap(({ name, own }) =>
      (own.toSorted((a, b) => blocking(b) - blocking(a))[0]?.tasks ?? [])
        .filter(({ ms }) => ms * SLOWER > LONG_MS)
        .map(({ ms, what }) => `${name}: ${(ms * SLOWER).toFixed(0)} ms at ${SLOWER}x: ${what}`),
    )
    return {
      text: [text, ...long].join('\n'),
      goals: rows.flatMap((row) => [
        {
          id: 'P14',
          what: `${row.name}: scripts until idle, to bare React`,
          value: ratio(row),
          unit: 'x',
          must: 2,
          better: 'less' as const,
        },
        {
          id: 'P13',
          what: `${row.name}: blocking by CPU time, ${SLOWER}x, median`,
          value: median(row.own.map(blocking)),
          unit: 'ms',
          must: 100,
          better: 'less' as const,
        },
        {
          id: 'P13',
          what: `${row.name}: the same, the worst run`,
          value: Math.max(...row.own.map(blocking)),
          unit: 'ms',
          must: 200,
          better: 'less' as const,
        },
      ]),
    }
  } finally {
    await browser.close()
    server.close()
    await shop.stop()
  }
}
