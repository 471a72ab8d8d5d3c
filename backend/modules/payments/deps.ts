import type { Deps } from '#backend/lib/implement.ts'
import type { News } from './news.ts'
import type { Provider } from './provider.ts'

/** What works with the provider, by itself or when it is asked. */
export interface WithProvider extends Pick<Deps, 'db' | 'clock' | 'log'> {
  readonly provider: Provider
  readonly news: News
}
