import { randomInt } from 'node:crypto'
import { sql, type Selectable } from 'kysely'
import type { Enquiry } from '#contract/enquiries.ts'
import { anywhere } from '#backend/lib/rows/anywhere.ts'
import { json } from '#backend/lib/store/db.ts'
import { Refusal, type Db, type Deps } from '#backend/lib/http/implement.ts'
import type { EnquiryTables } from './tables.ts'

/** How often one sender may write in a day; beyond that they are asked to telephone. */
export const ENQUIRIES_PER_DAY = 3
const DAY_MS = 24 * 3_600_000

export interface NewEnquiry {
  kind: string
  name: string
  email: string
  phone?: string
  message: string
  details: Enquiry['details']
  idempotencyKey: string | undefined
}

/** Without the letters and figures that are mistaken for each other. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const newReference = (kind: string) =>
  `${kind.slice(0, 1).toUpperCase()}-${Array.from({ length: 7 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`

/** What an enquiry is found by. */
const WORDS = sql<string>`lower(reference || ' ' || name || ' ' || email || ' ' || coalesce(phone, ''))`

const toEnquiry = (row: Selectable<EnquiryTables['enquiries']>): Enquiry => ({
  reference: row.reference,
  kind: row.kind,
  state: row.state,
  name: row.name,
  email: row.email,
  ...(row.phone === null ? {} : { phone: row.phone }),
  message: row.message,
  details: row.details,
  createdAt: row.created_at.toISOString(),
})

export const enquiryStore = ({ db: pool, clock }: Pick<Deps, 'db' | 'clock'>) => {
  const db = pool.withTables<EnquiryTables>()
  return {
    /** Stores it once per key, within the daily limit of the sender; `also` runs in the same transaction. */
    add: (
      enquiry: NewEnquiry,
      also: (tx: Db, reference: string) => Promise<void>,
    ): Promise<{ reference: string }> =>
      pool.transaction().execute(async (whole) => {
        const tx = whole.withTables<EnquiryTables>()
        const { kind, name, email, phone, message, details, idempotencyKey } = enquiry
        const emailKey = email.trim().toLowerCase()
        await sql`select pg_advisory_xact_lock(hashtext(${`enquiry:${emailKey}`}))`.execute(tx)
        if (idempotencyKey !== undefined) {
          const known = await tx
            .selectFrom('enquiries')
            .select('reference')
            .where('idempotency_key', '=', idempotencyKey)
            .where('email_key', '=', emailKey)
            .executeTakeFirst()
          if (known) return known
        }
        const now = clock.now()
        const { written } = await tx
          .selectFrom('enquiries')
          .select(({ fn }) => fn.countAll<number>().as('written'))
          .where('email_key', '=', emailKey)
          .where('created_at', '>', new Date(now - DAY_MS))
          .executeTakeFirstOrThrow()
        if (Number(written) >= ENQUIRIES_PER_DAY)
          throw new Refusal(
            429,
            'RATE_LIMITED',
            'We have your messages and will answer them. If there is more to say, please call us.',
          )
        const reference = newReference(kind)
        await tx
          .insertInto('enquiries')
          .values({
            reference,
            kind,
            name,
            email,
            email_key: emailKey,
            phone: phone ?? null,
            message,
            details: json(details),
            idempotency_key: idempotencyKey ?? null,
            created_at: new Date(now),
          })
          .execute()
        await also(whole, reference)
        return { reference }
      }),

    list: async (
      where: { kind?: string; state?: Enquiry['state']; q?: string },
      page: number,
      limit: number,
    ) => {
      let query = db.selectFrom('enquiries')
      if (where.kind !== undefined) query = query.where('kind', '=', where.kind)
      if (where.state !== undefined) query = query.where('state', '=', where.state)
      const pattern = anywhere(where.q)
      if (pattern !== undefined) query = query.where(WORDS, 'like', pattern)
      const rows = await query
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('reference')
        .limit(limit)
        .offset((page - 1) * limit)
        .execute()
      const { total } = await query
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      const counted = await db
        .selectFrom('enquiries')
        .select(({ fn }) => ['state', fn.countAll<number>().as('many')])
        .groupBy('state')
        .execute()
      const many = (state: Enquiry['state']) =>
        Number(counted.find((each) => each.state === state)?.many ?? 0)
      const counts = { new: many('new'), answered: many('answered'), closed: many('closed') }
      return { enquiries: rows.map(toEnquiry), total: Number(total), counts }
    },

    /** `also` runs in the same transaction, when there is such an enquiry. */
    setState: (
      reference: string,
      state: Enquiry['state'],
      also: (tx: Db) => Promise<void>,
    ): Promise<Enquiry | undefined> =>
      pool.transaction().execute(async (whole) => {
        const tx = whole.withTables<EnquiryTables>()
        const row = await tx
          .updateTable('enquiries')
          .set({ state })
          .where('reference', '=', reference)
          .returningAll()
          .executeTakeFirst()
        if (row) await also(whole)
        return row && toEnquiry(row)
      }),
  }
}
