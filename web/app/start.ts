import type { EarlyStep } from '#web/lib/early-steps.ts'

/** The longest wait from the head of the page to its scripts, whatever is still loading. */
const START_BY_MS = 2000

/**
 * A link that opens something on its own page is followed as a plain link if the scripts have not arrived this long
 * after the press.
 */
const FOLLOW_AFTER_MS = 6000

/** Name of the `<meta>` that lists the page's modules: the entry first, then what it and the page import. */
export const SCRIPTS_META = 'scripts'

const ALIVE = 'shop:alive'

/** Says that React has taken over the page, and gives `replay` what was done before, in its order. */
export const sayAlive = (replay: (steps: readonly EarlyStep[]) => void): void => {
  window.dispatchEvent(new CustomEvent(ALIVE, { detail: replay }))
  document.documentElement.setAttribute('data-hydrated', '')
}

/**
 * Starts the page's modules once the first screen is visible, so that they take neither bandwidth nor processor time
 * from the first paint: once everything is loaded and painted, at the first press or key, or when the time is over. In
 * development there is no list, and the entry starts by itself.
 *
 * Until React has taken over the page, it records every choice, every text typed and every press, so that all of them
 * count (docs/decisions/0070-what-is-done-before-the-scripts.md). Pressing a button again out of impatience is one
 * press, except for buttons that count presses (`data-each`). Presses are stopped here: React could receive one before
 * it knows the choices made earlier. A form that works without scripts (it has an action or is a GET) is left to the
 * browser. A link that opens something on its page is a press, too, and is followed if the scripts do not arrive.
 * What was pressed and waits is marked (`data-kept`).
 * Letters typed outside a control belong to what an earlier press opens.
 */
export const START_SCRIPT = `(() => {
let started, loaded, painted, away, steps = []
const follow = () => {
const link = steps.findLast(([on]) => on.href)
if (link) location.assign(link[0].href)
}
const start = () => {
const list = document.querySelector('meta[name=${SCRIPTS_META}]')
if (started || !list) return
started = true
const [src, ...chunks] = list.content.split(' ')
const put = (tag, what) => document.head.append(Object.assign(document.createElement(tag), what))
put('script', { type: 'module', src, onerror: follow })
for (const href of chunks) put('link', { rel: 'modulepreload', href })
}
const held = { input: 'input,select,textarea', click: 'button[type=button],a[aria-haspopup]', submit: 'form:not([action],[method=get])' }
const hold = (event) => {
const { type, target } = event, on = steps && target.closest?.(held[type])
if (!on || event.ctrlKey || event.metaKey || event.shiftKey) return
const [last] = steps.at(-1) ?? []
if (type === 'input') {
if (last === on) steps.pop()
steps.push([on, /^(checkbox|radio)$/.test(on.type) ? on.checked : on.value])
} else {
event.preventDefault()
event.stopPropagation()
on.dataset.kept = ''
if (last !== on || on.dataset.each !== undefined) steps.push([on])
if (on.href) away ??= setTimeout(follow, ${FOLLOW_AFTER_MS})
}
}
for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, start, true)
for (const kind in held) addEventListener(kind, hold, true)
addEventListener('keydown', ({ key, target, ctrlKey, metaKey }) => {
if (steps && key?.length === 1 && !ctrlKey && !metaKey && !target.closest?.('button,' + held.input)) steps.push([document.body, key])
})
addEventListener('${ALIVE}', ({ detail }) => {
const all = steps
clearTimeout(away)
steps = 0
for (const [on] of all) delete on.dataset.kept
detail(all)
}, { once: true })
const ready = () => loaded && painted && start()
new PerformanceObserver(() => ready(painted = true)).observe({ type: 'paint', buffered: true })
addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(() => ready(loaded = true))))
setTimeout(start, ${START_BY_MS})
})()`
