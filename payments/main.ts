import { join } from 'node:path'
import { buildPayments } from './app.ts'

/**
 * The local payment provider as a program. Its settings come from the environment:
 * PAYMENTS_PORT (4100), DATA_DIR (.data), BACKEND_PORT (4000), STRIPE_WEBHOOK_SECRET, and for tests PAYMENTS_CONTROL=1.
 */
const { env } = process
const backendPort = env['BACKEND_PORT'] ?? '4000'

const payments = buildPayments({
  folder: join(env['DATA_DIR'] ?? '.data', 'payments'),
  secretKey: env['STRIPE_SECRET_KEY'] ?? 'sk_test_local',
  webhookUrl: env['PAYMENTS_WEBHOOK_URL'] ?? `http://127.0.0.1:${backendPort}/api/payments/webhook`,
  webhookSecret: env['STRIPE_WEBHOOK_SECRET'] ?? 'whsec_local',
  control: env['PAYMENTS_CONTROL'] === '1',
  log: (line) => process.stdout.write(`${line}\n`),
})

const port = Number(env['PAYMENTS_PORT'] ?? 4100)
const origin = await payments.listen(port, env['PAYMENTS_HOST'] ?? '127.0.0.1')
process.stdout.write(`payments ready on ${origin}\n`)

let closing = false
const stop = async () => {
  if (closing) process.exit(1)
  closing = true
  await payments.close()
  process.exit(0)
}
process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())
