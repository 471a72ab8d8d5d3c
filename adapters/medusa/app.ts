import { timingSafeEqual } from 'node:crypto'
import fastify from 'fastify'
import type { Feature } from '#contract/endpoint.ts'
import { INTERNAL_TOKEN_HEADER, KEY_REFUSED } from '#contract/internal.ts'
import { getCapabilities, ORDER_PREFIX } from '#contract/shop.ts'
import { accountRoutes } from './account.ts'
import { openBagIds } from './bag-id.ts'
import { bagRoutes } from './bag.ts'
import { oneByOne, openCarts } from './carts.ts'
import { catalogueRoutes } from './catalogue.ts'
import { serveChanges } from './changes.ts'
import { openCheckout } from './checkout.ts'
import { factRoutes, openFacts } from './facts.ts'
import { openMedusa } from './medusa.ts'
import { orderRoutes, serveWebhook } from './orders.ts'
import { openProvider } from './provider.ts'
import { Refusal } from './refusal.ts'
import { answer, serve } from './serve.ts'
import type { Settings } from './settings.ts'
import { openSettle } from './settle.ts'
import { Anything } from './shapes.ts'
import { openShelf } from './shelf.ts'
import { openSignedOut } from './signed-out.ts'

/** Features without an endpoint: the sorted list, and the stream of changes. */
const OF_THE_LIST: readonly Feature[] = ['sort', 'changes']
/** The interval at which the provider is asked for payments, and the time that each look covers. */
const LOOK_MS = 15_000
const LOOK_BACK_SECONDS = 3 * 86_400
/**
 * Medusa's first answers of each kind take long, also refusals: these are requested before any shopper waits for them.
 */
const FIRST = ['/store/customers/me', '/store/orders', '/store/carts/cart_none']

const same = (given: string, key: string) =>
  given.length === key.length && timingSafeEqual(Buffer.from(given), Buffer.from(key))

/** The adapter: the contract on one side, Medusa's store API on the other. */
export const buildAdapter = (settings: Settings) => {
  const app = fastify({
    logger: settings.logLevel === 'silent' ? false : { level: settings.logLevel },
    bodyLimit: 100_000,
  })
  const { log } = app
  const medusa = openMedusa(settings)
  const shelf = openShelf(medusa, settings.refreshMs, log)
  const facts = openFacts(medusa, log)
  const signedOut = openSignedOut()
  const bagIds = openBagIds(settings.bagSecret)
  const carts = openCarts(medusa, shelf, bagIds)
  const inTurn = oneByOne()
  const pieceOf = (id: string) => shelf.now().byName.get(id)
  const hasKey = settings.secretKey !== undefined
  const prefix = () => (hasKey ? facts.now().orderPrefix : undefined) ?? ORDER_PREFIX

  const provider = settings.payments && openProvider(settings.payments)
  const payments = provider && { provider, settle: openSettle({ medusa, carts, provider, log }) }
  const checkout = payments && openCheckout({ medusa, carts, ...payments, pieceOf, inTurn })

  const routes = [
    ...catalogueRoutes(shelf),
    ...(hasKey
      ? [
          ...factRoutes(facts),
          ...accountRoutes(medusa, carts, signedOut, log),
          ...bagRoutes({
            carts,
            shelf,
            bagIds,
            inTurn,
            beforeChange: checkout?.beforeChange ?? (() => Promise.resolve()),
          }),
        ]
      : []),
    ...(checkout?.routes ?? []),
    ...orderRoutes({ medusa, carts, pieceOf, prefix, payments }),
  ]
  const features = [
    ...new Set([...OF_THE_LIST, ...routes.flatMap(({ endpoint }) => endpoint.feature ?? [])]),
  ].sort()

  app.addHook('onRequest', async (request) => {
    const keys = settings.internalTokens
    if (keys.length === 0 || !request.url.startsWith('/api/') || request.url.startsWith('/api/payments/'))
      return
    const given = request.headers[INTERNAL_TOKEN_HEADER]
    if (typeof given !== 'string' || !keys.some((key) => same(given, key)))
      throw new Refusal(401, KEY_REFUSED, 'This backend answers the shop alone.')
  })
  const capabilities = answer(getCapabilities, () => Promise.resolve({ version: '1.0', features }))
  serve(app, [...routes, capabilities], signedOut)
  serveChanges(app, shelf)
  if (payments) serveWebhook(app, payments.provider, payments.settle)
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', (_, reply) =>
    reply.code(shelf.isFilled() ? 200 : 503).send({ status: shelf.isFilled() ? 'ok' : 'reading' }),
  )

  let looking: NodeJS.Timeout | undefined
  let isOver = false
  /** Finds payments that were made while no adapter ran, or whose event was lost. */
  const lookAround = async () => {
    await payments?.settle
      .lookAround(Math.floor(Date.now() / 1000) - LOOK_BACK_SECONDS)
      .catch((error: unknown) => log.warn({ err: error }, 'the payment provider does not say what was paid'))
    if (isOver) return
    looking = setTimeout(() => void lookAround(), LOOK_MS)
    looking.unref()
  }

  return {
    app,
    features,
    /** Listens and reads the catalogue. Waits for a Medusa that is not running yet. */
    listen: async (): Promise<string> => {
      const url = await app.listen({ port: settings.port, host: settings.host })
      await Promise.all([
        shelf.start(),
        ...(hasKey ? [facts.refresh()] : []),
        ...FIRST.map((path) => medusa.ask(Anything, 'GET', path, { long: true }).catch(() => undefined)),
      ])
      if (payments) void lookAround()
      return url
    },
    close: async () => {
      isOver = true
      clearTimeout(looking)
      shelf.stop()
      await app.close()
    },
  }
}
