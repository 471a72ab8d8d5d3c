import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:https'
import { join } from 'node:path'
import { freePort } from '#tests/support/free-port.ts'
import { program, startCopy } from '../native.ts'
import { unpacked } from '../packages.ts'

/** What stands beside the shop on a machine: node_exporter and blackbox_exporter, asking one address with a certificate. */
export interface Exporters {
  readonly machinePort: number
  /** Of blackbox_exporter, and what it asks. */
  readonly doorsPort: number
  readonly door: string
  /** Gives the address a certificate for so many days. */
  readonly certify: (days: number) => void
  /** Whether the address answers. */
  readonly open: (open: boolean) => void
  readonly stop: () => Promise<void>
}

/** Starts both of them, and the address. The certificate is good for three months. */
export const startExporters = async (under: string): Promise<Exporters> => {
  const folder = join(under, 'exporters')
  mkdirSync(folder, { recursive: true })
  const tools = unpacked(['prometheus-node-exporter', 'prometheus-blackbox-exporter'], join(folder, 'tools'))
  const at = (name: string) => join(folder, name)
  const certificate = (days: number) => {
    const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
    const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', at('key')]
    execFileSync(
      program('openssl'),
      ['req', '-x509', ...key, '-out', at('crt'), '-days', String(days), ...subject],
      {
        stdio: 'ignore',
      },
    )
    return { key: readFileSync(at('key')), cert: readFileSync(at('crt')) }
  }
  let answering = true
  const server = createServer(certificate(90), (_, response) => {
    response.writeHead(answering ? 200 : 503).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const door = `https://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}/`
  // An authority of its own signs nothing here: how long the certificate lasts is what is asked.
  writeFileSync(
    at('blackbox.yml'),
    'modules: { http_2xx: { prober: http, http: { tls_config: { insecure_skip_verify: true } } } }\n',
  )
  const machinePort = await freePort()
  const machine = await startCopy(
    'node_exporter',
    machinePort,
    [
      tools.path('prometheus-node-exporter'),
      `--web.listen-address=127.0.0.1:${machinePort}`,
      '--no-collector.systemd',
      '--log.level=error',
    ],
    { ...tools.env },
    { ready: '/' },
  )
  const doorsPort = await freePort()
  const doors = await startCopy(
    'blackbox_exporter',
    doorsPort,
    [
      tools.path('prometheus-blackbox-exporter'),
      `--web.listen-address=127.0.0.1:${doorsPort}`,
      `--config.file=${at('blackbox.yml')}`,
      '--log.level=error',
    ],
    { ...tools.env },
    { ready: '/-/healthy' },
  )
  return {
    machinePort,
    doorsPort,
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
