import { execFile } from 'node:child_process'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask } from '../support/desk-calls.ts'
import { startDesk, type DeskJourneys } from '../support/desk.ts'
import { inProof } from '../support/long-form.ts'
import { OPERATOR_TOKEN } from '../support/purchase.ts'

/** The desk's refusals, compared with those of the command line: a quarter of them in `npm test`. */

let desk: DeskJourneys
beforeAll(async () => {
  desk = await startDesk()
})
afterAll(() => desk?.close())

/** The command line adds what the contract allows, which the desk's forms show beforehand. */
const ALLOWED = / Allowed: .*$/gm

it('the desk and the command line refuse with the same words', async () => {
  const { number } = await desk.sell()
  const { page, close } = await desk.open('owner', { screen: 'desktop' })
  const none = '00000000-0000-4000-8000-000000000000'
  // What is asked for, at the desk and by the command line.
  const all: readonly (readonly [
    method: string,
    path: string,
    body: object | undefined,
    command: string[],
  ])[] = [
    ['POST', `/orders/${number}/deliver`, {}, ['orders', 'deliver', number]],
    ['POST', '/orders/NONE-1/process', {}, ['orders', 'process', 'NONE-1']],
    ['GET', '/orders/NONE-1', undefined, ['orders', 'show', 'NONE-1']],
    ['POST', `/orders/${number}/ship`, {}, ['orders', 'ship', number]],
    ['POST', `/orders/${number}/cancel`, { reason: '' }, ['orders', 'cancel', number, '-r', '']],
    ['POST', `/orders/${number}/ask-rest`, {}, ['orders', 'ask-rest', number]],
    ['POST', `/returns/${none}/refund`, {}, ['returns', 'refund', none]],
    ['POST', `/returns/${none}/answer`, { answer: 'approve' }, ['returns', 'approve', none]],
    ['POST', `/money/refunds/${none}/retry`, {}, ['money', 'retry', none]],
    ['POST', `/money/refunds/${none}/dismiss`, { reason: 'no' }, ['money', 'dismiss', none, '-r', 'no']],
    ['POST', `/messages/${none}`, { text: 'Hello' }, ['messages', 'reply', none, 'Hello']],
    ['PUT', '/variants/none/stock', { stock: 1 }, ['stock', 'none', '1']],
    ['PUT', '/variants/none/price', { amount: 1 }, ['price', 'none', '1']],
    ['PUT', '/variants/none/sale', { active: false }, ['sale', 'none', 'off']],
    [
      'POST',
      '/rates',
      { rates: [{ metal: 'Tin', purity: '1 kt', perGram: 1 }] },
      ['rates', 'set', 'Tin', '1 kt', '1'],
    ],
    [
      'POST',
      '/money/transfers',
      { order: 'NONE-1', amount: 1, bankReference: 'UTR00000001' },
      ['money', 'received', 'NONE-1', '1', 'utr00000001'],
    ],
    [
      'POST',
      '/money/transfers/UTR00000001/reverse',
      { reason: 'no' },
      ['money', 'reverse', 'UTR00000001', '-r', 'no'],
    ],
    [
      'POST',
      `/workshop/${none}`,
      { decision: 'scrap', reason: 'no' },
      ['workshop', 'scrap', none, '-r', 'no'],
    ],
    ['POST', '/appointments/NONE/confirm', {}, ['appointments', 'confirm', 'NONE']],
    ['POST', '/staff', { email: 'nobody', role: 'counter' }, ['staff', 'invite', 'nobody', '-r', 'counter']],
    ['DELETE', '/staff/nobody%40house.example', {}, ['staff', 'remove', 'nobody@house.example']],
    ['POST', `/approvals/${none}/confirm`, {}, ['approvals', 'confirm', none]],
    ['DELETE', '/tokens/none', {}, ['tokens', 'revoke', 'none']],
    [
      'POST',
      `/approvals/${none}/decline`,
      { reason: 'It is fine' },
      ['approvals', 'decline', none, '-r', 'It is fine'],
    ],
    ['POST', `/approvals/${none}/withdraw`, {}, ['approvals', 'withdraw', none]],
    [
      'POST',
      `/returns/${none}/close`,
      { as: 'not-sent', words: 'By mistake' },
      ['returns', 'close', none, '-a', 'not-sent', '-w', 'By mistake'],
    ],
    ['PUT', `/orders/${number}/tracking`, {}, ['orders', 'tracking', number]],
  ]
  const asked = inProof ? all : all.filter((_, at) => at % 4 === 0)
  const atDesk = await ask(
    page,
    asked.map(([method, path, body]) => ({ method, path, body })),
  )
  await close()
  const run = (command: readonly string[]) =>
    new Promise<string>((resolve) => {
      const env = { ...process.env, BACKEND_URL: desk.url, OPERATOR_TOKEN }
      execFile(process.execPath, ['scripts/shop.ts', ...command], { env }, (_, __, said) => resolve(said))
    })
  const said: string[] = []
  for (let at = 0; at < asked.length; at += 4)
    said.push(...(await Promise.all(asked.slice(at, at + 4).map(([, , , command]) => run(command)))))
  for (const [at, [, path]] of asked.entries()) {
    const { refused, code, message, fields = {} } = atDesk[at] ?? {}
    const lines = Object.entries(fields).map(([name, words]) => `\n  ${name}: ${String(words)}`)
    expect({ path, refused, said: said[at]?.replaceAll(ALLOWED, '') }).toEqual({
      path,
      refused: true,
      said: `${message} (${code})${lines.join('')}\n`,
    })
  }
}, 180_000)
