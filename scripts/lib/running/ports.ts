import { createServer } from 'node:net'

/** The code of the error with which listening there fails; undefined when it can be listened. */
const refusal = (port: number, host?: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'))
    probe.once('listening', () => probe.close(() => resolve(undefined)))
    probe.listen(port, host)
  })

/** True when something listens on this port of the loopback or of any address. */
export const isTaken = async (port: number): Promise<boolean> => (await refusal(port)) !== undefined

/** True when this machine has no such address, or knows no such name. */
export const isElsewhere = async (host: string): Promise<boolean> =>
  ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes((await refusal(0, host)) ?? '')
