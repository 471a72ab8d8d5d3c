import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:https'
import { join } from 'node:path'
import { freePort } from '#tests/support/free-port.ts'
import { selfSigned, startCopy } from '../native.ts'
import { unpacked } from '../packages.ts'

/**
 * The other programs on a machine: node_exporter and blackbox_exporter, which checks one address with a certificate.
 */
export interface Exporters {
  readonly machinePort: number
  /** The port of blackbox_exporter, and the address that it checks. */
  readonly doorsPort: number
  readonly door: string
  /** Gives the address a certificate that is valid for this many days. */
  readonly certify: (days: number) => void
  /** Opens or closes the address. */
  readonly open: (open: boolean) => void
  readonly stop: () => Promise<void>
}

/** Starts both of them, and the address. The certificate is valid for three months. */
export const startExporters = async (under: string): Promise<Exporters> => {
  const folder = join(under, 'exporters')
  mkdirSync(folder, { recursive: true })
  const tools = unpacked(['prometheus-node-exporter', 'prometheus-blackbox-exporter'], join(folder, 'tools'))
  const certificate = (days: number) => {
    selfSigned(folder, ['IP:127.0.0.1'], days)
    return { key: readFileSync(join(folder, 'shop.key')), cert: readFileSync(join(folder, 'shop.crt')) }
  }
  let answering = true
  const server = createServer(certificate(90), (_, response) => {
    response.writeHead(answering ? 200 : 503).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const door = `https://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}/`
  // No certificate authority signs this; the alert asks only how long the certificate is valid.
  const asks = join(folder, 'blackbox.yml')
  writeFileSync(
    asks,
    'modules: { http_2xx: { prober: http, http: { tls_config: { insecure_skip_verify: true } } } }\n',
  )
  const exporter = async (name: string, ready: string, ...options: readonly string[]) => {
    const port = await freePort()
    const listens = `--web.listen-address=127.0.0.1:${port}`
    const command = [tools.path(`prometheus-${name}`), listens, '--log.level=error', ...options]
    return startCopy(name, port, command, { ...tools.env }, { ready })
  }
  const machine = await exporter('node-exporter', '/', '--no-collector.systemd')
  const doors = await exporter('blackbox-exporter', '/-/healthy', `--config.file=${asks}`)
  return {
    machinePort: machine.port,
    doorsPort: doors.port,
    door,
    certify: (days) => server.setSecureContext(certificate(days)),
    open: (open) => (answering = open),
    stop: async () => {
      await machine.stop()
      await doors.stop()
      server.closeAllConnections()
      server.close()
    },
  }
}
