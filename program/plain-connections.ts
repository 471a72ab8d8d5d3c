import { isIP } from 'node:net'
import { refuse } from './settings.ts'

/** Whether an address names this machine itself. */
export const isLoopback = (host: string): boolean => {
  const name = host.replace(/^\[(.*)\]$/, '$1').toLowerCase()
  // A host name may begin with 127. and be anywhere.
  return name === 'localhost' || name === '::1' || (isIP(name) === 4 && name.startsWith('127.'))
}

const ENCRYPTED = new Set(['https:', 'rediss:', 'smtps:'])
/**
 * The modes in which PostgreSQL's connection is encrypted and its certificate is checked: our library treats `require`
 * as `verify-full`.
 */
const CHECKED_MODES = ['require', 'verify-ca', 'verify-full']

/**
 * Parsed as PostgreSQL's library does: parameters outrank the address, and the last of several with one name counts.
 */
const isPlainPostgres = (address: string): boolean => {
  const { hostname, searchParams } = new URL(address)
  const last = (name: string) => searchParams.getAll(name).at(-1) ?? ''
  const host = last('host') || hostname.replace(/^%2f/i, '/')
  // Without a host, or with a path as host, it is a socket of this machine.
  if (host === '' || host.startsWith('/') || isLoopback(host)) return false
  // In libpq's sense `require` checks no certificate.
  const checked = last('uselibpqcompat') === 'true' ? ['verify-full'] : CHECKED_MODES
  return !checked.includes(last('sslmode'))
}

/** Whether what is sent to this address leaves the machine unencrypted. */
const isPlain = (address: string): boolean => {
  const { protocol, hostname } = new URL(address)
  if (protocol.startsWith('postgres')) return isPlainPostgres(address)
  if (ENCRYPTED.has(protocol) || isLoopback(hostname)) return false
  // Mail is not sent before the connection is encrypted (`requireTLS`).
  return protocol !== 'smtp:'
}

/** Throws WrongSetting if one of these addresses, by the names of their variables, would be reached unencrypted. */
export const refusePlainConnections = (addresses: Readonly<Record<string, string | undefined>>): void => {
  for (const [name, address] of Object.entries(addresses))
    refuse(
      address !== undefined && isPlain(address),
      `${name} leaves this machine unencrypted: use https, rediss or sslmode=verify-full, or say PLAIN_LINES=1 where a private network carries it`,
    )
}
