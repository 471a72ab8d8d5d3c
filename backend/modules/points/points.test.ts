import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { sql } from 'kysely'
import type { RunningBackend } from '#tests/support/backend.ts'
import { DATABASES, startBackendOn } from '#tests/support/databases.ts'
import { giveTerms } from '#tests/support/house-terms.ts'
import { createShoppers, type Shoppers } from '#tests/support/shoppers.ts'
import { giveLater, mostPointsFor, pointsEarnedBy, redeem, restore, takeBack, vest, vestFrom } from './api.ts'

const now = Date.now()
const accountOf = async (shopper: { get: (path: string) => PromiseLike<{ body: { _id: string } }> }) =>
  (await shopper.get('/api/account')).body._id

/** The same races on both stores: PGlite hides missing locks, PostgreSQL does not. */
describe.each(DATABASES)('points on %s', (database) => {
  let backend: RunningBackend
  let shoppers: Shoppers
  beforeAll(async () => {
    backend = await startBackendOn(database, { seed: 'none' })
    await giveTerms(backend)
    shoppers = createShoppers(backend)
  })
  afterAll(() => backend?.close())
  type Tx = Parameters<typeof vest>[0]
  const within = <T>(work: (tx: Tx) => Promise<T>) =>
    backend.deps.db.transaction().execute(async (tx) => work(tx))
  interface Cause {
    accountId: string
    ref: string
    now: number
  }
  /** Promised and due at once. */
  const earn = async (tx: Tx, { points, ...cause }: Cause & { points: number }) => {
    await giveLater(tx, { ...cause, points })
    await vestFrom(tx, { ...cause, at: now })
    await vest(tx, cause)
  }
  const reverse = (tx: Tx, cause: Cause, points: number) =>
    takeBack(tx, { ...cause, because: `${cause.ref}:back`, points })
  const consistent = async (accountId: string) => {
    const { rows } = await sql<{ balance: number; sum: number; least: number }>`
      select b.balance, (select sum(points)::int from points_ledger l where l.account_id = b.account_id) as sum,
        (select min(balance) from points_ledger l where l.account_id = b.account_id) as least
      from points_balances b where account_id = ${accountId}`.execute(backend.deps.db)
    expect(rows[0]?.sum).toBe(rows[0]?.balance)
    expect(rows[0]?.least).toBeGreaterThanOrEqual(0)
    return rows[0]?.balance
  }

  it('50 parallel sign-ups of one e-mail: one account, one +100', async () => {
    const email = shoppers.freshEmail()
    const body = { name: 'Asha', email, password: 'tender-otter-quarry' }
    const answers = await Promise.all(Array.from({ length: 50 }, () => shoppers.post('/api/accounts', body)))
    const told = answers.filter(({ status }) => status === 202)
    // What exceeds the bounded queue is refused at once; no other answer is given.
    expect(answers.every(({ status }) => status === 202 || status === 503)).toBe(true)
    expect(told.length).toBeGreaterThan(1)
    const { rows } = await sql<{ accounts: number; gifts: number }>`
      select count(distinct a.id)::int as accounts, count(l.id)::int as gifts
      from accounts a left join points_ledger l on l.account_id = a.id where email_key = ${email}`.execute(
      backend.deps.db,
    )
    expect(rows[0]).toEqual({ accounts: 1, gifts: 1 })
    const { rows: emails } = await sql<{ n: number }>`
      select count(*)::int as n from outbox where kind = 'welcome' and payload->>'to' = ${email}`.execute(
      backend.deps.db,
    )
    expect(emails[0]?.n).toBe(1)
  })

  it('50 parallel redemptions of 10 from 100: ten go through, the balance is never below 0', async () => {
    const accountId = await accountOf(await shoppers.open({ verified: true }))
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, (_, n) =>
        within((tx) => redeem(tx, { accountId, points: 10, ref: `order:${n}`, now })),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    expect(await consistent(accountId)).toBe(0)
  })

  it('the same cause reported 50 times at once counts once', async () => {
    const accountId = await accountOf(await shoppers.open({ verified: true }))
    await within((tx) => giveLater(tx, { accountId, points: 7, ref: 'order:a', now }))
    // Its day is not known yet: nothing is given.
    await within((tx) => vest(tx, { accountId, ref: 'order:a', now }))
    await within((tx) => vestFrom(tx, { accountId, ref: 'order:a', at: now }))
    expect(await consistent(accountId)).toBe(100)
    await Promise.all(
      Array.from({ length: 50 }, () => within((tx) => vest(tx, { accountId, ref: 'order:a', now }))),
    )
    expect(await consistent(accountId)).toBe(107)
    await within((tx) => redeem(tx, { accountId, points: 30, ref: 'order:b', now }))
    await Promise.all(
      Array.from({ length: 20 }, () => within((tx) => restore(tx, { accountId, ref: 'order:b', now }))),
    )
    expect(await consistent(accountId)).toBe(107)
    await within((tx) => redeem(tx, { accountId, points: 105, ref: 'order:c', now }))
    await Promise.all(
      Array.from({ length: 20 }, () => within((tx) => reverse(tx, { accountId, ref: 'order:a', now }, 7))),
    )
    expect(await consistent(accountId)).toBe(0)
  })

  it('points wait for a confirmed e-mail', async () => {
    const accountId = await accountOf(await shoppers.open({}))
    await expect(within((tx) => redeem(tx, { accountId, points: 1, ref: 'order:x', now }))).rejects.toThrow(
      'once your e-mail is confirmed',
    )
    expect(await consistent(accountId)).toBe(100)
  })

  it('any series of movements, repeated again and again, leaves the same balance as a ledger kept by hand', async () => {
    const movement = fc.record({
      kind: fc.constantFrom('earned', 'spent', 'restored', 'reversed'),
      order: fc.integer({ min: 1, max: 4 }),
      points: fc.integer({ min: 1, max: 160 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(movement, { minLength: 1, maxLength: 24 }), async (movements) => {
        const accountId = await accountOf(await shoppers.open({ verified: true }))
        const book = new Map<string, number>()
        let balance = 100
        for (const { kind, order, points } of movements) {
          const cause = { accountId, ref: `order:${order}`, now }
          const line = `${kind} ${order}`
          const due = {
            earned: points,
            spent: -points,
            restored: -(book.get(`spent ${order}`) ?? 0),
            reversed: -Math.min(book.get(`earned ${order}`) ?? 0, balance),
          }[kind]
          const moved = book.has(line) ? 0 : due
          const refused = balance + moved < 0
          const done: Promise<unknown> = within<unknown>((tx) =>
            kind === 'earned'
              ? earn(tx, { ...cause, points: book.has(line) ? 0 : points })
              : kind === 'spent'
                ? redeem(tx, { ...cause, points })
                : kind === 'restored'
                  ? restore(tx, cause)
                  : reverse(tx, cause, book.get(`earned ${order}`) ?? 0),
          )
          if (refused) await expect(done).rejects.toThrow('not that many points')
          else await done
          if (refused || moved === 0) continue
          book.set(line, moved)
          balance += moved
        }
        expect(await consistent(accountId)).toBe(balance)
      }),
      { numRuns: 12, seed: 4 },
    )
  })

  it('ledger and audit are append-only', async () => {
    await shoppers.open({})
    for (const text of [
      'update points_ledger set points = 0',
      'delete from points_ledger',
      'update audit set event = event',
      'delete from audit',
    ])
      await expect(sql.raw(text).execute(backend.deps.db)).rejects.toThrow('append-only')
  })
})

describe('points: sums', () => {
  const rule = { welcome: 100, rupeesPerPoint: 1000, worthPaise: 100, mostPercent: 10 }
  it.each([
    [0, 0],
    [99_999, 0],
    [100_000, 1],
    [28_270_900, 282],
  ])('paying %d paise earns %d', (paise, points) => {
    expect(pointsEarnedBy(paise, 100_000)).toBe(points)
    expect(pointsEarnedBy(paise, null)).toBe(0)
  })
  it('pays at most a tenth of a bag, in whole points', () => {
    expect([0, 99_900, 100_000, 28_270_900].map((paise) => mostPointsFor(paise, rule))).toEqual([
      0, 99, 100, 28_270,
    ])
  })
})
