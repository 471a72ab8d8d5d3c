import { connect, constants, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2'

export interface Asked {
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | undefined
}
export interface Answered {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

const { HTTP2_HEADER_STATUS } = constants

/**
 * Chromium sends a refused request twice more, whatever its method. A new connection may be refused as well: nginx reloads
 * when a copy is taken out and again when another is brought back, and the kernel may still hand it to a worker that is told to end.
 */
const RESENDS = 2

/** A balancer that has reloaded lists the requests that it no longer accepts: nothing of them was done. */
const isRefused = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'ERR_HTTP2_GOAWAY_SESSION' ||
    (error.code === 'ERR_HTTP2_STREAM_ERROR' && error.message.includes('NGHTTP2_REFUSED_STREAM')))

/**
 * One browser's connection, over HTTP/2. A request that was refused untouched is sent again on a new connection, as
 * browsers do; an answer that is cut, or a connection that ends during a request, is an error.
 */
export class Connection {
  /** The number of requests that were sent again. */
  resent = 0
  readonly #origin: string
  #session: ClientHttp2Session | undefined

  constructor(origin: string) {
    this.#origin = origin
  }

  #open(): ClientHttp2Session {
    const known = this.#session
    if (known && !known.closed && !known.destroyed) return known
    // The run made its own certificate.
    const session = connect(this.#origin, { rejectUnauthorized: false })
    // Each request reports its own failure.
    session.on('error', () => {})
    session.on('goaway', () => {
      if (this.#session === session) this.#session = undefined
    })
    session.unref()
    this.#session = session
    return session
  }

  #send(path: string, { method, headers, body }: Asked): Promise<Answered> {
    return new Promise((resolve, reject) => {
      const stream = this.#open().request({ ':method': method, ':path': path, ...headers })
      let answer: IncomingHttpHeaders | undefined
      const chunks: Buffer[] = []
      stream.on('response', (given) => {
        answer = given
      })
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('error', reject)
      stream.on('close', () => {
        const bytes = Buffer.concat(chunks)
        const due = answer?.['content-length']
        if (!answer) reject(new Error(`no answer: ${stream.rstCode}`))
        else if (stream.rstCode !== 0 || (due !== undefined && Number(due) !== bytes.length))
          reject(new Error(`an answer of ${bytes.length} bytes, cut: ${stream.rstCode}`))
        else resolve({ status: Number(answer[HTTP2_HEADER_STATUS]), headers: answer, text: bytes.toString() })
      })
      stream.end(body)
    })
  }

  async ask(path: string, asked: Asked): Promise<Answered> {
    for (let resends = 0; ; resends += 1)
      try {
        return await this.#send(path, asked)
      } catch (error) {
        if (!isRefused(error) || resends === RESENDS) throw error
        this.resent += 1
        this.#session = undefined
      }
  }

  close(): void {
    this.#session?.close()
  }
}
