import type { PageModule } from '#web/lib/page.ts'
import { t } from '#web/words/t.ts'
import type { Route } from './route.ts'

/** Specification section 9: script load time-out. */
export const CHUNK_TIMEOUT_MS = 120_000

/** Thrown when a page's script did not arrive (specification section 8). */
export class ChunkError extends Error {
  constructor(cause?: unknown) {
    super(t('app.chunk.failed'), { cause })
    this.name = 'ChunkError'
  }
}

const loaded = new WeakMap<Route, PageModule>()
const loading = new WeakMap<Route, Promise<PageModule>>()

/** The page's module, if it has been loaded. */
export const loadedPage = (route: Route): PageModule | undefined => loaded.get(route)

/** Loads a page's chunk once. Fails with `ChunkError` after 120 s; a failed load may be tried again. */
export const loadPage = (route: Route): Promise<PageModule> => {
  const known = loading.get(route)
  if (known) return known
  const promise = new Promise<PageModule>((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkError()), CHUNK_TIMEOUT_MS)
    route
      .load()
      .then(resolve, (error: unknown) => reject(new ChunkError(error)))
      .finally(() => clearTimeout(timer))
  })
  loading.set(route, promise)
  promise.then(
    (module) => loaded.set(route, module),
    () => loading.delete(route),
  )
  return promise
}
