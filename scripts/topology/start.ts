import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { newDataKey } from '#backend/lib/security/sealer.ts'
import { startPostgres, type Cluster as Database } from '#tests/support/postgres.ts'
import { freePort } from '#tests/support/free-port.ts'
import { present } from '../lib/present.ts'
import { runNode } from '#scripts/lib/running/run.ts'
import { startCluster, type Cluster } from './ha/cluster.ts'
import { readCompose, type Service } from './compose.ts'
import { canServe, nativeNginx, program, startCopy, type Copy } from './native.ts'

/** Every service of docker-compose.yml, running natively. */
export interface Topology {
  readonly origin: string
  readonly folder: string
  readonly copies: Copy[]
  readonly databaseUrl: string
  readonly backendsPort: number
  readonly operatorToken: string
  /** The port on which backends expect the local payment provider. */
  readonly paymentsPort: number
  /** PostgreSQL on several machines, if requested. */
  readonly cluster: Cluster | undefined
  /** The one PostgreSQL, if there is no cluster. */
  readonly database: Pick<Database, 'pid' | 'halt' | 'resume'> | undefined
  readonly say: (line: string) => void
  /** Starts one more copy of a program, with its own settings in addition to those of the file. */
  readonly startMore: (service: string, environment: NodeJS.ProcessEnv) => Promise<Copy>
  /** Stops one copy of a program and starts it again from another folder, on its port; resolves when it can serve. */
  readonly replace: (copy: Copy, cwd: string) => Promise<void>
  readonly stop: () => Promise<void>
}

const OPERATOR_TOKEN = 'operator-of-this-topology-run'

const replicas = (service: Service | undefined) => service?.deploy?.replicas ?? 1

interface Wishes {
  /** True: PostgreSQL on several machines instead of one. */
  readonly highlyAvailable?: boolean
  readonly smtpUrl?: string
  /** The command that runs node with these arguments elsewhere, for a run that keeps its files in `folder`. */
  readonly inside?: (args: readonly string[], folder: string) => readonly string[]
}

/** Starts each service once everything that it depends on is healthy. */
export const startTopology = async (
  say: (line: string) => void,
  { highlyAvailable = false, smtpUrl = '', inside }: Wishes = {},
): Promise<Topology> => {
  const https = await freePort()
  const origin = `https://localhost:${https}`
  const services = readCompose('docker-compose.yml', {
    ...process.env,
    PUBLIC_URL: origin,
    ALLOW_TEST_PAYMENTS: '1',
    ...(smtpUrl && { MAIL_FROM: 'care@shop.example' }),
  })
  const folder = join(tmpdir(), `shop-topology-${process.pid}`)
  mkdirSync(join(folder, 'secrets'), { recursive: true })
  const keepSecret = (name: string, value: string) => writeFileSync(join(folder, 'secrets', name), value)
  keepSecret('internal-token', randomBytes(32).toString('base64url'))
  keepSecret('operator-token', OPERATOR_TOKEN)
  keepSecret('data-key', newDataKey())
  for (const none of ['stripe-secret-key', 'stripe-webhook-secret']) keepSecret(none, '')
  keepSecret('smtp-url', smtpUrl)
  const copies: Copy[] = []
  const ends: (() => Promise<unknown> | void)[] = [() => rmSync(folder, { recursive: true, force: true })]
  let stopped: Promise<void> | undefined
  const stop = () =>
    (stopped ??= (async () => {
      for (const copy of copies.reverse()) await copy.stop()
      for (const end of ends.reverse()) await end()
    })())
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void stop().then(() => process.exit(1)))

  try {
    const cluster = highlyAvailable ? await startCluster(folder, say) : undefined
    const single = cluster ? undefined : await startPostgres()
    const { url: databaseUrl, stop: stopDatabase } = present(cluster ?? single, 'database')
    ends.push(stopDatabase)
    const paymentsPort = await freePort()
    keepSecret('database-url', databaseUrl)
    const backendsPort = await freePort()
    let redisPort = 0
    /** The values on this machine for the names in the file. */
    const environmentOf = (service: Service): NodeJS.ProcessEnv => ({
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: inside ? '/tmp/compiled' : join(process.cwd(), '.cache/compiled'),
      ...Object.fromEntries(
        Object.entries(service.environment ?? {}).map(([name, value]) => [
          name,
          value.replace('/run/secrets', join(folder, 'secrets')),
        ]),
      ),
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'off',
      DATA_DIR: join(folder, 'data'),
      REDIS_URL: `redis://127.0.0.1:${redisPort}`,
      BACKEND_URL: `http://127.0.0.1:${backendsPort}`,
      TRUSTED_PROXIES: '127.0.0.1',
      PAYMENTS_PORT: String(paymentsPort),
    })
    const startNode = async (
      name: string,
      service: Service,
      port: number,
      { cwd = '.', more = {} }: { cwd?: string; more?: NodeJS.ProcessEnv } = {},
    ) => {
      const [, ...args] = service.command ?? []
      const env = {
        ...environmentOf(service),
        ...more,
        PORT: String(port),
        BACKEND_PORT: String(port),
        HOST: '127.0.0.1',
        BACKEND_HOST: '127.0.0.1',
      }
      return startCopy(
        name,
        port,
        inside ? inside(args, folder) : [process.execPath, ...args],
        env,
        // A BFF is started before the balancer through which it reaches the backends.
        { cwd, ready: name === 'backend' || cwd !== '.' ? '/readyz' : '/healthz' },
      )
    }
    const portsOf = (name: string) => copies.filter(({ service }) => service === name).map(({ port }) => port)

    for (const [name, service] of services) {
      // A command of the operator, which runs only when called.
      if (service.profiles) continue
      if (name === 'database') {
        say(`database   PostgreSQL at ${new URL(databaseUrl).host}; filling it`)
        // An empty store is filled without a limit on its statements; the one seeder named runs twice, which is quick.
        await runNode(['scripts/seed.ts', '--only', 'shop'], {
          DATABASE_URL: databaseUrl,
          LOG_LEVEL: 'error',
        })
      } else if (name === 'store') {
        redisPort = await freePort()
        const [, ...args] = service.command ?? []
        const command = [program('valkey-server', 'redis-server'), ...args, '--port', String(redisPort)]
        copies.push(
          await startCopy(name, redisPort, [...command, '--bind', '127.0.0.1', '--dir', folder], {}),
        )
        say(`store      ${command[0]} at ${redisPort}`)
      } else if (name === 'balancer') {
        const http = await freePort()
        const conf = nativeNginx(
          folder,
          { https, http, backends: backendsPort },
          { server: portsOf('server'), backend: portsOf('backend') },
        )
        const command = [program('nginx'), '-c', conf, '-p', folder, '-g', 'daemon off;']
        copies.push(await startCopy(name, https, command, {}))
        say(`balancer   nginx at ${origin}`)
      } else {
        for (let n = 0; n < replicas(service); n += 1)
          copies.push(await startNode(name, service, await freePort()))
        say(`${name.padEnd(11)}${portsOf(name).join(', ')}`)
      }
    }
    for (const copy of copies.filter(({ service }) => service === 'server')) await canServe(copy)
    const startMore = async (name: string, more: NodeJS.ProcessEnv) => {
      const service = services.get(name)
      if (!service) throw new Error(`docker-compose.yml has no ${name}`)
      const copy = await startNode(name, service, await freePort(), { more })
      copies.push(copy)
      return copy
    }
    /** `ops/front` in its form for one Debian machine. */
    const front = (way: 'out' | 'back', { port }: Copy) =>
      promisify(execFile)('ops/front', [way, String(port)], {
        env: {
          PATH: process.env.PATH,
          PLACE: join(folder, 'place.conf'),
          NGINX_PID: join(folder, 'nginx.pid'),
          NGINX_COMMAND: `${program('nginx')} -c ${join(folder, 'nginx.conf')} -p ${folder}`,
        },
      })
    const replace = async (copy: Copy, cwd: string) => {
      const service = services.get(copy.service)
      if (!service) throw new Error(`docker-compose.yml has no ${copy.service}`)
      await front('out', copy)
      await copy.stop()
      copies[copies.indexOf(copy)] = await startNode(copy.service, service, copy.port, { cwd })
      await front('back', copy)
    }
    return {
      origin,
      folder,
      copies,
      databaseUrl: databaseUrl,
      backendsPort,
      operatorToken: OPERATOR_TOKEN,
      paymentsPort,
      cluster,
      database: single,
      say,
      startMore,
      replace,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
