import { connect } from 'node:net'

/**
 * Sends bytes, keeps its own side open, and returns what arrived until the other side ended, and how long that took.
 */
export const exchange = (url: string, bytes: string) =>
  new Promise<{ answer: string; ms: number }>((done, fail) => {
    const { hostname, port } = new URL(url)
    const from = performance.now()
    let answer = ''
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true }, () =>
      socket.write(bytes),
    )
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')))
    socket.once('end', () => {
      socket.destroy()
      done({ answer, ms: performance.now() - from })
    })
    socket.once('error', fail)
  })
