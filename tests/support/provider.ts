import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type Stripe from 'stripe'
import type { WebhookFaults } from '#payments/webhooks.ts'
import { startProgram, type RunningProgram } from './program.ts'

export interface RunningProvider extends RunningProgram {
  /** Sets what happens to webhooks from now on; what is not named works normally. */
  readonly webhooks: (faults: Partial<WebhookFaults>) => Promise<void>
  /** Sets the provider's clock this many milliseconds ahead of the machine's. */
  readonly setAhead: (ms: number) => Promise<void>
  readonly sessions: () => Promise<Stripe.Checkout.Session[]>
  readonly refunds: () => Promise<Stripe.Refund[]>
  /** Pays a session as somebody on its page would. */
  readonly pay: (sessionId: string) => Promise<void>
}

/** The local payment provider as its own process with its own store file. End it with `kill`. */
export const startProvider = async ({
  port,
  webhookUrl,
}: {
  port: number
  webhookUrl: string
}): Promise<RunningProvider> => {
  const url = `http://127.0.0.1:${port}`
  const folder = mkdtempSync(join(tmpdir(), 'shop-payments-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const program = await startProgram({
    main: 'payments/main.ts',
    url,
    ready: '/healthz',
    env: {
      PAYMENTS_PORT: String(port),
      PAYMENTS_CONTROL: '1',
      PAYMENTS_WEBHOOK_URL: webhookUrl,
      DATA_DIR: folder,
    },
  })
  const control = async (path: string, body: object) => {
    const answer = await fetch(`${url}/control/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  }
  const list = async <T>(path: string) => (await (await fetch(`${url}/control/${path}`)).json()) as T[]
  return {
    ...program,
    webhooks: (faults) => control('webhooks', faults),
    setAhead: (ms) => control('settings', { clockOffsetMs: ms }),
    sessions: () => list<Stripe.Checkout.Session>('sessions'),
    refunds: () => list<Stripe.Refund>('refunds'),
    pay: (sessionId) => control(`sessions/${sessionId}/pay`, {}),
  }
}
