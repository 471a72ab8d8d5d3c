import { once } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { present } from '#scripts/lib/present.ts'
import { eventually } from '#tests/support/eventually.ts'
import { redisStandIn, type RedisStandIn } from '#tests/support/redis.ts'
import { startShop, type Shop } from '#tests/support/server.ts'

let redis: RedisStandIn
let shop: Shop | undefined
beforeEach(async () => {
  redis = await redisStandIn()
})
afterEach(async () => {
  await shop?.close()
  await redis.stop()
})

test('a Redis that answers is never called silent, however busy the start is', async () => {
  await redis.start()
  shop = await startShop({ env: { REDIS_URL: redis.url } })
  const client = present(shop.app.redis, 'client')
  await eventually(() => client.status === 'ready')
  const warn = vi.spyOn(shop.app.log, 'warn')
  // The connection is made anew while the process has no time for it, as at a start that loads the pages.
  const connecting = once(client, 'connecting')
  client.disconnect(true)
  await connecting
  for (const until = performance.now() + 900; performance.now() < until;);
  await eventually(() => client.status === 'ready')
  expect(warn.mock.calls).toEqual([])
})

test('the log says once that Redis is lost, and once that it is back', async () => {
  await redis.start()
  shop = await startShop({ env: { REDIS_URL: redis.url } })
  const client = present(shop.app.redis, 'client')
  await eventually(() => client.status === 'ready')
  let attempts = 0
  client.on('connecting', () => (attempts += 1))
  const warn = vi.spyOn(shop.app.log, 'warn')
  const info = vi.spyOn(shop.app.log, 'info')
  await redis.stop()
  await eventually(() => attempts > 2)
  expect(warn.mock.calls.map(([, said]) => said)).toEqual(['Redis does not answer'])
  await redis.start()
  await eventually(() => info.mock.calls.length > 0)
  expect(info.mock.calls).toEqual([[{ ms: expect.any(Number) }, 'Redis answers again']])
})
