import type { Static, TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import type { Settings } from './settings.ts'
import { MedusaFault } from './shapes.ts'

/** The longest time for one call of Medusa, in milliseconds: the shop waits 0.8 s for a read and 2.7 s for a write. */
const READ_MS = 750
const WRITE_MS = 2_500
/** The whole catalogue is read in the background. */
const LONG_MS = 20_000
/** Twenty times the longest answer that is expected. */
const MOST_BYTES = 4 * 1024 * 1024

/** Thrown if Medusa did not answer, or gave an answer that makes no sense. */
export class NoAnswer extends Error {}

/** Thrown if Medusa refused, with its sentence. */
export class MedusaRefused extends Error {
  readonly status: number
  readonly code: string | undefined
  constructor(status: number, message: string, code: string | undefined) {
    super(message)
    this.status = status
    this.code = code
  }
}

export interface Asked {
  /** A shopper's token, or none. */
  token?: string | undefined
  /** True: with the secret key, by the admin API. */
  asHouse?: boolean
  query?: Record<string, string | number | undefined>
  body?: unknown
  /** For reading in the background. */
  long?: boolean
}

export type Medusa = ReturnType<typeof openMedusa>

const validators = new WeakMap<TSchema, Validator>()
/** Whether a value has the form of a schema, which is compiled once. */
export const fits = <S extends TSchema>(schema: S, value: unknown): value is Static<S> => {
  let validator = validators.get(schema)
  if (!validator) validators.set(schema, (validator = Compile(schema)))
  return validator.Check(value)
}
/** What is wrong with a value that does not fit; only for a schema that `fits` has seen. */
export const whyNot = (schema: TSchema, value: unknown) => {
  const first = validators.get(schema)?.Errors(value)[0]
  return first ? `${first.instancePath || '/'} ${first.message}` : 'unknown'
}

const textWithin = async (answer: Response): Promise<string> => {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of answer.body ?? []) {
    bytes += part.byteLength
    if (bytes > MOST_BYTES) throw new NoAnswer('the answer is too long')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Medusa's HTTP API: each call with a deadline, each answer checked. */
export const openMedusa = ({ medusaUrl, publishableKey, secretKey }: Settings) => {
  const keys = (asked: Asked): Record<string, string> => {
    if (asked.asHouse)
      return { authorization: `Basic ${Buffer.from(`${secretKey ?? ''}:`).toString('base64')}` }
    return {
      'x-publishable-api-key': publishableKey,
      ...(asked.token !== undefined && { authorization: `Bearer ${asked.token}` }),
    }
  }

  /**
   * One call, whose answer fits the schema. Throws MedusaRefused on a refusal, and NoAnswer if there was none in time,
   * or a redirect, or one of another shape.
   */
  const askNow = async <S extends TSchema>(
    schema: S,
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    asked: Asked = {},
  ): Promise<Static<S>> => {
    const url = new URL(medusaUrl + path)
    for (const [name, value] of Object.entries(asked.query ?? {}))
      if (value !== undefined) url.searchParams.set(name, String(value))
    let answer: Response
    let text: string
    try {
      answer = await fetch(url, {
        method,
        redirect: 'error',
        headers: {
          accept: 'application/json',
          ...keys(asked),
          ...(asked.body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(asked.body !== undefined && { body: JSON.stringify(asked.body) }),
        signal: AbortSignal.timeout(asked.long ? LONG_MS : method === 'GET' ? READ_MS : WRITE_MS),
      })
      text = await textWithin(answer)
    } catch (error) {
      throw new NoAnswer(`${method} ${path}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      })
    }
    const body = parsed(text)
    if (answer.status >= 500) throw new NoAnswer(`${method} ${path}: status ${answer.status}`)
    if (!answer.ok) {
      const fault = fits(MedusaFault, body) ? body : { message: `status ${answer.status}` }
      throw new MedusaRefused(answer.status, fault.message, fault.code ?? fault.type)
    }
    if (!fits(schema, body)) throw new NoAnswer(`${method} ${path}: ${whyNot(schema, body)}`)
    return body
  }

  const reading = new Map<string, Promise<unknown>>()
  /** Equal reads at the same time become one: a page asks for the bag, its count and the account at once. */
  const ask: typeof askNow = (schema, method, path, asked = {}) => {
    if (method !== 'GET') return askNow(schema, method, path, asked)
    const name = JSON.stringify([path, asked.query, asked.token, asked.asHouse, asked.long])
    const known = reading.get(name) as ReturnType<typeof askNow<typeof schema>> | undefined
    if (known) return known
    const mine = askNow(schema, method, path, asked).finally(() => reading.delete(name))
    reading.set(name, mine)
    return mine
  }
  return { ask }
}

/**
 * Lines and totals of a cart or order; Medusa calculates wrong sums if a member that it needs for them is not
 * requested.
 */
const LINES =
  'items.id,items.product_id,items.product_title,items.product_handle,items.variant_id,items.variant_title,items.thumbnail,items.quantity,items.unit_price,items.is_tax_inclusive,items.total,items.subtotal,items.tax_total,items.metadata,items.tax_lines.*,items.adjustments.*'
const ADDRESS = 'shipping_address.*'

export const CART_FIELDS = `id,email,customer_id,currency_code,total,item_total,shipping_total,completed_at,created_at,metadata,${LINES},shipping_methods.*,shipping_methods.tax_lines.*,shipping_methods.adjustments.*,credit_lines.*,${ADDRESS},payment_collection.id`
export const ORDER_FIELDS = `id,display_id,status,payment_status,fulfillment_status,customer_id,currency_code,total,item_total,shipping_total,created_at,metadata,${LINES},items.detail.*,shipping_methods.*,shipping_methods.tax_lines.*,${ADDRESS}`
