import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import supertest from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '#web/app/routes.ts'
import { INTERNAL_TOKEN_HEADER } from '#contract/internal.ts'
import { TEST_INTERNAL_TOKEN } from '#tests/support/keys.ts'
import { startWholeShop, type WholeShop } from '#tests/support/whole-shop.ts'

/**
 * SHOP_MODE=production on the real server, the real backend and the built pages. Needs the build (`npm run build`);
 * `npm test` builds first.
 */
const built = existsSync('dist/web/server/entry.server.js')
const ORIGIN = 'https://shop.test'

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

describe.skipIf(!built)('a shop in production', () => {
  let whole: WholeShop
  const get = (path: string, headers: Record<string, string> = {}) =>
    whole.shop.request.get(path).set(headers)
  beforeAll(async () => {
    const mode = { SHOP_MODE: 'production', PUBLIC_URL: ORIGIN }
    whole = await startWholeShop({ env: mode, backend: { env: { ...mode, ALLOW_TEST_PAYMENTS: '1' } } })
  }, 180_000)
  afterAll(() => whole?.close())

  describe('every address of the route table', () => {
    it.each(routes.map(({ path, example = path, access }) => [path, example, access] as const))(
      '%s',
      async (path, example, access) => {
        const { status, headers, text } = await get(example, {
          host: 'evil.test',
          'x-forwarded-proto': 'http',
        })
        expect(headers['strict-transport-security']).toContain('max-age=31536000')
        expect(headers['x-content-type-options']).toBe('nosniff')
        expect(headers['x-frame-options']).toBe('DENY')
        expect(JSON.stringify(headers) + text).not.toContain('evil.test')
        expect(headers['set-cookie']).toBeUndefined()
        // So is the bag of a visitor without pieces.
        if (access === 'account' || path === '/shopping-bag') {
          expect([status, headers['cache-control']]).toEqual([303, 'private, no-store'])
          expect(headers.location).toBe(`/login?returnTo=${encodeURIComponent(example)}`)
          return
        }
        // Only a demo has the style page.
        expect(status).toBe(path === '*' || path === '/style' ? 404 : 200)
        expect(headers['cache-control']).toBe(
          access === undefined ? 'public, max-age=0, must-revalidate' : 'private, no-store',
        )
        const policy = headers['content-security-policy'] ?? ''
        const allowed = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []
        expect(allowed).toHaveLength(2)
        expect(allowed[0]).toBe("'self'")
        for (const words of [
          "object-src 'none'",
          "base-uri 'none'",
          "frame-ancestors 'none'",
          "form-action 'self'",
        ])
          expect(policy).toContain(words)
        // The browser's own view: one inline script, the hashed one; all others are files of ours or data.
        const scripts = [...text.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].map(
          ([, attributes = '', body = '']) => ({
            attributes,
            body,
          }),
        )
        const inline = scripts.filter(
          ({ attributes }) => !/\bsrc=|type="application\/(?:ld\+)?json"/.test(attributes),
        )
        expect(inline.map(({ body }) => hashOf(body))).toEqual([allowed[1]])
        for (const { attributes } of scripts)
          expect(/\bsrc="([^"]*)"/.exec(attributes)?.[1] ?? '/assets/').toMatch(/^\/assets\//)
        const markup = text.replaceAll(/<script[^>]*>[\s\S]*?<\/script>/g, '')
        expect(markup).not.toMatch(/\son[a-z]+="|javascript:|<base |<iframe|<object|<embed/i)
        expect(/<link rel="canonical" href="([^"]*)"/.exec(text)?.[1] ?? ORIGIN).toMatch(
          /^https:\/\/shop\.test/,
        )
      },
    )
  })

  describe('GraphQL', () => {
    const manifest = built
      ? (JSON.parse(readFileSync('dist/persisted.json', 'utf8')) as Record<string, string>)
      : {}
    const queries = Object.entries(manifest).filter(
      ([, text]) => /^\s*(?:query|\{)/m.test(text) && !/^\s*mutation/m.test(text),
    )
    const post = (body: object, headers: Record<string, string> = {}) =>
      whole.shop.request.post('/graphql').set(headers).send(body)

    it("answers each of the client's own questions, whatever variables come with it", async () => {
      expect(queries.length).toBeGreaterThan(20)
      for (const [documentId, text] of queries) {
        for (const variables of [{}, { id: 'rings', page: 1 }, { id: 5, page: 'x', input: [] }]) {
          const { status, body } = await post({ documentId, variables })
          const codes = ((body.errors ?? []) as { extensions: { code: string } }[]).map(
            ({ extensions }) => extensions.code,
          )
          expect([200, 400], text).toContain(status)
          expect(codes, text).not.toContain('INTERNAL')
        }
      }
    })

    it('answers nothing else, and reveals nothing about it', async () => {
      for (const query of [
        '{ __schema { types { name } } }',
        '{ products { total } }',
        '{ prodcts }',
        'mutation { signOut { userErrors { code } } }',
      ]) {
        const { status, text, body } = await post({ query })
        expect(status).toBe(400)
        expect(text).not.toMatch(/did you mean|prodcts|__schema|Cannot query/i)
        expect(body.errors[0].message).toBe('The request could not be read.')
      }
      expect((await get('/graphiql')).status).toBe(404)
    })

    it('takes a write from the public origin only, whatever the Host says', async () => {
      const [documentId = ''] = Object.entries(manifest).find(([, text]) => text.includes('signOut')) ?? []
      const foreign: Record<string, string>[] = [
        { origin: whole.shop.url },
        { origin: 'https://shop.test.evil.test' },
        { origin: 'http://shop.test' },
        { origin: 'null' },
        { origin: ORIGIN, 'sec-fetch-site': 'same-site' },
      ]
      for (const headers of foreign) expect((await post({ documentId }, headers)).status).toBe(403)
      expect((await post({ documentId }, { origin: ORIGIN })).status).toBe(200)
    })
  })

  it('the backend shows no mailbox and hashes passwords at full cost', async () => {
    const mailbox = supertest(whole.backend.url).get('/mailbox')
    expect((await mailbox.set(INTERNAL_TOKEN_HEADER, TEST_INTERNAL_TOKEN)).status).toBe(404)
    expect(whole.backend.deps.config.passwordLogN).toBeUndefined()
  })
})
