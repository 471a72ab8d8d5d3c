import { openHouse } from '#house/load.ts'
import { startProgram, type RunningProgram } from '#tests/support/program.ts'
import { startLiar, type Liar } from '#tests/support/liar.ts'
import { startProvider, type RunningProvider } from '#tests/support/provider.ts'
import { SERVER_PROCESS } from '#server/process.ts'
import { freePort } from '../../bench/lib/programs.ts'
import { builtHouse } from '#scripts/lib/house/built-house.ts'
import { openAdmin, type Admin } from './admin.ts'
import { startEngine, type Engine } from './engine.ts'
import { seedMedusa, type Keys } from './seed.ts'

/** Medusa, the local provider, the adapter and the shop, each as a separate program. */
export interface Whole {
  readonly url: string
  readonly engine: Engine
  readonly admin: Admin
  readonly keys: Keys
  readonly provider: RunningProvider
  /** A proxy between adapter and Medusa, if faults are to be proven. */
  readonly liar: Liar | undefined
  readonly adapter: RunningProgram
  readonly shop: RunningProgram
  readonly stop: () => Promise<void>
}

const at = (port: number) => `http://127.0.0.1:${port}`

/** The settings of an adapter. */
export const adapterEnv = (of: {
  engine: Pick<Engine, 'url'>
  keys: Keys
  provider: RunningProvider
  port: number
  publicUrl: string
}): Record<string, string> => ({
  ADAPTER_PORT: String(of.port),
  MEDUSA_URL: of.engine.url,
  MEDUSA_PUBLISHABLE_KEY: of.keys.publishable,
  MEDUSA_SECRET_KEY: of.keys.secret,
  ADAPTER_SECRET: 'signs the bags of visitors of this run',
  PUBLIC_URL: of.publicUrl,
  STRIPE_SECRET_KEY: 'sk_test_local',
  STRIPE_WEBHOOK_SECRET: 'whsec_local',
  PAYMENTS_URL: of.provider.url,
  LOG_LEVEL: 'warn',
})

/** Starts everything; if one part fails, those that have started are stopped again. */
export const startWhole = async (
  say: (line: string) => void,
  { lies }: { lies: boolean },
): Promise<Whole> => {
  const stops: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const end of stops.toReversed()) await end().catch(() => undefined)
  }
  try {
    const engine = await startEngine(say)
    stops.push(engine.stop)
    const admin = await openAdmin(engine.url, engine.user)
    const house = openHouse(builtHouse())
    const keys = await seedMedusa(admin, house, say)
    const [paymentsPort, adapterPort, shopPort] = [await freePort(), await freePort(), await freePort()]
    const provider = await startProvider({
      port: paymentsPort,
      webhookUrl: `${at(adapterPort)}/api/payments/webhook`,
    })
    stops.push(provider.kill)
    const liar = lies ? await startLiar(engine.url) : undefined
    if (liar) stops.push(liar.close)
    // The examination asks without a key, as a stranger does.
    const open = { INTERNAL_TOKEN: '' }
    const adapter = await startProgram({
      main: 'adapters/medusa/main.ts',
      url: at(adapterPort),
      ready: '/readyz',
      env: {
        ...open,
        ...adapterEnv({
          engine: liar ?? engine,
          keys,
          provider,
          port: adapterPort,
          publicUrl: at(shopPort),
        }),
        // The catalogue should also be read while Medusa lies about it.
        ...(liar && { REFRESH_SECONDS: '2' }),
      },
    })
    stops.push(adapter.kill)
    say(`Adapter on ${adapter.url}`)
    const shop = await startProgram({
      main: 'server/main.ts',
      url: at(shopPort),
      ready: '/readyz',
      args: SERVER_PROCESS.args,
      env: {
        ...open,
        ...SERVER_PROCESS.env,
        NODE_ENV: 'production',
        LOG_LEVEL: 'error',
        HOST: '127.0.0.1',
        PORT: String(shopPort),
        PUBLIC_URL: at(shopPort),
        BACKEND_URL: adapter.url,
      },
    })
    stops.push(shop.kill)
    say(`Shop on ${shop.url}`)
    return { url: shop.url, engine, admin, keys, provider, liar, adapter, shop, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
