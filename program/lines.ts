import { refuse } from './settings.ts'

/** Whether an address names this machine itself. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '[::1]' || host.startsWith('127.')

const ENCRYPTED = new Set(['https:', 'rediss:', 'smtps:'])
/** What makes PostgreSQL's line one that is encrypted and checked: its library takes `require` for `verify-full`. */
const CHECKED_MODES = new Set(['require', 'verify-ca', 'verify-full'])

/** Whether what is sent to this address leaves the machine as everybody on the way can read it. */
const isPlain = (address: string): boolean => {
  const { protocol, hostname, searchParams } = new URL(address)
  if (ENCRYPTED.has(protocol) || isLoopback(hostname)) return false
  if (protocol.startsWith('postgres'))
    // Without a host it is a socket of this machine.
    return hostname !== '' && !CHECKED_MODES.has(searchParams.get('sslmode') ?? '')
  // Mail is not sent before the line is encrypted (`requireTLS`).
  return protocol !== 'smtp:'
}

/** Throws WrongSetting where one of these addresses, by the names of their variables, would be reached in the clear. */
export const refusePlainLines = (addresses: Readonly<Record<string, string | undefined>>): void => {
  for (const [name, address] of Object.entries(addresses))
    refuse(
      address !== undefined && isPlain(address),
      `${name} leaves this machine unencrypted: use https, rediss or sslmode=verify-full, or say PLAIN_LINES=1 where a private network carries it`,
    )
}
