import { startBackend, type RunningBackend, type StartOptions } from './backend.ts'
import { freePort } from './free-port.ts'
import { INTERNAL_TOKEN_HEADER } from '#contract/internal.ts'
import { TEST_INTERNAL_TOKEN } from './keys.ts'
import { startProvider, type RunningProvider } from './provider.ts'
import { startShop, type Shop } from './server.ts'

/** On a busy machine the first reads of a fresh embedded store take longer than the BFF waits for an answer. */
const warm = async ({ url }: RunningBackend) => {
  for (const path of ['/api/products?limit=12', '/api/categories', '/api/shop'])
    await (
      await fetch(url + path, { headers: { [INTERNAL_TOKEN_HEADER]: TEST_INTERNAL_TOKEN } })
    ).arrayBuffer()
}

export interface WholeShop {
  /** The address for the browser. */
  url: string
  backend: RunningBackend
  shop: Shop
  close: () => Promise<void>
}

interface Options {
  backend?: StartOptions
  env?: Record<string, string>
}

/** The real backend with the seeded catalogue behind the real BFF with the built pages, both on free ports. */
export const startWholeShop = async (options: Options = {}): Promise<WholeShop> => {
  const backend = await startBackend({ seed: 'catalogue', ...options.backend })
  await warm(backend)
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

export interface SellingShop extends WholeShop {
  provider: RunningProvider
}

/**
 * The whole shop with the local payment provider as a separate program. The shop's address is decided before anything
 * starts, because a payment page must know where to return.
 */
export const startSellingShop = async (options: Options = {}): Promise<SellingShop> => {
  const [port, paymentsPort] = [await freePort(), await freePort()]
  const url = `http://localhost:${port}`
  const backend = await startBackend({
    seed: 'catalogue',
    jobs: true,
    ...options.backend,
    env: { PUBLIC_URL: url, PAYMENTS_PORT: String(paymentsPort), ...options.backend?.env },
  })
  await warm(backend)
  const provider = await startProvider({
    port: paymentsPort,
    webhookUrl: `${backend.url}/api/payments/webhook`,
  })
  const shop = await startShop({ backendUrl: backend.url, port, env: { PUBLIC_URL: url, ...options.env } })
  return {
    url,
    backend,
    shop,
    provider,
    close: async () => {
      await shop.close()
      await provider.kill()
      await backend.close()
    },
  }
}
