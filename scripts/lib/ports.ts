import { createServer } from 'node:net'

/** True when something listens on this port of the loopback or of any address. */
export const isTaken = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(true))
    probe.once('listening', () => probe.close(() => resolve(false)))
    probe.listen(port)
  })
