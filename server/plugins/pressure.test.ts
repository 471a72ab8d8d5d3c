import fastify from 'fastify'
import { expect, test } from 'vitest'
import { pressurePlugin } from './pressure.ts'

/** Synchronous work, which nothing can interrupt. Milliseconds. */
const holdUp = (ms: number) => {
  const until = performance.now() + ms
  while (performance.now() < until);
}

test('while the event loop is held up a page that is kept is given, and all else is refused with a code', async () => {
  const app = fastify()
  await app.register(pressurePlugin, { keepsPage: (url) => url === '/kept' })
  app.get('/*', (request) => ({ pressed: request.pressed }))
  const get = async (url: string) => app.inject({ url })
  expect((await get('/kept')).json()).toEqual({ pressed: false })
  const until = performance.now() + 20_000
  let other = await get('/other')
  while (other.statusCode === 200 && performance.now() < until) {
    holdUp(600)
    other = await get('/other')
    await new Promise(setImmediate)
  }
  expect(other.json()).toMatchObject({ code: 'OVERLOADED', statusCode: 503 })
  expect((await get('/kept')).json()).toEqual({ pressed: true })
  expect((await get('/healthz')).statusCode).toBe(200)
  await app.close()
}, 30_000)
