import { makeFolder } from '#program/folder.ts'
import { FolderInUse, lockFolder } from '#program/folder-lock.ts'
import { whyNotStarted } from '#program/listening.ts'
import { onStopSignal } from '#program/stopping.ts'
import { buildPayments } from './app.ts'
import { readPayments } from './settings.ts'

/** The local payment provider as a program. Its settings come from the environment (`settings.ts`). */

/** What `sk_test_local` and `whsec_local` of a shop without Stripe are for. */
const LOCAL = { secretKey: 'sk_test_local', webhookSecret: 'whsec_local' }

const fail = (error: unknown): never => {
  const why = whyNotStarted(error, { host: 'PAYMENTS_HOST', port: 'PAYMENTS_PORT' })
  process.stderr.write(`payments: ${why}\n`)
  process.exit(1)
}

const start = async () => {
  const { port, host, ...where } = readPayments(process.env)
  makeFolder(where.folder, 'DATA_DIR')
  // A second instance would replace this one's file, which would then write into nothing.
  await lockFolder(where.folder).catch((error: unknown) => {
    throw error instanceof FolderInUse
      ? new FolderInUse(
          `DATA_DIR ${where.folder} is in use by another provider; stop that one or use another folder`,
        )
      : error
  })
  const payments = buildPayments({ ...where, ...LOCAL, log: (line) => process.stdout.write(`${line}\n`) })
  onStopSignal(() => void payments.close().then(() => process.exit(0)))
  process.stdout.write(`payments ready on ${await payments.listen(port, host)}\n`)
}

start().catch(fail)
