import { sql } from 'kysely'
import supertest from 'supertest'
import type { RunningBackend } from './backend.ts'

let count = 0
const PASSWORD = 'tender-otter-quarry'

/** Somebody with an account, over REST. */
export interface TestShopper {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly token: string
  readonly get: (path: string) => supertest.Test
  readonly post: (path: string, body?: object) => supertest.Test
  readonly put: (path: string, body?: object) => supertest.Test
  readonly patch: (path: string, body?: object) => supertest.Test
  readonly delete: (path: string) => supertest.Test
  /** One more session of the same account. */
  readonly signIn: () => Promise<TestShopper>
}

interface Stored {
  recipient: string
  subject: string
  plain: string
}

/** Opens accounts on a running backend and reads their e-mails. */
export const createShoppers = (backend: Pick<RunningBackend, 'url' | 'deps' | 'runJob'>) => {
  const agent = supertest(backend.url)
  const calls = (token: string) => {
    const bearer = `Bearer ${token}`
    return {
      get: (path: string) => agent.get(path).set('authorization', bearer),
      post: (path: string, body: object = {}) => agent.post(path).set('authorization', bearer).send(body),
      put: (path: string, body: object = {}) => agent.put(path).set('authorization', bearer).send(body),
      patch: (path: string, body: object = {}) => agent.patch(path).set('authorization', bearer).send(body),
      delete: (path: string) => agent.delete(path).set('authorization', bearer),
    }
  }
  const freshEmail = () => `shopper-${process.pid}-${(count += 1)}@example.com`
  const post = (path: string, body: object) => agent.post(path).send(body)

  const signIn = async (who: { name: string; email: string; password: string }): Promise<TestShopper> => {
    const { body } = await post('/api/session', { email: who.email, password: who.password }).expect(200)
    return { ...who, token: body.token, ...calls(body.token), signIn: () => signIn(who) }
  }

  /** Everything in the mailbox for one address, oldest first. */
  const emailsTo = async (email: string): Promise<Stored[]> => {
    await backend.runJob('outbox')
    const { rows } = await sql<Stored>`
      select recipient, subject, plain from mailbox where lower(recipient) = lower(${email}) order by created_at, id
    `.execute(backend.deps.db)
    return rows
  }

  return {
    freshEmail,
    post,
    /** Calls with a given token. */
    as: (token: string) => ({ token, ...calls(token) }),
    emailsTo,
    /** The one-time token in the newest e-mail with this subject. */
    tokenFor: async (email: string, subject: string): Promise<string> => {
      const message = (await emailsTo(email)).findLast((stored) => stored.subject === subject)
      const token = /#token=([\w-]+)/.exec(message?.plain ?? '')?.[1]
      if (token === undefined) throw new Error(`No e-mail '${subject}' with a token went to ${email}`)
      return token
    },
    /** Opens an account and signs in. */
    open: async (given: {
      name?: string
      email?: string
      password?: string
      verified?: boolean
    }): Promise<TestShopper> => {
      const who = {
        name: given.name ?? 'Asha Menon',
        email: given.email ?? freshEmail(),
        password: given.password ?? PASSWORD,
      }
      await post('/api/accounts', who).expect(202)
      if (given.verified)
        await sql`update accounts set email_verified_at = now() where email_key = lower(${who.email})`.execute(
          backend.deps.db,
        )
      return signIn(who)
    },
    /** All rows of all tables as text, to search for what must not be in there. */
    wholeStore: async (but: readonly string[] = []): Promise<string> => {
      const { rows } = await sql<{ table_name: string }>`
        select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
      `.execute(backend.deps.db)
      const dumps = await Promise.all(
        rows
          .filter(({ table_name }) => !but.includes(table_name))
          .map(async ({ table_name }) => {
            const found = await sql<{
              dump: string | null
            }>`select json_agg(t)::text as dump from ${sql.table(table_name)} t`.execute(backend.deps.db)
            return `${table_name}: ${found.rows[0]?.dump ?? ''}`
          }),
      )
      return dumps.join('\n')
    },
  }
}
export type Shoppers = ReturnType<typeof createShoppers>
