import type { Deps } from '#backend/lib/http/implement.ts'
import type { News } from './news.ts'
import type { Provider } from './provider/provider.ts'

/** What works with the provider, in the background or when asked. */
export interface WithProvider extends Pick<Deps, 'db' | 'clock' | 'log'> {
  readonly provider: Provider
  readonly news: News
}
