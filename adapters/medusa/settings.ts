import Type from 'typebox'
import { Check } from 'typebox/value'

const address = Type.String({ pattern: '^https?://[^\\s?#]+$' })
const text = Type.String({ minLength: 1 })
const secret = Type.String({ minLength: 16 })

/** Every variable of the environment that the adapter reads. */
const Environment = Type.Object({
  ADAPTER_PORT: Type.Optional(Type.String({ pattern: '^\\d{1,5}$' })),
  ADAPTER_HOST: Type.Optional(text),
  MEDUSA_URL: address,
  /** Key of the store API; made in Medusa for one sales channel. */
  MEDUSA_PUBLISHABLE_KEY: text,
  /** Key of the admin API: house facts, captured payments. Without it neither checkout nor house facts are offered. */
  MEDUSA_SECRET_KEY: Type.Optional(text),
  /** Signs the bags of visitors; the same for all adapters of a shop. */
  ADAPTER_SECRET: secret,
  /** The public address of the shop, to which people return from the payment page. */
  PUBLIC_URL: Type.Optional(address),
  STRIPE_SECRET_KEY: Type.Optional(text),
  STRIPE_WEBHOOK_SECRET: Type.Optional(text),
  /** Another provider with Stripe's API: the local one. */
  PAYMENTS_URL: Type.Optional(address),
  INTERNAL_TOKEN: Type.Optional(Type.String({ minLength: 32 })),
  /** Seconds between two readings of the catalogue. */
  REFRESH_SECONDS: Type.Optional(Type.String({ pattern: '^\\d{1,5}$' })),
  LOG_LEVEL: Type.Optional(text),
})

const SENTENCE: Readonly<Record<string, string>> = {
  MEDUSA_URL: 'the address of Medusa, e.g. http://127.0.0.1:9000',
  MEDUSA_PUBLISHABLE_KEY: 'a publishable API key of Medusa',
  ADAPTER_SECRET: 'a secret of 16 characters or more',
  INTERNAL_TOKEN: 'the key of the shop, of 32 characters or more',
}

/** The adapter's settings, from its environment. Throws one line that names the variable. */
export const readSettings = (env: Readonly<Record<string, string | undefined>>) => {
  const given = Object.fromEntries(
    Object.keys(Environment.properties).flatMap((name) =>
      env[name]?.trim() ? [[name, env[name].trim()]] : [],
    ),
  )
  for (const [name, schema] of Object.entries(Environment.properties)) {
    const isNeeded = Environment.required.some((needed) => needed === name)
    if (name in given ? !Check(schema, given[name]) : isNeeded)
      throw new Error(`${name} must be ${SENTENCE[name] ?? 'something else'}`)
  }
  if (!Check(Environment, given)) throw new Error('The settings do not fit their schema')
  const payments =
    given.STRIPE_SECRET_KEY && given.STRIPE_WEBHOOK_SECRET && given.PUBLIC_URL && given.MEDUSA_SECRET_KEY
      ? {
          secretKey: given.STRIPE_SECRET_KEY,
          webhookSecret: given.STRIPE_WEBHOOK_SECRET,
          publicUrl: given.PUBLIC_URL.replace(/\/$/, ''),
          apiUrl: given.PAYMENTS_URL,
        }
      : undefined
  return {
    port: Number(given.ADAPTER_PORT ?? 4000),
    host: given.ADAPTER_HOST ?? '127.0.0.1',
    medusaUrl: given.MEDUSA_URL.replace(/\/$/, ''),
    publishableKey: given.MEDUSA_PUBLISHABLE_KEY,
    secretKey: given.MEDUSA_SECRET_KEY,
    bagSecret: given.ADAPTER_SECRET,
    payments,
    internalTokens: given.INTERNAL_TOKEN?.split(',').map((one) => one.trim()) ?? [],
    refreshMs: Number(given.REFRESH_SECONDS ?? 10) * 1000,
    logLevel: given.LOG_LEVEL ?? 'info',
  }
}
export type Settings = ReturnType<typeof readSettings>
export type PaymentSettings = NonNullable<Settings['payments']>
