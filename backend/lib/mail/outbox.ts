import { Counter } from 'prom-client'
import { sql, type Selectable } from 'kysely'
import { json } from '#backend/lib/store/db.ts'
import type { Language } from '#contract/languages.ts'
import { houseWordsIn } from '#backend/lib/words/house-words.ts'
import { emailIn, type EmailSecret, type SaidEmail, type TokenMakers } from '#backend/lib/rows/email-shape.ts'
import type { Tables } from '#backend/lib/generated/tables.ts'
import type { Db, Deps, Job } from '#backend/lib/http/implement.ts'
import { renderEmail, smtpMailer } from './mail.ts'
import { asLanguage, firstLanguage, languageNow, prefixOf } from '#backend/lib/words/words.ts'

/** An e-mail is given up after this many tries; an operator may set it due again. */
export const MAX_TRIES = 10
/** A copy that claimed an e-mail and died gives it back after this long. */
const LEASE_MS = 60_000
const BATCH = 10
const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 6 * 3_600_000

type OutboxTables = Pick<Tables, 'outbox' | 'mailbox'>
type OutboxRow = Selectable<Tables['outbox']>

export interface OutboxEntry {
  /** What kind of e-mail, e.g. `order-paid`. */
  readonly kind: string
  /** The cause. One e-mail per kind and cause, however often it is requested. */
  readonly ref?: string
  /** The account of the e-mail, with which it is deleted. */
  readonly accountId?: string
  readonly message: SaidEmail
  /**
   * If absent: the language of the person served now, otherwise the one that the account used last, otherwise the
   * house's first.
   */
  readonly language?: Language | undefined
  readonly now: number
}

const languageOf = async (tx: Db, accountId: string | undefined): Promise<Language | undefined> => {
  if (accountId === undefined) return undefined
  const row = await tx
    .withTables<Pick<Tables, 'accounts'>>()
    .selectFrom('accounts')
    .select('language')
    .where('id', '=', accountId)
    .executeTakeFirst()
  return asLanguage(row?.language)
}

/** Writes an e-mail into the outbox, inside the caller's transaction: it is sent if and only if that commits. */
export const enqueueEmail = async (
  tx: Db,
  { kind, ref, accountId, message, language, now }: OutboxEntry,
): Promise<void> => {
  const said = language ?? languageNow() ?? (await languageOf(tx, accountId)) ?? firstLanguage()
  await tx
    .withTables<OutboxTables>()
    .insertInto('outbox')
    .values({
      kind,
      ref: ref ?? null,
      account_id: accountId ?? null,
      payload: json(emailIn(said, message, await houseWordsIn(tx, said))),
      created_at: new Date(now),
      due_at: new Date(now),
    })
    .onConflict((conflict) => conflict.columns(['kind', 'ref']).where('ref', 'is not', null).doNothing())
    .execute()
}

/** Deletes every e-mail of an account, sent or not. */
export const eraseEmails = async (tx: Db, accountId: string): Promise<void> => {
  const store = tx.withTables<OutboxTables>()
  await store.deleteFrom('outbox').where('account_id', '=', accountId).execute()
  await store.deleteFrom('mailbox').where('account_id', '=', accountId).execute()
}

const makeToken = <P extends EmailSecret['purpose']>(
  makers: TokenMakers,
  purpose: P,
  db: Db,
  secret: Extract<EmailSecret, { purpose: P }>,
  now: number,
) => makers[purpose](db, secret, now)

/** 5 s, 10 s, 20 s .. 6 h. */
export const pauseAfter = (tries: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS)

/** Sends what is due. Several copies share the work: an e-mail is claimed with SKIP LOCKED and a lease. */
export const outboxJob = (deps: Deps, makers: TokenMakers): Job => {
  const { db, clock, config, log } = deps
  const smtp = config.smtpUrl === undefined ? undefined : smtpMailer({ ...config, smtpUrl: config.smtpUrl })
  const count = new Counter({
    name: 'outbox_emails_total',
    help: 'E-mails by what became of them',
    labelNames: ['outcome'],
    registers: [deps.metrics],
  })
  // From the start: what first appears as 1 has not grown, says Prometheus.
  for (const outcome of ['sent', 'failed', 'dead']) count.inc({ outcome }, 0)
  const store = db.withTables<OutboxTables>()

  const deliver = async (row: OutboxRow): Promise<void> => {
    const message = row.payload
    const secret = message.action?.secret
    const token = secret && (await makeToken(makers, secret.purpose, db, secret, clock.now()))
    const mail = renderEmail(message, {
      publicUrl: `${config.publicUrl}${prefixOf(message.language, config.languages)}`,
      mailFrom: config.mailFrom,
      brand: config.brand,
      token,
    })
    if (smtp) await smtp.send(row.id, message.to, mail)
    else
      await store
        .insertInto('mailbox')
        .values({
          id: row.id,
          account_id: row.account_id,
          kind: row.kind,
          recipient: message.to,
          subject: mail.subject,
          plain: mail.text,
          html: mail.html,
          created_at: new Date(clock.now()),
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
  }

  const attempt = async (row: OutboxRow): Promise<void> => {
    try {
      await deliver(row)
      await store
        .updateTable('outbox')
        .set({ sent_at: new Date(clock.now()), last_error: null })
        .where('id', '=', row.id)
        .execute()
      count.inc({ outcome: 'sent' })
    } catch (error) {
      const dead = row.attempts >= MAX_TRIES
      log.warn(
        { outboxId: row.id, kind: row.kind, tries: row.attempts, err: error },
        dead ? 'e-mail given up' : 'e-mail not sent',
      )
      count.inc({ outcome: dead ? 'dead' : 'failed' })
      await store
        .updateTable('outbox')
        .set({
          due_at: new Date(clock.now() + pauseAfter(row.attempts)),
          dead_at: dead ? new Date(clock.now()) : null,
          last_error: error instanceof Error ? error.message.slice(0, 500) : 'unknown',
        })
        .where('id', '=', row.id)
        .execute()
    }
  }

  const claim = async (): Promise<OutboxRow[]> => {
    const now = new Date(clock.now())
    return store
      .updateTable('outbox')
      .set({ attempts: sql<number>`attempts + 1`, due_at: new Date(clock.now() + LEASE_MS) })
      .where('id', 'in', (query) =>
        query
          .selectFrom('outbox')
          .select('id')
          .where('sent_at', 'is', null)
          .where('dead_at', 'is', null)
          .where('due_at', '<=', now)
          .orderBy('due_at')
          .limit(BATCH)
          .forUpdate()
          .skipLocked(),
      )
      .returningAll()
      .execute()
  }

  return {
    name: 'outbox',
    everyMs: 1000,
    run: async () => {
      for (let rows = await claim(); rows.length > 0; rows = rows.length < BATCH ? [] : await claim())
        await Promise.all(rows.map(attempt))
    },
  }
}

const KEEP_SENT_MS = 30 * 24 * 3_600_000
const KEEP_IN_MAILBOX = 500

/** E-mails are deleted a month after they were sent; the demo's mailbox keeps the newest. */
export const pruneOutbox = async (db: Db, now: number): Promise<void> => {
  const store = db.withTables<OutboxTables>()
  await store
    .deleteFrom('outbox')
    .where('sent_at', '<', new Date(now - KEEP_SENT_MS))
    .execute()
  await store
    .deleteFrom('mailbox')
    .where('id', 'not in', (query) =>
      query.selectFrom('mailbox').select('id').orderBy('created_at', 'desc').limit(KEEP_IN_MAILBOX),
    )
    .execute()
}
