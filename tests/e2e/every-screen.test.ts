import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openPage } from '#tests/support/browser.ts'
import { startJourneys } from '#tests/support/journeys.ts'
import { signInWithRing } from '#tests/support/signed-in.ts'
import { routes } from '#web/app/routes.ts'

const stage = startJourneys({ reducedMotion: 'reduce' })
const { go } = stage

/** Every screen at an address, of orders and pieces that nobody has the page that says so; what is left out is not a screen. */
const SCREENS = routes
  .map(({ path, example }) => example ?? path)
  .filter((path) => !/[:*]|^\/(?:logout|style|graphiql)/.test(path))

/** What runs past the edge of the screen, and words that are cut off; nothing is an empty list. */
const lost = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []
    const up = (node: Element | null): Element[] =>
      node && node !== document.body ? [node, ...up(node.parentElement)] : []
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (words.nextNode()) {
      const { data } = words.currentNode as Text
      const range = document.createRange()
      range.selectNodeContents(words.currentNode)
      const boxes = [...range.getClientRects()].filter(({ width }) => width >= 1)
      const around = up(words.currentNode.parentElement).map((node) => ({
        node,
        style: getComputedStyle(node),
      }))
      const hidden = around.some(
        ({ node, style }) =>
          style.visibility === 'hidden' ||
          style.clipPath !== 'none' ||
          node.matches('[inert], [aria-hidden=true]'),
      )
      if (boxes.length === 0 || data.trim() === '' || hidden) continue
      const scrolls = around.findIndex(({ style }) => /auto|scroll/.test(style.overflowX + style.overflowY))
      const cut = around.slice(0, scrolls === -1 ? undefined : scrolls).find(({ node, style }) => {
        const edge = node.getBoundingClientRect()
        const [x, y] = [/hidden|clip/.test(style.overflowX), /hidden|clip/.test(style.overflowY)]
        return boxes.some(
          (box) =>
            (x && (box.right > edge.right + 1 || box.left < edge.left - 1)) ||
            (y && edge.height > 0 && (box.bottom > edge.bottom + 3 || box.top < edge.top - 3)),
        )
      })
      const past = scrolls === -1 && boxes.some((box) => box.right > clientWidth + 1 || box.left < -1)
      if (cut || past) found.push(`${past ? 'past the edge' : 'cut'}: ${data.trim().slice(0, 40)}`)
    }
    return found
  })

it('knows every screen', () => expect(SCREENS.length).toBeGreaterThan(60))

const AT_ONCE = 8
const someScreens = Array.from({ length: Math.ceil(SCREENS.length / AT_ONCE) }, (_, n) =>
  SCREENS.slice(n * AT_ONCE, (n + 1) * AT_ONCE),
)
it.each(someScreens.map((paths) => [paths[0], paths] as const))(
  'no word is lost at 320 px, nor on a phone or tablet with text at 200 %%: %s and those after it',
  async (_, paths) => {
    const { page, close } = await openPage(stage.browser, { reducedMotion: 'reduce', bypassCSP: true })
    try {
      await signInWithRing(stage, page)
      const broken: string[] = []
      for (const path of paths) {
        await page.setViewportSize({ width: 320, height: 800 })
        await go(page, path)
        broken.push(...(await lost(page)).map((what) => `${path} at 320 px, ${what}`))
        await page.setViewportSize({ width: 390, height: 844 })
        await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
        broken.push(...(await lost(page)).map((what) => `${path} at 200 %, ${what}`))
        await page.setViewportSize({ width: 768, height: 1024 })
        broken.push(...(await lost(page)).map((what) => `${path} at 200 % on a tablet, ${what}`))
      }
      expect(broken).toEqual([])
    } finally {
      await close()
    }
  },
)
