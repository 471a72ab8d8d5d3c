import { createServer } from 'node:net'
import pg from 'pg'

/**
 * One fault: its description, the alerts that it must cause, and how it is made. `make` returns a function that ends
 * it.
 */
export interface Fault {
  readonly alerts: readonly string[]
  readonly cause: string
  readonly make: () => Promise<() => Promise<unknown>>
}

/** A mail server that takes no e-mail. */
export const refusingMail = async (): Promise<{ url: string; stop: () => void }> => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.write('554 no e-mail is taken here\r\n')
    socket.end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = address && typeof address === 'object' ? address.port : 0
  return { url: `smtp://127.0.0.1:${port}`, stop: () => server.close() }
}

/** Sends statements to a store as its superuser, and holds locks in it. */
export const asSuperuser = (url: string) => {
  const ask = async <T extends pg.QueryResultRow>(text: string): Promise<T[]> => {
    const client = new pg.Client(url)
    await client.connect()
    try {
      // For several statements pg returns a list, which its types do not say.
      return [await client.query<T>(text)].flat().at(-1)?.rows ?? []
    } finally {
      await client.end()
    }
  }
  /** Holds a lock until the returned function is called. */
  const hold = async (tables: string): Promise<() => Promise<void>> => {
    const client = new pg.Client(url)
    // The store may end before the lock does.
    client.on('error', () => undefined)
    await client.connect()
    await client.query(`begin; lock table ${tables} in exclusive mode`)
    return () => client.end()
  }
  return { ask, hold }
}
