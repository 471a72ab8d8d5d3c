import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { axe, openPage } from '#tests/support/browser.ts'
import { startJourneys } from '#tests/support/journeys.ts'
import { signInWithRing } from '#tests/support/signed-in.ts'

const stage = startJourneys({ reducedMotion: 'reduce' })
const { visit, go } = stage

it('at 200 % on a phone the PIN code in the bag is read whole', async () => {
  const { page, close } = await openPage(stage.browser, { bypassCSP: true })
  try {
    await signInWithRing(stage, page)
    await page.setViewportSize({ width: 390, height: 844 })
    await go(page, '/shopping-bag')
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
    const field = page.getByRole('main').getByRole('textbox', { name: 'PIN code' })
    await field.fill('560001')
    const room = await field.evaluate((input) => [input.scrollWidth, input.clientWidth] as const)
    expect(room[0]).toBeLessThanOrEqual(room[1])
  } finally {
    await close()
  }
})

it('at 200 % on a phone sixteen letters of a search are read at once', async () => {
  await visit('/', { screen: 'phone', bypassCSP: true }, async (page) => {
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
    await page.getByRole('link', { name: 'Search' }).first().click()
    const field = page.getByRole('combobox', { name: 'Search' })
    await field.fill('solitaire ring 2')
    const room = await field.evaluate((input) => [input.scrollWidth, input.clientWidth] as const)
    expect(room[0]).toBeLessThanOrEqual(room[1])
  })
})

it.each([
  ['a phone', 390, 844],
  ['a tablet', 768, 1024],
  ['a desk', 1440, 900],
])(
  'at 200 %% of text or of the page the words of the home page lie off its diamond: %s',
  async (_, width, height) => {
    await visit('/', { bypassCSP: true }, async (page) => {
      /** How far the words are from the diamond, in pixels: it ends at 40.5 % of the tall picture, the wide has it from 56.5 % on. */
      const distance = () =>
        page.evaluate(() => {
          const words = document.querySelector('main h1')
          const art = [...document.querySelectorAll('main img')][0] as HTMLImageElement
          const range = document.createRange()
          range.selectNodeContents(words?.parentElement as Element)
          const [said, box] = [range.getBoundingClientRect(), art.getBoundingClientRect()]
          const shape = art.naturalHeight / art.naturalWidth
          if (shape > 1) return said.top - box.top - 0.405 * Math.max(box.height, box.width * shape)
          return box.left + 0.565 * box.width - said.right
        })
      await page.setViewportSize({ width, height })
      await expect.poll(distance).toBeGreaterThanOrEqual(0)
      await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
      await expect.poll(distance).toBeGreaterThanOrEqual(0)
      await page.setViewportSize({ width: width / 2, height: height / 2 })
      await page.addStyleTag({ content: 'html { font-size: 100% !important }' })
      await expect.poll(distance).toBeGreaterThanOrEqual(0)
    })
  },
)

/** Presses Tab until a card has the focus, following the links that skip; answers what had it before. */
const toFirstCard = async (page: Page): Promise<string[]> => {
  const before: string[] = []
  for (let left = 40; left > 0; left -= 1) {
    await page.keyboard.press('Tab')
    const { name, card, seen } = await page.evaluate(() => {
      const at = document.activeElement
      const box = at?.getBoundingClientRect()
      const style = at && getComputedStyle(at.closest('li') ?? at)
      return {
        name: at?.textContent?.trim() ?? '',
        card: at?.matches('main li:has(h2, h3) a') ?? false,
        seen:
          box !== undefined &&
          box.top >= 0 &&
          box.top < window.innerHeight &&
          (style?.outlineStyle !== 'none' || getComputedStyle(at as Element).outlineStyle !== 'none'),
      }
    })
    expect(seen, `${name} has the focus and nobody sees it`).toBe(true)
    if (card) return before
    before.push(name)
    if (/^Skip to (?:content|the list)$/.test(name)) await page.keyboard.press('Enter')
  }
  return [...before, 'no card']
}

it.each(['/jewellery', '/jewellery/rings', '/discover-all?collection=Flower', '/search?search=ring'])(
  'by keyboard, %s: at most eight stops before the first card, each of them seen',
  async (path) => {
    await visit(path, {}, async (page) => {
      const stops = await toFirstCard(page)
      expect(stops.length, stops.join(', ')).toBeLessThanOrEqual(8)
    })
  },
)

/** Landmarks and headings in the order in which they are read, without those of cards and footer. */
const outline = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header, nav, main, footer, aside, section[aria-label], h1, h2')].flatMap(
      (node) => {
        if (node.closest('[inert], [aria-hidden="true"], li, footer *') || !node.checkVisibility()) return []
        const tag = node.tagName.toLowerCase()
        const said = /^h\d$/.test(tag) ? node.textContent?.trim() : node.getAttribute('aria-label')
        return [said ? `${tag} ${said}` : tag]
      },
    ),
  )

const SHELL = ['aside Notice', 'header', 'nav Categories', 'main']
it.each([
  [
    '/',
    [
      ...SHELL,
      'h1 Light, held in gold',
      'section Collections',
      'h2 Jewellery and watches',
      'h2 Chosen this season',
      'h2 An hour, unhurried',
      'h2 Services',
      'h2 Come and hold it',
      'footer',
    ],
  ],
  [
    '/jewellery/rings',
    [...SHELL, 'nav Breadcrumb', 'h1 Rings', 'nav Kinds', 'nav Jewellery categories', 'nav Pages', 'footer'],
  ],
  [
    '/product/vane',
    [
      ...SHELL,
      'nav Breadcrumb',
      'section Pictures of Vane',
      'h1 Vane',
      'h2 A few words inside',
      'h2 The piece',
      'h2 What you pay for',
      'h2 How large it is',
      'section On a turntable',
      'h2 Its neighbours',
      'footer',
    ],
  ],
  ['/shopping-bag', [...SHELL, 'h1 Your bag', 'h2 Pieces', 'aside', 'h2 Summary', 'footer']],
  ['/checkout', ['main', 'header', 'h1 Checkout', 'aside', 'h2 Your order']],
])('what a screen reader is told of %s, in its order', async (path, told) => {
  const { page, close } = await openPage(stage.browser, { reducedMotion: 'reduce' })
  try {
    await signInWithRing(stage, page)
    await go(page, path)
    expect(await outline(page)).toEqual(told)
    // Whatever is pressed, typed into or chosen has a name.
    expect(
      await axe(page, ['button-name', 'link-name', 'label', 'select-name', 'aria-command-name']),
    ).toEqual([])
  } finally {
    await close()
  }
})
