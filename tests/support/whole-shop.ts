import { startBackend, type RunningBackend, type StartOptions } from './backend.ts'
import { startShop, type Shop } from './server.ts'

export interface WholeShop {
  /** Where the browser goes. */
  url: string
  backend: RunningBackend
  shop: Shop
  close: () => Promise<void>
}

/** The real backend with the seeded catalogue behind the real BFF with the built pages, both on free ports. */
export const startWholeShop = async (
  options: { backend?: StartOptions; env?: Record<string, string> } = {},
): Promise<WholeShop> => {
  const backend = await startBackend({ seed: 'catalogue', ...options.backend })
  const shop = await startShop({ backendUrl: backend.url, env: { ...options.env } })
  return {
    url: shop.url.replace('127.0.0.1', 'localhost'),
    backend,
    shop,
    close: async () => {
      await shop.close()
      await backend.close()
    },
  }
}
