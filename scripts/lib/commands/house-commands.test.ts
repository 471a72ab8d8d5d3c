import { spawn } from 'node:child_process'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ContentSource } from '#contract/content.ts'
import { contentStore } from '#backend/modules/content/api.ts'
import { seedResaleTerms } from '#backend/modules/passport/api.ts'
import { seedShopFacts } from '#backend/modules/shop/api.ts'
import { resaleTerms, shopFacts } from '#tests/support/house.ts'
import { startBackend, type RunningBackend } from '#tests/support/backend.ts'

const TOKEN = 'operator-token-of-this-test-0123456789'
const NOW = Date.parse('2026-11-21T10:00:00Z')
const page: ContentSource = {
  path: '/a-page',
  title: 'About {name}',
  group: 'story',
  position: 1,
  blocks: [{ kind: 'statement', words: 'Call {phone}. In money {buyBackMetal}.' }],
}

let backend: RunningBackend
const seed = () =>
  backend.deps.db.transaction().execute(async (tx) => {
    await seedShopFacts(tx, shopFacts)
    await seedResaleTerms(tx, resaleTerms, NOW)
  })
beforeAll(async () => {
  backend = await startBackend({ seed: 'none', env: { OPERATOR_TOKEN: TOKEN }, clock: { now: () => NOW } })
  await seed()
  await contentStore(backend.deps).put('a-page', page)
})
afterAll(() => backend.close())

const run = (...args: string[]) =>
  new Promise<{ code: number | null; said: string }>((resolve) => {
    const child = spawn(process.execPath, ['scripts/shop.ts', ...args], {
      env: { ...process.env, BACKEND_URL: backend.url, OPERATOR_TOKEN: TOKEN },
    })
    let said = ''
    child.stdout.on('data', (part) => (said += part))
    child.stderr.on('data', (part) => (said += part))
    child.on('close', (code) => resolve({ code, said }))
  })
const send = (method: string, path: string, body: object) =>
  fetch(`${backend.url}/api/operator/${path}`, {
    method,
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const ask = async (path: string) => (await fetch(`${backend.url}/api${path}`)).json()
const words = async () => (await ask('/content/a-page')).blocks[0].words
const trail = async (event: string) =>
  (
    await sql<{ details: unknown }>`select details from audit where event = ${event} order by id`.execute(
      backend.deps.db,
    )
  ).rows.map(({ details }) => details)

describe('the operator changes house facts without a deploy', () => {
  it('one at a time, first dry; pages that name the fact show it at once', async () => {
    expect((await run('facts', 'show')).said).toMatch(/^phone +\+91 22 5550 0142$/m)
    const change = ['facts', 'set', 'phone', '+91', '22', '5550', '0199']
    const told = 'phone: +91 22 5550 0142 -> +91 22 5550 0199\n'
    expect(await run(...change, '--dry-run')).toEqual({
      code: 0,
      said: `${told}Nothing was written: this was a dry run.\n`,
    })
    expect(await words()).toContain('Call +91 22 5550 0142.')
    expect((await run(...change)).said).toBe(`${told}Set.\n`)
    expect((await run(...change)).said).toBe('It was so already.\n')
    expect(await words()).toContain('Call +91 22 5550 0199.')
    expect((await ask('/shop')).phone).toBe('+91 22 5550 0199')
    expect(await trail('shop.facts-set')).toEqual([{ facts: 'phone' }])
  })

  it('lists too: the lines of the address, and social links', async () => {
    await run('facts', 'set', 'addressLines', '7 New Lane', 'Pune 411001')
    await run('facts', 'set', 'social', 'Instagram=https://www.instagram.com/house.example')
    expect(await ask('/shop')).toMatchObject({
      addressLines: ['7 New Lane', 'Pune 411001'],
      social: [{ name: 'Instagram', url: 'https://www.instagram.com/house.example' }],
    })
  })

  it('says what is wrong, a line each, and changes nothing', async () => {
    const before = await ask('/shop')
    const refused = await send('PATCH', 'shop', {
      facts: {
        phone: '+91 22 5550 0111',
        email: 'not an e-mail',
        chatUrl: 'javascript:alert(1)',
        social: [{ name: 'Instagram', url: 'http://plain.example' }],
        name: ' ',
      },
    })
    expect([refused.status, Object.keys((await refused.json()).fields).toSorted()]).toEqual([
      400,
      ['facts.chatUrl', 'facts.email', 'facts.name', 'facts.social.0.url'],
    ])
    for (const [args, sentence] of [
      [['gstin', '27AAACO0000A1ZQ'], /This is not a GSTIN.*\n {2}facts\.gstin: /],
      [['social', 'no link'], /is not Name=https/],
      [['motto', 'Words'], /There is no fact ‘motto’\. There are name, tagline/],
    ] as const) {
      const { code, said } = await run('facts', 'set', ...args)
      expect([code, said]).toEqual([1, expect.stringMatching(sentence)])
    }
    expect(await ask('/shop')).toEqual(before)
    // The seed, read again when it was edited, leaves what the house has set.
    await seed()
    expect(await ask('/shop')).toEqual(before)
  })
})

describe('the operator changes the rule of exchange and buy-back', () => {
  it('first dry, share by share, and the published words follow', async () => {
    const before = 'in exchange 100 % of the metal, 90 % of the stones; in money 95 %, 80 %'
    const after = before.replace('95', '92.5')
    const change = ['resale', 'set', '--buy-back-metal', '92.5']
    expect((await run(...change, '--dry-run')).said).toBe(
      `before: ${before}\nthen:    ${after}\nNothing was written: this was a dry run.\n`,
    )
    expect(await words()).toContain('In money 95 per cent.')
    expect((await run(...change)).said).toBe(`before: ${before}\nnow:    ${after}\nSet.\n`)
    expect(await words()).toContain('In money 92.5 per cent.')
    expect((await run(...change)).said).toContain('It was so already.')
    const at = '21 Nov 2026, 15:30'
    expect((await run('resale', 'show')).said).toBe(`${at}  operator  ${after}\n${at}  seed      ${before}\n`)
    expect(await trail('resale.set')).toEqual([
      { exchangeMetal: 100, exchangeStones: 90, buyBackMetal: 92.5, buyBackStones: 80 },
    ])
    await seed()
    expect(await words()).toContain('In money 92.5 per cent.')
  })

  it('refuses what is not a share, and is closed without the token', async () => {
    expect((await run('resale', 'list', '--from', '2026-11-01', '--to', '2026-11-30')).said).toBe(
      'No piece was taken on these days.\n',
    )
    const { code, said } = await run('resale', 'set', '--buy-back-metal', '101')
    expect([code, said]).toEqual([1, expect.stringMatching(/buyBack\.metal: This is too large/)])
    const fine = await send('PATCH', 'resale', { buyBack: { metal: 1.234 } })
    expect([fine.status, (await fine.json()).message]).toEqual([422, 'A share has at most two decimals.'])
    expect((await run('resale', 'set')).code).toBe(1)
    for (const [method, path] of [
      ['GET', 'resale'],
      ['PATCH', 'resale'],
      ['PATCH', 'shop'],
    ] as const)
      expect((await fetch(`${backend.url}/api/operator/${path}`, { method })).status, path).toBe(401)
  })
})
