import type { Client } from 'urql'

const KINDS = ['pointerover', 'touchstart', 'focusin'] as const

/**
 * Prefetches what the shopper means to open (`prefetch`, which comes with the first such event), and calls `onReady`
 * with the address of a page that can be made. Returns the way to stop.
 */
export const onIntent = (client: Client, onReady: (url: URL) => void): (() => void) => {
  let on = true
  const ready = (url: URL) => on && onReady(url)
  const hear = (event: Event) => {
    import('./prefetch.ts').then(
      ({ prefetch }) => prefetch(event, client, ready),
      () => undefined,
    )
  }
  for (const kind of KINDS) document.addEventListener(kind, hear, { passive: true })
  return () => {
    on = false
    for (const kind of KINDS) document.removeEventListener(kind, hear)
  }
}
