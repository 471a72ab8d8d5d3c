import type { Client } from 'urql'

const KINDS = ['pointerover', 'focusin'] as const

/**
 * Prefetches what the shopper is about to open (`prefetch`, loaded at the first pointer, touch or focus on the page),
 * and calls `onReady` with the address of a page that can be rendered. Returns a function that stops it.
 */
export const onIntent = (client: Client, onReady: (url: URL) => void): (() => void) => {
  let at: HTMLAnchorElement | null
  const hear = (event: Event) => {
    const { target } = event
    const touched = event instanceof PointerEvent && event.pointerType === 'touch'
    const link = target instanceof Element ? target.closest('a') : null
    // A pointer that moves within a link, or the focus that a press gives it, is not a new intent.
    if (link === at) return
    at = link
    import('./prefetch.ts').then(
      ({ prefetch }) => link && prefetch(client, link, touched, () => link === at, onReady),
      () => undefined,
    )
  }
  for (const kind of KINDS) document.addEventListener(kind, hear)
  return () => {
    at = null
    for (const kind of KINDS) document.removeEventListener(kind, hear)
  }
}
