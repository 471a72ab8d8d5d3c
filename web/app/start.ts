/** Longest time from the head of the page to its scripts, whatever is still on its way. */
const START_BY_MS = 2000

/** Name of the `<meta>` that lists the page's modules: the entry first, then what it and the page import. */
export const SCRIPTS_META = 'scripts'

const LISTENING = 'shop:listening'
const ALIVE = 'shop:alive'

/** Says that React hears every press from here on, and answers it even where it has not yet taken the page over. */
export const sayListening = (): void => {
  window.dispatchEvent(new Event(LISTENING))
}

/** Says that React has taken the page over. */
export const sayAlive = (): void => {
  document.documentElement.setAttribute('data-hydrated', '')
  window.dispatchEvent(new Event(ALIVE))
}

/**
 * Starts the page's modules once what one sees is there, so that they take neither line nor processor from the first
 * paint: once everything is loaded and painted, at the first press or key, or when the time is over.
 * A button pressed before React listens is pressed again once the page is alive, unless something else was pressed
 * since. In development there is no list, and the entry starts by itself.
 */
export const START_SCRIPT = `(() => {
let started, loaded, painted, heard, pressed
const kinds = ['pointerdown', 'keydown']
const start = () => {
const list = document.querySelector('meta[name=${SCRIPTS_META}]')
if (started || !list) return
started = true
for (const kind of kinds) removeEventListener(kind, start, true)
const [entry, ...chunks] = list.content.split(' ')
const put = (tag, what) => document.head.append(Object.assign(document.createElement(tag), what))
put('script', { type: 'module', src: entry })
for (const href of chunks) put('link', { rel: 'modulepreload', href })
}
const press = ({ target }) => { pressed = heard ? undefined : target.closest?.('button[type=button]') }
for (const kind of kinds) addEventListener(kind, start, true)
addEventListener('click', press)
addEventListener('${LISTENING}', () => { heard = true }, { once: true })
addEventListener('${ALIVE}', () => {
removeEventListener('click', press)
if (pressed?.isConnected) pressed.click()
}, { once: true })
const ready = () => { if (loaded && painted) start() }
new PerformanceObserver(() => { painted = true; ready() }).observe({ type: 'paint', buffered: true })
addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(() => { loaded = true; ready() })))
setTimeout(start, ${START_BY_MS})
})()`
