import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pino, type LoggerOptions } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { actingAs } from '#backend/lib/audit/acting.ts'
import { createLog } from '#backend/lib/running/log.ts'
import { loggedPath, loggerOptions } from '#server/plugins/logging.ts'
import { freePort } from './support/free-port.ts'
import { eventually } from './support/purchase.ts'

/** Row 'No trace of what happened': logs contain no secret and no personal data. */

const CANARY = {
  name: 'Kanarienvogel Testerin',
  email: 'kanarienvogel@example.com',
  password: 'kanari-lantern-9182',
  street: '7 Kanari Street',
  phone: '+91 98450 55555',
  words: 'kanari words to the house',
  pan: 'KNRPX1234K',
}
const FORBIDDEN = /kanari|98450 ?55555|KNRPX1234K/i

const caught = () => {
  const lines: string[] = []
  const stream = new Writable({
    write: (chunk: Buffer, _, done) => {
      lines.push(chunk.toString())
      done()
    },
  })
  return { stream, text: () => lines.join('') }
}

describe('a failure that carries somebody in its members', () => {
  const failures = {
    'of the store': Object.assign(
      new Error('duplicate key value violates unique constraint "accounts_email"'),
      {
        code: '23505',
        detail: `Key (email)=(${CANARY.email}) already exists.`,
      },
    ),
    'of mail': Object.assign(new Error(`550 <${CANARY.email}> rejected`), { rejected: [CANARY.email] }),
    'of payments': Object.assign(new Error('declined', { cause: new Error(`for ${CANARY.email}`) }), {
      raw: { headers: { authorization: `Bearer ${CANARY.password}` } },
    }),
  }
  it.each(Object.entries(failures))('%s is written without them', (_, err) => {
    for (const make of [
      createLog,
      (logLevel: string, to: Writable) => pino(loggerOptions({ logLevel }) as LoggerOptions, to),
    ]) {
      const { stream, text } = caught()
      make('trace', stream).error({ err }, 'failed')
      expect(text()).toContain(err.message.split(' ')[0])
      expect(text()).not.toMatch(FORBIDDEN)
    }
  })
})

it('a line of the backend that is written during a request has its number, once', async () => {
  const { stream, text } = caught()
  const log = createLog('info', stream)
  await actingAs({ who: undefined, origin: '127.0.0.1', requestId: 'number-1' }, async () => {
    log.warn('no payment was opened')
    log.child({ requestId: 'number-1' }).warn('answered')
  })
  log.warn('a job failed')
  const [during, own, after] = text().trim().split('\n')
  expect(during).toContain('"requestId":"number-1"')
  expect(own?.match(/requestId/g)).toHaveLength(1)
  expect(after).not.toContain('requestId')
})

it.each([
  ['/jane.doe@example.com/+919820012345?q=1', '/[e-mail]/[number]'],
  ['/a/jane%40example.com', '/a/[e-mail]'],
  ['/98200%2012345', '/[number]'],
  ['/order/ORV-26-0007', '/order/ORV-26-0007'],
  ['/product/65f0c2a91b2c3d4e5f607182', '/product/65f0c2a91b2c3d4e5f607182'],
])('of the path %s only %s is written', (url, written) => expect(loggedPath(url)).toBe(written))

describe('the real programs at their most talkative', () => {
  const children: ChildProcess[] = []
  const folder = mkdtempSync(join(tmpdir(), 'shop-logs-'))
  let said = ''
  let url = ''

  const start = async (script: string, env: Record<string, string>, ready: string) => {
    const child = spawn(process.execPath, script.split(' '), {
      env: { ...process.env, LOG_LEVEL: 'trace', NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    children.push(child)
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString()
      })
    await eventually(async () => {
      if (child.exitCode !== null) throw new Error(`${script} ended: ${said.slice(-2_000)}`)
      return fetch(ready).then(
        ({ ok }) => ok,
        () => false,
      )
    }, 120_000)
  }

  beforeAll(async () => {
    const [backend, server, dead] = [await freePort(), await freePort(), await freePort()]
    await start(
      'backend/main.ts',
      {
        BACKEND_PORT: String(backend),
        // Nothing listens there: mail and payments fail, with everything that their errors contain.
        PAYMENTS_PORT: String(dead),
        SMTP_URL: `smtp://127.0.0.1:${dead}`,
        DATA_DIR: folder,
      },
      `http://127.0.0.1:${backend}/readyz`,
    )
    url = `http://127.0.0.1:${server}`
    await start(
      'server/main.ts --without-pages',
      { PORT: String(server), BACKEND_URL: `http://127.0.0.1:${backend}`, HOST: '127.0.0.1' },
      `${url}/readyz`,
    )
  }, 300_000)
  afterAll(async () => {
    for (const child of children) {
      const ended = once(child, 'exit')
      if (child.exitCode === null && child.kill('SIGKILL')) await ended
    }
    rmSync(folder, { recursive: true, force: true })
  })

  it('write nothing of who signs up, signs in, writes, buys and fails', async () => {
    let cookie = ''
    const ask = async (query: string, variables: Record<string, unknown> = {}) => {
      const answer = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({ query, variables }),
      })
      const sid = answer.headers.getSetCookie().find((line) => line.startsWith('sid='))
      if (sid) cookie = sid.split(';', 1)[0] ?? ''
      return (await answer.json()) as { data: Record<string, never> | null; errors?: unknown[] }
    }
    const { email, password, name } = CANARY
    await ask('mutation($i: SignUpInput!) { signUp(input: $i) { userErrors { code } } }', {
      i: { name, email, password },
    })
    for (const given of [`wrong ${password}`, password])
      await ask(
        'mutation($e: String!, $p: String!) { signIn(email: $e, password: $p) { userErrors { code } } }',
        {
          e: email,
          p: given,
        },
      )
    expect(cookie).toMatch(/^sid=.{40,}/)
    const address = {
      name,
      addressLine1: CANARY.street,
      city: 'Pune',
      state: 'Maharashtra',
      postalCode: '411001',
      countryCode: 'IN',
      phone: CANARY.phone,
    }
    await ask('mutation($a: AddressInput!) { saveAddress(input: $a) { userErrors { code } } }', {
      a: address,
    })
    await ask('mutation($t: String!) { sendMessage(text: $t) { userErrors { code } } }', { t: CANARY.words })
    await ask('mutation($e: String!) { requestPasswordReset(email: $e) { userErrors { code } } }', {
      e: email,
    })
    await ask('mutation($t: String!) { confirmEmail(token: $t) { userErrors { code } } }', { t: password })
    await ask('mutation { addToBag(input: { productId: "vane" }) { userErrors { code } } }')
    await ask(
      `mutation { placeOrder(input: { key: "k1", bagVersion: 1, total: 100, delivery: SHIP, pan: "${CANARY.pan}" }) { userErrors { code } } }`,
    )
    await ask(`{ viewer(x: "${email}") }`)
    await ask('query($e: Fish) { viewer { id } }', { e: email })
    const secret = encodeURIComponent(password)
    for (const path of [
      `/success?session_id=${secret}`,
      `/login?returnTo=${secret}`,
      `/track?email=${email}`,
    ])
      await (await fetch(url + path, { headers: { cookie } })).text()
    await eventually(() => said.includes('e-mail not sent'), 60_000)

    expect(said).toContain('"answered"')
    expect(said).not.toMatch(FORBIDDEN)
    expect(said).not.toContain(cookie.slice('sid='.length))
  }, 150_000)

  it('write the line of a very long path as quickly as any other', async () => {
    const from = performance.now()
    for (let n = 0; n < 30; n += 1) {
      const answer = await fetch(`${url}/assets/${'~'.repeat(15_000)}`)
      expect(answer.status).toBe(404)
      await answer.text()
    }
    // While each held up the whole program, a few were enough for it to refuse everybody with 503.
    expect(performance.now() - from).toBeLessThan(5_000)
  }, 150_000)

  /** The lines from `since` on that a program wrote; each is one JSON object. */
  const linesOf = (program: { part?: string; service?: string }, since: number) =>
    said
      .slice(since)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown> & { level: number; msg?: string })
      .filter(({ part, service }) => part === program.part && service === program.service)
  /** Sends SIGTERM while requests arrive and the change feed is open. Returns what the program wrote afterwards. */
  const stopped = async (child: ChildProcess, program: Parameters<typeof linesOf>[0]) => {
    const since = said.length
    const asked = Array.from({ length: 8 }, () => fetch(`${url}/graphql?query={shop{name}}`).catch(() => undefined)) // prettier-ignore
    const ended = once(child, 'close')
    child.kill('SIGTERM')
    await Promise.all(asked)
    expect(await ended).toEqual([0, null])
    return linesOf(program, since)
  }
  const isError = ({ level }: { level: number }) => level >= 50

  it('an orderly stop says so, and logs no error; the number of an error leads to its cause', async () => {
    const [backend, server] = children
    if (!backend || !server) throw new Error('the programs were not started')
    const ofBackend = await stopped(backend, { part: 'backend' })
    expect(ofBackend.filter(isError)).toEqual([])
    expect(ofBackend.map(({ msg }) => msg)).toEqual(expect.arrayContaining(['stopping', 'stopped']))

    const since = said.length
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ bag { lines { id } } }' }),
    })
    const { errors } = (await answer.json()) as { errors: { extensions: { requestId: string } }[] }
    const requestId = errors[0]?.extensions.requestId
    await eventually(() => Promise.resolve(linesOf({ service: 'server' }, since).some(({ msg }) => msg === 'answered'))) // prettier-ignore
    const ofRequest = linesOf({ service: 'server' }, since).filter(
      (line) => line['requestId'] === requestId && line.level >= 30,
    )
    expect(ofRequest).toEqual([
      expect.objectContaining({ endpoint: 'getBag', msg: 'the backend did not answer' }),
      expect.objectContaining({ status: 200, failures: ['bag UPSTREAM_UNAVAILABLE'], msg: 'answered' }),
    ])

    const ofServer = await stopped(server, { service: 'server' })
    expect(ofServer.filter(isError)).toEqual([])
    expect(ofServer.map(({ msg }) => msg)).toEqual(expect.arrayContaining(['stopping', 'stopped']))
  }, 60_000)
})
