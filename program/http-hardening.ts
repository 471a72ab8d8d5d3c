import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/** The most time for a request's headers and for its body; checked every second. Milliseconds. */
export const SLOWEST = { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 }
export const SLOWEST_BODY_MS = 15_000

const STATUS: Readonly<Record<string, readonly [status: number, reason: string, message: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'The headers of this request are too large.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'Payload Too Large', 'This request is too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'The request took too long to come.'],
}
const UNREADABLE = [400, 'Bad Request', 'The request could not be read.'] as const

/** True once an answer is under way on this connection: a second one would be read as part of it. */
const hasAnswerBegun = (socket: Socket): boolean => {
  const answer: unknown = '_httpMessage' in socket ? socket._httpMessage : undefined
  return (
    typeof answer === 'object' && answer !== null && 'headersSent' in answer && answer.headersSent === true
  )
}

/** Answers what never became a request, and ends its connection, which cannot be read any further. */
export const answerUnreadable = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (!socket.writable || hasAnswerBegun(socket)) return void socket.destroy()
  const [status, reason, message] = STATUS[error.code ?? ''] ?? UNREADABLE
  const body = JSON.stringify({ message, code: 'BAD_REQUEST' })
  socket.end(
    `HTTP/1.1 ${status} ${reason}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    // A client that does not read the answer must not keep the connection open.
    () => socket.destroy(),
  )
}

/** Requests that two programs could read differently: more than one Host, or a version that is not HTTP/1.0 or 1.1. */
export const isAmbiguous = ({ rawHeaders, httpVersion }: IncomingMessage): boolean => {
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return true
  let hosts = 0
  for (let n = 0; n < rawHeaders.length; n += 2) if (rawHeaders[n]?.toLowerCase() === 'host') hosts += 1
  return hosts > 1
}
