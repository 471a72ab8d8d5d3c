import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type Stripe from 'stripe'
import type { Controls } from '#payments/control.ts'
import type { WebhookFaults } from '#payments/webhooks.ts'

export interface RunningProvider {
  readonly url: string
  /** What happens to webhooks from now on; what is not named is as it should be. */
  readonly webhooks: (faults: Partial<WebhookFaults>) => Promise<void>
  readonly settings: (settings: Partial<Controls>) => Promise<void>
  readonly sessions: () => Promise<Stripe.Checkout.Session[]>
  readonly refunds: () => Promise<Stripe.Refund[]>
  /** Pays a session as somebody at its page would. */
  readonly pay: (sessionId: string) => Promise<void>
  /** kill -9. */
  readonly kill: () => Promise<void>
  /** Starts it again on the same port and store. */
  readonly revive: () => Promise<void>
}

const ROOT = join(import.meta.dirname, '..', '..')
const READY_MS = 30_000

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
  const start = async () => {
    const child = spawn(process.execPath, [join(ROOT, 'payments', 'main.ts')], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...process.env,
        PAYMENTS_PORT: String(port),
        PAYMENTS_CONTROL: '1',
        PAYMENTS_WEBHOOK_URL: webhookUrl,
        DATA_DIR: folder,
      },
    })
    let said = ''
    child.stderr.on('data', (text: Buffer) => (said += text.toString()))
    const until = Date.now() + READY_MS
    for (;;) {
      if (child.exitCode !== null) throw new Error(`The payment provider did not start: ${said}`)
      const ready = await fetch(`${url}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
      if (ready) return child
      if (Date.now() > until) throw new Error('The payment provider did not start in time')
      await new Promise((done) => setTimeout(done, 50))
    }
  }
  let child = await start()
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  process.once('exit', () => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
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
    url,
    webhooks: (faults) => control('webhooks', faults),
    settings: (settings) => control('settings', settings),
    sessions: () => list<Stripe.Checkout.Session>('sessions'),
    refunds: () => list<Stripe.Refund>('refunds'),
    pay: (sessionId) => control(`sessions/${sessionId}/pay`, {}),
    kill,
    revive: async () => {
      child = await start()
    },
  }
}
