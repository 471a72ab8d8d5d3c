import { createServer, type Server } from 'node:net'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import supertest from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBackend, type RunningBackend } from '#tests/support/backend.ts'
import { house as demo } from '#tests/support/house.ts'
import { renderEmail } from './mail.ts'
import { enqueueEmail, MAX_TRIES, pauseAfter } from './outbox.ts'

let now = Date.UTC(2026, 10, 21)
const message = { to: 'asha@example.com', subject: 'An e-mail', lines: ['Words.'] }
const rows = async (backend: RunningBackend) =>
  (
    await sql<{
      kind: string
      attempts: number
      sent_at: Date | null
      dead_at: Date | null
    }>`select * from outbox order by created_at, id`.execute(backend.deps.db)
  ).rows

describe('outbox', () => {
  let backend: RunningBackend
  beforeAll(async () => {
    backend = await startBackend({ seed: 'none', clock: { now: () => now } })
  })
  afterAll(() => backend.close())

  it('sends if and only if the transaction commits, once per cause', async () => {
    const { db } = backend.deps
    await expect(
      db.transaction().execute(async (tx) => {
        await enqueueEmail(tx, { kind: 'lost', message, now })
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    for (let n = 0; n < 3; n += 1)
      await enqueueEmail(db, { kind: 'order-paid', ref: 'order:1', message, now })
    await Promise.all([backend.runJob('outbox'), backend.runJob('outbox'), backend.runJob('outbox')])
    const all = await rows(backend)
    expect(all.map(({ kind, attempts }) => [kind, attempts])).toEqual([['order-paid', 1]])
    expect(all[0]?.sent_at).not.toBeNull()
    const { rows: kept } = await sql<{ n: number }>`select count(*)::int as n from mailbox`.execute(db)
    expect(kept[0]?.n).toBe(1)
  })

  it('shows the e-mails on the demo mailbox page, words never as markup', async () => {
    await enqueueEmail(backend.deps.db, {
      kind: 'odd',
      message: { ...message, subject: 'A <b>bold</b> one', lines: ['<script>alert(1)</script>'] },
      now,
    })
    await backend.runJob('outbox')
    const list = await supertest(backend.url).get('/mailbox').expect(200)
    expect(list.text).toContain('A &lt;b&gt;bold&lt;/b&gt; one')
    const id = /\/mailbox\/([\da-f-]{36})"[^>]*><b>[^<]*<\/b><span>A &lt;b/.exec(list.text)?.[1]
    const page = await supertest(backend.url).get(`/mailbox/${id}`).expect(200)
    expect(page.text).not.toContain('<script>')
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  })
})

describe('outbox with a mail server that fails', () => {
  let backend: RunningBackend
  let deaf: Server
  beforeAll(async () => {
    deaf = createServer((socket) => socket.end('421 closed for today\r\n'))
    await new Promise<void>((resolve) => deaf.listen(0, '127.0.0.1', resolve))
    const { port } = deaf.address() as AddressInfo
    backend = await startBackend({
      seed: 'none',
      clock: { now: () => now },
      env: { SMTP_URL: `smtp://127.0.0.1:${port}` },
    })
  })
  afterAll(async () => {
    await backend.close()
    deaf.close()
  })

  it('tries ten times with growing pauses, then gives up and keeps the e-mail', async () => {
    await enqueueEmail(backend.deps.db, { kind: 'unlucky', message, now })
    for (let n = 1; n <= MAX_TRIES + 2; n += 1) {
      await backend.runJob('outbox')
      await backend.runJob('outbox')
      now += pauseAfter(n) + 1
    }
    const [row] = await rows(backend)
    expect(row?.attempts).toBe(MAX_TRIES)
    expect(row?.dead_at).not.toBeNull()
    expect(row?.sent_at).toBeNull()
    await supertest(backend.url).get('/mailbox').expect(404)
  })
})

describe('an e-mail (text and HTML)', () => {
  const house = {
    publicUrl: 'https://shop.test',
    mailFrom: 'A house <care@house.example>',
    brand: demo.brand().value,
  }
  it('carries the same words and link in both', () => {
    const mail = renderEmail(
      {
        ...message,
        greeting: 'Dear Asha,',
        facts: [['Order', 'ORV-1']],
        action: { label: 'Look', path: '/order/1' },
        links: [{ label: 'Passport of <the ring>', path: '/order/1/piece/2' }],
      },
      house,
    )
    for (const text of [mail.text, mail.html])
      for (const words of ['Dear Asha,', 'Words.', 'ORV-1', 'https://shop.test/order/1', '/order/1/piece/2'])
        expect(text).toContain(words)
    expect(mail.html).toContain('>Passport of &lt;the ring&gt;</a>')
  })
  it('shows each line of a list on a line of its own', () => {
    const mail = renderEmail({ ...message, lines: ['Vane: size 12\nAube: size 14'] }, house)
    expect(mail.html).toContain('Vane: size 12<br>Aube: size 14')
    expect(mail.text).toContain('Vane: size 12\nAube: size 14')
  })
  it('spaces the letters of its button only if they are Latin', () => {
    const button = (language: 'en' | 'hi') =>
      /<a [^>]*>Look<\/a>/.exec(
        renderEmail({ ...message, language, action: { label: 'Look', path: '/order/1' } }, house).html,
      )?.[0]
    expect(button('en')).toContain('letter-spacing:.12em;text-transform:uppercase')
    expect(button('hi')).not.toMatch(/letter-spacing|uppercase/)
  })
  it('spaces the letters of the house only if they are Latin', () => {
    const head = (name: string) =>
      new RegExp(`<td [^>]*>${name}</td>`).exec(
        renderEmail(message, { ...house, mailFrom: `${name} <care@house.example>` }).html,
      )?.[0]
    expect(head('A House')).toContain('letter-spacing')
    expect(head('மீனாட்சி')).not.toContain('letter-spacing')
  })
  it('keeps a token behind # and line breaks out of the subject', () => {
    const mail = renderEmail(
      { ...message, subject: 'A\r\nBcc: evil@example.com', action: { label: 'Go', path: '/verify' } },
      { ...house, token: 'abc' },
    )
    expect(mail.text).toContain('https://shop.test/verify#token=abc')
    expect(mail.subject).toBe('A Bcc: evil@example.com')
  })
})
