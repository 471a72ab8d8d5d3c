import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import supertest from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Repricing } from '#contract/pricing.ts'
import { openPostgres } from '#backend/lib/store/db.ts'
import { startBackend, type RunningBackend } from '#tests/support/backend.ts'
import { freePort } from '#tests/support/free-port.ts'
import { createDatabase, postgresAvailable, sharedPostgres } from '#tests/support/postgres.ts'
import { startProgram, type RunningProgram } from '#tests/support/program.ts'
import { eventually } from '#tests/support/purchase.ts'
import { addRates } from './api.ts'

const TOKEN = 'operator-token-for-tests'
const GOLD = { metal: 'Yellow gold', purity: '18 kt' }
const PRODUCTS = 260
/** The first step is of a hundred products; the second begins with this one. */
const HELD = 'p-00101'

/** Two combinations of each product: 10 g and 20 g at ₹5,000 a gram, making ₹1,000, GST 3 %. */
const fill = sql`with made as (
    insert into products (id, slug, name, made_in, hsn, price_paise)
    select id, id, id, 'India', '7113', 5253000 from (
      select 'p-' || lpad(n::text, 5, '0') as id from generate_series(1, ${PRODUCTS}::integer) n) ids returning id
  ), variants as (
    insert into product_variants (id, product_id, sku, metal, purity, size, price_paise, metal_weight_mg, is_default)
    select id || size, id, id || size, ${GOLD.metal}, ${GOLD.purity}, size, paise, weight, weight = 10000
    from made, (values ('a', 5253000, 10000), ('b', 10403000, 20000)) v (size, paise, weight)
  )
  insert into variant_price_parts (variant_id, position, kind, label, amount_paise)
  select id || size, position, kind, kind, paise from made, (values
    ('a', 0, 'metal', 5000000), ('a', 1, 'making', 100000), ('a', 2, 'gst', 153000),
    ('b', 0, 'metal', 10000000), ('b', 1, 'making', 100000), ('b', 2, 'gst', 303000)) v (size, position, kind, paise)`

describe.runIf(postgresAvailable())('new rates price the catalogue anew in the background', () => {
  let drop: (() => Promise<void>) | undefined
  /** The program that works, and is killed while it does. */
  let program: RunningProgram
  /** A backend that reads the same store. */
  let reader: RunningBackend
  beforeAll(async () => {
    const made = await createDatabase(await sharedPostgres(), `repricing_${randomUUID().slice(0, 8)}`)
    const { url } = made
    drop = made.drop
    reader = await startBackend({
      seed: 'none',
      database: openPostgres({ url }),
      env: { OPERATOR_TOKEN: TOKEN },
    })
    const rates = [{ ...GOLD, paisePerGram: 500_000 }]
    await reader.deps.db.transaction().execute(async (tx) => {
      await addRates(tx, rates, { at: new Date(), by: 'test' })
      await fill.execute(tx)
    })
    const port = await freePort()
    program = await startProgram({
      main: 'backend/main.ts',
      url: `http://127.0.0.1:${port}`,
      ready: '/readyz',
      env: {
        BACKEND_PORT: String(port),
        DATABASE_URL: url,
        SEED: 'none',
        LOG_LEVEL: 'silent',
        OPERATOR_TOKEN: TOKEN,
      },
    })
  }, 120_000)
  afterAll(async () => {
    await program?.kill()
    await reader?.close()
    await drop?.()
  })

  const setRate = async (perGram: number): Promise<Repricing> => {
    const answer = await supertest(program.url)
      .post('/api/operator/rates')
      .set('authorization', `Bearer ${TOKEN}`)
      .send({ rates: [{ ...GOLD, perGram }] })
      .expect(200)
    return answer.body.repricing
  }
  const progressOf = async (_id: string): Promise<Repricing> =>
    (
      await supertest(reader.url)
        .get(`/api/operator/rates/repricings/${_id}`)
        .set('authorization', `Bearer ${TOKEN}`)
        .expect(200)
    ).body
  /** The prices of a product's combinations, in one answer. */
  const amountsOf = async (id: string): Promise<number[]> =>
    (await supertest(reader.url).get(`/api/products/${id}/configuration`).expect(200)).body.variants.map(
      ({ amount }: { amount: number }) => amount,
    )
  /** Products whose prices, price parts and listed price do not all follow one rate. */
  const mixed = async (): Promise<number> => {
    const { rows } = await sql<{ mixed: number }>`select count(*)::integer as mixed from products p where (
      select count(distinct round((select amount_paise from variant_price_parts m where m.variant_id = v.id and m.kind = 'metal')
        * 1000.0 / v.metal_weight_mg)) from product_variants v where v.product_id = p.id) <> 1
      or exists (select from product_variants v where v.product_id = p.id
        and v.price_paise <> (select sum(amount_paise) from variant_price_parts m where m.variant_id = v.id))
      or p.price_paise <> (select price_paise from product_variants v where v.product_id = p.id and v.is_default)`.execute(
      reader.deps.db,
    )
    return rows[0]?.mixed ?? -1
  }
  /** Runs `work` while somebody holds a piece in the middle, as an order in progress does. */
  const whileHeld = <T>(work: () => Promise<T>): Promise<T> =>
    reader.deps.db.transaction().execute(async (tx) => {
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
      await sql`select from product_variants where id = ${`${HELD}b`} for update`.execute(tx)
      return work()
    })

  it('continues where a kill ended it; every answer has either the old prices of a piece or the new ones', async () => {
    const _id = await whileHeld(async () => {
      const { _id } = await setRate(6000)
      await eventually(async () => (await progressOf(_id)).done === 100)
      await program.kill()
      expect(await progressOf(_id)).toMatchObject({ products: PRODUCTS, done: 100, repriced: 200 })
      expect((await progressOf(_id)).finishedAt).toBeUndefined()
      expect(await amountsOf('p-00001')).toEqual([62_830, 124_630])
      expect(await amountsOf(HELD)).toEqual([52_530, 104_030])
      expect(await mixed()).toBe(0)
      return _id
    })
    await program.revive()
    await eventually(async () => (await progressOf(_id)).finishedAt !== undefined)
    expect(await progressOf(_id)).toMatchObject({ done: PRODUCTS, repriced: 2 * PRODUCTS })
    expect(await amountsOf(HELD)).toEqual([62_830, 124_630])
    expect(await mixed()).toBe(0)
    const { rows } = await sql<{
      details: unknown
    }>`select details from audit where event = 'rates.repriced'`.execute(reader.deps.db)
    expect(rows).toEqual([{ details: { repricing: _id, products: PRODUCTS, repriced: 2 * PRODUCTS } }])
  }, 120_000)

  it('rates that are set meanwhile apply to everything not yet done', async () => {
    const [one, other] = await whileHeld(async () => {
      const first = (await setRate(7000))._id
      await eventually(async () => (await progressOf(first)).done === 100)
      return [first, (await setRate(8000))._id] as const
    })
    await eventually(async () => (await progressOf(other)).finishedAt !== undefined)
    expect(await progressOf(one)).toMatchObject({ done: 100, finishedAt: expect.any(String) })
    expect(await mixed()).toBe(0)
    for (const id of ['p-00001', HELD, 'p-00260']) expect(await amountsOf(id)).toEqual([83_430, 165_830])
  }, 120_000)

  it('an import of pieces in any order and their sale never deadlock', async () => {
    const asked = (method: 'get' | 'put' | 'post', path: string) =>
      supertest(reader.url)[method](path).set('authorization', `Bearer ${TOKEN}`)
    const { products } = (await asked('get', '/api/operator/catalogue/products?limit=2').expect(200)).body
    const { importId } = (await asked('post', '/api/operator/catalogue/imports').expect(200)).body
    const path = `/api/operator/catalogue/imports/${importId}`
    const lines = products
      .toReversed()
      .map((product: { name: string }, n: number) => ({ line: n + 1, product: { ...product, name: 'Ring' } }))
    await asked('put', `${path}/lines`).send({ lines }).expect(200)
    const finished = await reader.deps.db.transaction().execute(async (sale) => {
      const sell = (id: string) =>
        sql`update product_variants set stock = stock + 1 where id = ${id}`.execute(sale)
      await sell('p-00001a')
      const finishing = asked('post', `${path}/finish`)
        .send({})
        .expect(200)
        .then(({ body }) => body)
      await eventually(async () => {
        const { rows } = await sql`select from pg_stat_activity where datname = current_database()
          and wait_event_type = 'Lock'`.execute(reader.deps.db)
        return rows.length > 0
      })
      await sell('p-00002a')
      return { finishing }
    })
    expect(await finished.finishing).toMatchObject({ changed: 2, mistakes: 0, written: true })
  }, 60_000)

  it('an unknown repricing is not found', async () => {
    await supertest(reader.url)
      .get('/api/operator/rates/repricings/nonsense')
      .set('authorization', `Bearer ${TOKEN}`)
      .expect(404)
  })
})
