import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect as connectTls } from 'node:tls'
import { Agent, request } from 'undici'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MESSAGE_PICTURE_BYTES } from '#contract/messages.ts'
import { isInstalled, nativeNginx, program, startCopy, type Copy } from '../scripts/topology/native.ts'
import { freePort } from './support/free-port.ts'

/** ops/nginx, running: what each address from outside reaches, and what reaches nothing. */
const can = isInstalled('nginx') && isInstalled('openssl')
if (!can)
  console.warn('LEFT OUT: no nginx on this machine, so its rules are not tried (apt-get install nginx-light)')

interface Reached {
  program: string
  method: string
  url: string
  headers: IncomingHttpHeaders
  bytes: number
}

/** Reports what reached it. `has`: the files of the build that it has. */
const listening = (name: string, has: (path: string) => boolean = () => true) =>
  new Promise<Server>((done) => {
    const server = createServer((asked, answer) => {
      let bytes = 0
      asked.on('data', (part: Buffer) => (bytes += part.length))
      asked.on('end', () => {
        const hashed = asked.url?.startsWith('/assets/') ?? false
        if (hashed && !has(asked.url ?? '')) return void answer.writeHead(404).end()
        answer.setHeader('content-type', asked.url?.endsWith('.js') ? 'text/javascript' : 'application/json')
        if (hashed) answer.setHeader('cache-control', 'public, max-age=31536000, immutable')
        const reached = { program: name, method: asked.method, url: asked.url, headers: asked.headers, bytes }
        answer.end(JSON.stringify({ ...reached, much: 'x'.repeat(2_000) }))
      })
    }).listen(0, '127.0.0.1', () => done(server))
  })
const portOf = (server: Server) => (server.address() as AddressInfo).port

describe.skipIf(!can)('the way in', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-proxy-'))
  const agent = new Agent({ connect: { rejectUnauthorized: false }, allowH2: false })
  const programs: Server[] = []
  let nginx: Copy
  let https = 0
  let http = 0
  let backends = 0

  beforeAll(async () => {
    programs.push(
      await listening('server', (path) => path.includes('.abc123.')),
      await listening('server', (path) => !path.includes('.gone.')),
      await listening('backend'),
    )
    const [server, next, backend] = programs.map(portOf) as [number, number, number]
    ;[https, http, backends] = [await freePort(), await freePort(), await freePort()]
    const conf = nativeNginx(
      folder,
      { https, http, backends },
      { server: [server, next], backend: [backend, backend] },
    )
    nginx = await startCopy(
      'nginx',
      https,
      [program('nginx'), '-c', conf, '-p', folder, '-g', 'daemon off;'],
      {},
    )
  })
  afterAll(async () => {
    await nginx?.stop()
    await agent.close()
    for (const server of programs) server.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const ask = async (
    path: string,
    {
      host = 'shop.example',
      method = 'GET',
      headers = {},
      body,
    }: {
      host?: string
      method?: 'GET' | 'POST'
      headers?: Record<string, string>
      body?: string
    } = {},
  ) => {
    const answer = await agent.request({
      origin: `https://127.0.0.1:${https}`,
      // Unchanged: not normalised as a URL would be.
      path,
      method,
      headers: { host, ...headers },
      ...(body !== undefined && { body }),
    })
    const text = await answer.body.text()
    const reached =
      answer.statusCode === 200 && text.startsWith('{') ? (JSON.parse(text) as Reached) : undefined
    return { status: answer.statusCode, headers: answer.headers, reached, text }
  }
  const DESK = 'desk.shop.example'

  it.each([
    '/',
    '/graphql',
    '/product/1',
    '/api/operator/orders',
    '/api/products',
    '/desk',
    '/desk/api/me',
    '/healthz',
  ])('%s at the shop is the BFF', async (path) =>
    expect((await ask(path)).reached).toMatchObject({ program: 'server', url: path }),
  )

  it.each(['/desk', '/desk/', '/desk/sign-in', '/desk/api/orders?page=2'])(
    "%s at the desk's host is the backend",
    async (path) =>
      expect((await ask(path, { host: DESK })).reached).toMatchObject({ program: 'backend', url: path }),
  )

  it.each([
    '/api/operator/orders',
    '/api/payments/webhook',
    '/metrics',
    '/readyz',
    '/healthz',
    '/documentation',
    '/desktop',
    '/desk/../api/operator/orders',
    '/desk/%2e%2e/metrics',
    '/desk%2f..%2fmetrics',
    '/metrics/..%2fdesk',
    '/api/products/..%2f..%2fdesk',
    '/api/operator/orders/..%2f..%2f../desk/',
    '/graphql',
    '/product/1',
  ])("%s at the desk's host is nothing", async (path) =>
    expect(await ask(path, { host: DESK })).toMatchObject({ status: 404, reached: undefined }),
  )

  it('the desk begins at its host', async () => {
    const { status, headers } = await ask('/', { host: DESK })
    expect([status, headers.location]).toEqual([302, '/desk'])
  })

  it('says what it answers itself to https alone, too', async () => {
    for (const [path, host] of [['/metrics'], ['/', DESK], ['/metrics', DESK]] as const)
      expect((await ask(path, { ...(host && { host }) })).headers['strict-transport-security']).toBe(
        'max-age=31536000; includeSubDomains',
      )
  })

  it("the payment provider's events reach the backend as they were signed", async () => {
    const body = JSON.stringify({ id: 'evt_1', words: 'x'.repeat(500_000) })
    const { reached } = await ask('/api/payments/webhook', {
      method: 'POST',
      body,
      headers: { 'stripe-signature': 't=1' },
    })
    expect(reached).toMatchObject({ program: 'backend', url: '/api/payments/webhook', bytes: body.length })
    expect(reached?.headers['stripe-signature']).toBe('t=1')
    expect((await ask('/api/payments/webhook')).status).toBe(403)
    // Addresses that only look like it go to the BFF.
    for (const path of ['/api/payments/webhook/', '/api/payments/webhook/../../operator/orders'])
      expect((await ask(path, { method: 'POST', body: '{}' })).reached?.program).toBe('server')
    expect((await ask('//api//payments/webhook', { method: 'POST', body: '{}' })).reached).toMatchObject({
      program: 'backend',
      url: '/api/payments/webhook',
    })
  })

  it("shows each copy's metrics to nobody", async () => expect((await ask('/metrics')).status).toBe(404))

  it('offers browsers HTTP/2: one connection for all, which it ends with what is under way when it is reloaded', async () => {
    const socket = connectTls({
      port: https,
      host: '127.0.0.1',
      rejectUnauthorized: false,
      ALPNProtocols: ['h2'],
    })
    await once(socket, 'secureConnect')
    expect(socket.alpnProtocol).toBe('h2')
    socket.destroy()
  })

  it('refuses bodies that are larger than any form of the shop', async () => {
    const sizes = async (path: string, bytes: number, host?: string) =>
      (await ask(path, { method: 'POST', body: 'x'.repeat(bytes), ...(host && { host }) })).status
    expect([await sizes('/graphql', 190_000), await sizes('/graphql', 250_000)]).toEqual([200, 413])
    expect(await sizes('/api/payments/webhook', 1_100_000)).toBe(413)
    expect([
      await sizes('/desk/api/x', 20_000_000, DESK),
      await sizes('/desk/api/x', 34_000_000, DESK),
    ]).toEqual([200, 413])
  })

  it("lets a shopper's picture through, to the BFF and on to a backend", async () => {
    const send = async (bytes: number) =>
      (await ask('/message/picture', { method: 'POST', body: 'x'.repeat(bytes) })).status
    expect([await send(MESSAGE_PICTURE_BYTES), await send(MESSAGE_PICTURE_BYTES + 500_000)]).toEqual([
      200, 413,
    ])
    const inBase64 = Math.ceil(MESSAGE_PICTURE_BYTES / 3) * 4
    const onwards = await request(`http://127.0.0.1:${backends}/api/messages/pictures`, {
      method: 'POST',
      body: 'x'.repeat(inBase64),
    })
    expect(await onwards.body.json()).toMatchObject({ program: 'backend', bytes: inBase64 })
  })

  it('says where a client is, whatever it says itself', async () => {
    const headers = {
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-proto': 'http',
      'x-real-ip': '203.0.113.9',
    }
    for (const host of ['shop.example', DESK]) {
      const { reached } = await ask(host === DESK ? '/desk' : '/', { host, headers })
      expect(reached?.headers).toMatchObject({
        host,
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'https',
      })
    }
  })

  it('keeps files whose name changes with their content, and nothing else', async () => {
    const [asset, page] = ['/assets/entry.abc123.js', '/jewellery']
    for (const path of [asset, page]) expect((await ask(path)).status).toBe(200)
    const copies = programs.slice(0, 2).map((server) => ({ server, port: portOf(server) }))
    for (const { server } of copies) {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    }
    expect((await ask(asset)).status).toBe(200)
    expect((await ask(page)).status).toBe(503)
    for (const { server, port } of copies)
      await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  })

  it('says in plain words that no copy answers, and when to come back', async () => {
    const copies = programs.map((server) => ({ server, port: portOf(server) }))
    for (const { server } of copies) {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    }
    const said = async (path: string, asked: Parameters<typeof ask>[1] = {}) => {
      const { status, headers, text } = await ask(path, asked)
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store'])
      return [headers['content-type'], text.replaceAll(/\s+/g, ' ')]
    }
    const json = ['application/json', expect.stringContaining('"code": "OVERLOADED", "retryable": true')]
    const page = ['text/html; charset=utf-8', expect.stringContaining('We are back in a moment')]
    try {
      expect(await said('/jewellery')).toEqual(page)
      expect(await said('/contact', { method: 'POST', body: 'name=a' })).toEqual(page)
      expect(await said('/hi/jewellery')).toEqual([page[0], expect.stringContaining('lang="hi"')])
      expect(await said('/graphql', { method: 'POST', body: '{}' })).toEqual(json)
      expect(await said('/desk', { host: DESK })).toEqual(page)
      expect(await said('/desk/api/orders', { host: DESK })).toEqual(json)
    } finally {
      for (const { server, port } of copies)
        await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
    }
  })

  it('asks the next copy for a file that one does not have: of two releases, one is the newer', async () => {
    // Each address is requested once, because nothing is stored then; the copies take turns.
    for (let turn = 0; turn < 4; turn++)
      expect((await ask(`/assets/entry.def456.js?${turn}`)).status).toBe(200)
    expect((await ask('/assets/entry.gone.js')).status).toBe(404)
  })

  it("compresses the desk's scripts", async () => {
    const { headers } = await ask('/desk/assets/main.js', {
      host: DESK,
      headers: { 'accept-encoding': 'gzip' },
    })
    expect(headers['content-encoding']).toBe('gzip')
  })

  it('sends browsers from port 80 to https, and a certificate authority to its proof', async () => {
    const plain = (path: string) =>
      request(`http://127.0.0.1:${http}${path}`, { headers: { host: 'shop.example' } })
    const moved = await plain('/jewellery?page=2')
    await moved.body.dump()
    expect([moved.statusCode, moved.headers.location]).toEqual([301, 'https://shop.example/jewellery?page=2'])
    const proof = await plain('/.well-known/acme-challenge/none')
    await proof.body.dump()
    expect(proof.statusCode).toBe(404)
  })

  it('one address on the loopback reaches any backend, for the BFFs', async () => {
    const answer = await request(`http://127.0.0.1:${backends}/api/products`, {
      headers: { 'x-forwarded-for': '203.0.113.9' },
    })
    const reached = (await answer.body.json()) as Reached
    expect(reached).toMatchObject({ program: 'backend', url: '/api/products' })
    expect(reached.headers['x-forwarded-for']).toBe('203.0.113.9')
  })
})
