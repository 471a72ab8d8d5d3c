import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { piece, putPieces } from '#tests/support/pieces.ts'
import { startPurchaseOn } from '#tests/support/databases.ts'
import { postgresAvailable } from '#tests/support/postgres.ts'
import { eventually, OPERATOR_TOKEN, type Purchase } from '#tests/support/purchase.ts'
import type { TestShopper } from '#tests/support/shoppers.ts'
import { signInStaff } from '#tests/support/staff.ts'

/** Answers to one approval at the same moment, on PostgreSQL: one counts, and everybody else is told which. */

const ROUNDS = 6
const DESK = 'http://desk.example'
type Caller = Pick<TestShopper, 'get' | 'post'>
type Answer = 'confirm' | 'decline' | 'withdraw'

describe.skipIf(!postgresAvailable())('answers to an approval at once', () => {
  let now = Date.now()
  let shop: Purchase
  let asker: Caller, two: Caller, three: Caller

  beforeAll(async () => {
    shop = await startPurchaseOn('PostgreSQL', {
      clock: { now: () => now },
      webhooks: false,
      env: { FOUR_EYES_ABOVE: 'refund=1000', DESK_URL: DESK },
    })
    await putPieces(shop.backend.deps, piece('studs', { amount: 90_000, stock: 100 }))
    const person = async (email: string) =>
      shop.shoppers.as(
        await signInStaff(
          shop.backend,
          OPERATOR_TOKEN,
          { email, role: 'manager' },
          { desk: DESK, nextMoment: () => (now += 30_000) },
        ),
      )
    asker = await person('asker@house.example')
    two = await person('two@house.example')
    three = await person('three@house.example')
  })
  afterAll(() => shop?.close())

  const cancel = (id: string) => asker.post(`/api/operator/orders/${id}/cancel`, { reason: 'Cracked' })
  const asking = async () => {
    const { id } = await shop.buy({ pieces: [{ productId: 'studs' }] })
    expect((await cancel(id)).status).toBe(409)
    const { body } = await asker.get('/api/operator/approvals/own').expect(200)
    return { order: id, approval: body.approvals[0].id as number }
  }
  const answer = async (by: Caller, approval: number, as: Answer) => {
    for (;;) {
      const body = as === 'decline' ? { reason: 'It is fine' } : {}
      const answered = await by.post(`/api/operator/approvals/${approval}/${as}`, body)
      // A busy store refuses with 503 and has done nothing.
      if (answered.status !== 503) return answered.status
    }
  }
  const stateOf = async (approval: number) => {
    const { body } = await asker.get('/api/operator/approvals/own').expect(200)
    return body.approvals.find(({ id }: { id: number }) => id === approval).state
  }
  const linesOf = async (order: string) => {
    const { body } = await asker.get(`/api/operator/orders/${order}/file`).expect(200)
    return body.acts.filter(({ event }: { event: string }) =>
      /^approval\.(?:confirmed|declined|withdrawn)$/.test(event),
    ).length
  }

  it.each<readonly [string, readonly (readonly ['asker' | 'two' | 'three', Answer])[]]>([
    ['two confirm', [['two', 'confirm'], ['three', 'confirm']]],
    ['one confirms and one declines', [['two', 'confirm'], ['three', 'decline']]],
    ['two decline, and one of them twice', [['two', 'decline'], ['three', 'decline'], ['two', 'decline']]],
    ['one declines while it is withdrawn', [['two', 'decline'], ['asker', 'withdraw']]],
  ])('%s: one answer counts and has one line in the trail', async (_, answers) => {
    for (let round = 0; round < ROUNDS; round++) {
      const { order, approval } = await asking()
      const by = { asker, two, three }
      const statuses = await Promise.all(answers.map(([who, as]) => answer(by[who], approval, as)))
      expect(statuses.filter((status) => status === 200)).toHaveLength(1)
      expect(statuses.filter((status) => status === 409)).toHaveLength(answers.length - 1)
      const won = answers[statuses.indexOf(200)]?.[1]
      const ENDS = { confirm: 'confirmed', decline: 'declined', withdraw: 'withdrawn' }
      expect(await stateOf(approval)).toBe(won && ENDS[won])
      expect(await linesOf(order)).toBe(1)
    }
  }) // prettier-ignore

  it('it is confirmed by somebody who is removed in that moment: nothing is confirmed', async () => {
    const email = 'leaves@house.example'
    const joining = { desk: DESK, nextMoment: () => (now += 30_000) }
    const leaver = shop.shoppers.as(
      await signInStaff(shop.backend, OPERATOR_TOKEN, { email, role: 'manager' }, joining),
    )
    const { approval } = await asking()
    // The answer has been let in, and waits for the row while the person is removed.
    const { answered } = await shop.backend.deps.db.transaction().execute(async (tx) => {
      await sql`select id from approvals where id = ${approval} for update`.execute(tx)
      const waiting = leaver.post(`/api/operator/approvals/${approval}/confirm`).then(({ status }) => status)
      const blocked = async () => (await shop.rows(sql`select pid from pg_locks where not granted`)).length
      await eventually(async () => (await blocked()) > 0)
      const removed = shop.operator.delete(`/api/operator/staff/${email}`).then(({ status }) => status)
      // The removal waits for the answer, or is done before it.
      await eventually(async () => {
        const gone = sql`select id from staff where email = ${email} and removed_at is not null`
        return (await blocked()) > 1 || (await shop.rows(gone)).length > 0
      })
      return { answered: Promise.all([waiting, removed]) }
    })
    expect((await answered)[1]).toBe(200)
    expect(await stateOf(approval)).toBe('waiting')
  })

  it('a confirmed one is withdrawn while it is used: done or withdrawn, never both', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { order, approval } = await asking()
      expect(await answer(two, approval, 'confirm')).toBe(200)
      const [used, withdrawn] = await Promise.all([cancel(order), answer(asker, approval, 'withdraw')])
      expect([used.status, withdrawn].toSorted()).toEqual([200, 409])
      const { body } = await asker.get(`/api/operator/orders/${order}`).expect(200)
      expect([body.status, await stateOf(approval)]).toEqual(
        used.status === 200 ? ['Cancelled', 'done'] : ['paid', 'withdrawn'],
      )
    }
  })
})
