import { loadPage } from './load-page.ts'
import { matchRoute } from './routes.ts'

/** Starts loading a page's chunk when a link to it is pointed at, touched or focused: most clicks find it here. */
export const prefetchOnIntent = (): void => {
  const intent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || link.origin !== window.location.origin || link.hasAttribute('download')) return
    loadPage(matchRoute(link.pathname).route).catch(() => undefined)
  }
  for (const name of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(name, intent, { passive: true })
  }
}
