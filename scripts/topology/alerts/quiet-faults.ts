import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { rememberBackup } from '#backend/lib/running/last-backup.ts'
import { present } from '#scripts/lib/present.ts'
import { buyOnce, emptyJournal, newShopper, order, stockUp } from '../buyers.ts'
import type { Copy } from '../native.ts'
import { Shopper, trusting } from '../shopper.ts'
import type { Topology } from '../start.ts'
import type { Exporters } from './exporters.ts'
import { asSuperuser, type Fault } from './fault.ts'

/** More refused sign-ins and reports than any shop has by chance. */
const TRIES = { house: 25, shoppers: 400, staff: 14, reports: 70, events: 20 }
const UNPAID = 22

/** A new one each time: limits slow down callers that try the same e-mail repeatedly. */
const somebody = () => `${randomUUID()}@example.com`

const many = async (count: number, does: () => Promise<unknown>) => {
  for (let n = 0; n < count; n += 10)
    await Promise.all(Array.from({ length: Math.min(10, count - n) }, () => does().catch(() => undefined)))
}

/** Faults in the books, at the doors and on a disk; none of them disturbs the others. */
export const quietFaults = async (
  topology: Topology,
  embedded: Copy,
  disk: string,
  { certify, open }: Exporters,
): Promise<Fault[]> => {
  const { origin, databaseUrl, copies, backendsPort, folder } = topology
  const { ask, hold } = asSuperuser(databaseUrl)
  const { productId } = await stockUp(origin, ask)
  const buyer = await newShopper(origin, trusting())
  const journal = emptyJournal()
  await buyOnce(buyer, productId, journal)
  const [bought] = journal.paid.values()
  if (bought === undefined) throw new Error('nothing could be bought')
  const undecided: Shopper[] = []
  for (let n = 0; n < UNPAID; n += 1) undecided.push(await newShopper(origin, trusting()))
  const firstOf = (name: string) =>
    present(
      copies.find(({ service }) => service === name),
      `copy of the ${name}`,
    )
  const bff = firstOf('server')
  const backend = firstOf('backend')
  const house = `http://127.0.0.1:${backend.port}`
  const nothing = () => Promise.resolve()
  /** A fault that one statement makes and another ends. */
  const written = (alert: string, cause: string, make: string, undo: string): Fault => ({
    alerts: [alert],
    cause,
    make: async () => {
      await ask(make)
      return () => ask(undo)
    },
  })
  const at3 = "now() - interval '3 days'"
  return [
    written(
      'OrdersUnderReview',
      'a paid order is set under review',
      `update orders set status = 'under_review' where id = '${bought}'`,
      `update orders set status = 'paid' where id = '${bought}'`,
    ),
    written(
      'MoneyIsStuck',
      'books and provider differ',
      `insert into money_differences (id, kind, subject, amount_paise, provider_says, books_say, found_at)
       values ('${randomUUID()}', 'payment', 'pi_of_this_run', 100, 'paid', 'nothing', now())`,
      `update money_differences set settled_at = now(), settled_because = 'this run' where subject = 'pi_of_this_run'`,
    ),
    written(
      'PaymentDisputed',
      'a dispute is opened',
      `insert into disputes (id, order_id, payment_id, amount_paise, reason, word, state, opened_at, asked_at)
       select 'dp_of_this_run', order_id, id, amount_paise, 'fraudulent', 'needs_response', 'open', now(), now()
       from payments where order_id = '${bought}' limit 1`,
      `update disputes set state = 'won', closed_at = now() where id = 'dp_of_this_run'`,
    ),
    written(
      'MoneyIsNotReconciled',
      'the last comparison is three days old',
      `insert into reconciliations (day, started_at, finished_at) values (current_date - 3, ${at3}, ${at3})
       on conflict do nothing; update reconciliations set started_at = ${at3}, finished_at = ${at3}`,
      'update reconciliations set finished_at = now()',
    ),
    {
      alerts: ['OrdersWaitForPayment'],
      cause: `${UNPAID} orders are placed and not paid`,
      make: async () => {
        for (const shopper of undecided) await order(shopper, productId, journal)
        // Nobody can cancel an order that waits for a card; it ends with its time.
        return () => ask("update orders set reserved_until = now() where status = 'pending_payment'")
      },
    },
    {
      alerts: ['EmailsGivenUp'],
      cause: 'the mail server refuses; the tenth try of each e-mail is due',
      make: async () => {
        await ask('update outbox set attempts = 9, due_at = now() where sent_at is null and dead_at is null')
        return nothing
      },
    },
    {
      alerts: ['SearchIsBehind'],
      cause: 'the index is locked while a product changes',
      make: async () => {
        const held = await hold('search_entries')
        await ask(
          `insert into search_changes (product_id, at) values ('${productId}', now() - interval '2 minutes')`,
        )
        return held
      },
    },
    {
      alerts: ['AuditTrailIsBroken'],
      cause: 'a line of the trail is rewritten',
      make: async () => {
        const rewrite = (from: string, to: string) =>
          ask(
            `set session_replication_role = replica; update audit set actor = '${to}' where actor = '${from}' and id = (select min(id) from audit)`,
          )
        const [line] = await ask<{ actor: string }>('select actor from audit order by id limit 1')
        await rewrite(line?.actor ?? '', 'somebody')
        return () => rewrite('somebody', line?.actor ?? '')
      },
    },
    {
      alerts: ['AuditTrailIsNotChained'],
      cause: 'the chain is locked and a line waits',
      make: async () => {
        const release = await hold('audit_chain')
        await ask(
          `insert into audit (at, event, actor) values (now() - interval '10 minutes', 'session.opened', 'system')`,
        )
        return release
      },
    },
    {
      alerts: ['HouseDoorIsTried'],
      cause: `${TRIES.house} calls with a token that is none`,
      make: async () => {
        const headers = { authorization: 'Bearer nobody-gave-this-token' }
        await many(TRIES.house, () =>
          fetch(`http://127.0.0.1:${backendsPort}/api/operator/orders`, { headers }),
        )
        return nothing
      },
    },
    {
      alerts: ['SignInsAreTried'],
      cause: `${TRIES.shoppers} sign-ins with a wrong password`,
      make: async () => {
        const visitor = new Shopper(origin, trusting())
        await many(TRIES.shoppers, () =>
          visitor.run('SignIn', { email: somebody(), password: 'not the right phrase' }),
        )
        return nothing
      },
    },
    {
      alerts: ['StaffSignInsAreTried'],
      cause: `${TRIES.staff} sign-ins at the desk with a wrong password`,
      make: async () => {
        const page = await fetch(`${house}/desk/sign-in`)
        const cookie = page.headers.getSetCookie()[0]?.split(';')[0] ?? ''
        const form = cookie.split('=')[1] ?? ''
        await many(TRIES.staff, () =>
          fetch(`${house}/desk/sign-in`, {
            method: 'POST',
            headers: { cookie, origin: 'https://desk.localhost' },
            body: new URLSearchParams({ form, email: somebody(), password: 'not right', code: '' }),
          }),
        )
        return nothing
      },
    },
    {
      alerts: ['PolicyStopsScripts'],
      cause: `${TRIES.reports} reports of browsers`,
      make: async () => {
        const body = JSON.stringify({
          'csp-report': { 'document-uri': origin, 'effective-directive': 'script-src' },
        })
        await many(TRIES.reports, () =>
          fetch(`http://127.0.0.1:${bff.port}/csp-reports`, {
            method: 'POST',
            headers: { 'content-type': 'application/csp-report' },
            body,
          }),
        )
        return nothing
      },
    },
    {
      alerts: ['PaymentEventsRefused'],
      cause: `${TRIES.events} events that are not signed`,
      make: async () => {
        await many(TRIES.events, () =>
          fetch(`http://127.0.0.1:${backendsPort}/api/payments/webhook`, { method: 'POST', body: '{}' }),
        )
        return nothing
      },
    },
    {
      alerts: ['BackupIsMissing'],
      cause: 'the last backup is two days old',
      make: () => {
        const told = (ms: number) => {
          const at = new Date(ms).toISOString()
          mkdirSync(join(folder, 'data'), { recursive: true })
          rememberBackup(join(folder, 'data'), {
            at,
            file: 'this-run.backup',
            bytes: 0,
            rows: 0,
            checkedAt: at,
          })
        }
        told(Date.now() - 2 * 86_400_000)
        return Promise.resolve(() => Promise.resolve(told(Date.now())))
      },
    },
    {
      alerts: ['CertificateEnds'],
      cause: 'a certificate for six days',
      make: () => {
        certify(6)
        return Promise.resolve(() => Promise.resolve(certify(90)))
      },
    },
    {
      alerts: ['ShopIsNotReached'],
      cause: 'the address answers 503',
      make: () => {
        open(false)
        return Promise.resolve(() => Promise.resolve(open(true)))
      },
    },
    {
      alerts: ['StoreDiskFillsUp', 'MachineDiskFillsUp'],
      cause: `the disk of an embedded store (${embedded.port}) is filled but for a twentieth`,
      make: () => {
        const ballast = join(disk, 'ballast')
        const { stdout } = spawnSync('df', ['--block-size=1', '--output=avail,size', disk], {
          encoding: 'utf8',
        })
        const [free = 0, size = 0] = (stdout.split('\n')[1] ?? '').trim().split(/\s+/).map(Number)
        const file = openSync(ballast, 'a')
        for (let left = free - size * 0.05; left > 0; left -= 1024 ** 2)
          writeSync(file, Buffer.alloc(1024 ** 2))
        closeSync(file)
        return Promise.resolve(() => Promise.resolve(rmSync(ballast)))
      },
    },
  ]
}
