import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { BACKEND_SETTINGS } from '#backend/settings.ts'
import { SERVER_SETTINGS } from '#server/settings.ts'

/** docker-compose.yml as an operator relies on it: every setting of docs/settings.md reaches its container. */
interface Service {
  image: string
  build?: string
  restart?: string
  environment?: Record<string, string>
  secrets?: string[]
  read_only?: boolean
  cap_drop?: string[]
  profiles?: string[]
  healthcheck?: object
  entrypoint?: string[]
  deploy?: { resources?: { limits?: { memory?: string } } }
}
const file = parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }) as {
  services: Record<string, Service>
  secrets: Record<string, { file: string }>
}
const services = Object.entries(file.services)
const service = (name: string) => file.services[name] as Service

/** Settings that no container gets, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  PORT: 'the program listens on its own port; PORT is the published one',
  BACKEND_PORT: 'as above',
  PAYMENTS_PORT: 'the local provider is not part of it',
  PAYMENTS_HOST: 'the local provider is not part of it',
  PAYMENTS_BRAND: 'the local provider is not part of it',
  PAYMENTS_CONTROL: 'for tests',
  PAYMENTS_WEBHOOK_URL: 'for tests',
  PASSWORD_LOG_N: 'for tests',
  HOST: 'all addresses of the container',
  BACKEND_COOKIES: 'for another backend',
  DIST_DIR: 'where the image has it',
  MEDIA_DIR: 'where the image has it',
  LEAST_DISK_FREE: 'of the embedded store, which is not used here',
}

const passed = (name: string) =>
  Object.keys(service(name).environment ?? {}).map((variable) => variable.replace(/_FILE$/, ''))

describe('docker-compose.yml', () => {
  it('passes every setting of docs/settings.md, or leaves it out on purpose', () => {
    const table = readFileSync('docs/settings.md', 'utf8')
    const offered = [...table.matchAll(/^\| (`.*?`) \|/gm)].flatMap(([, names = '']) =>
      [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
    )
    expect(offered.length).toBeGreaterThan(30)
    const given = new Set([...passed('backend'), ...passed('server')])
    expect(offered.filter((name) => !given.has(name) && !(name in LEFT_OUT))).toEqual([])
    expect(Object.keys(LEFT_OUT).filter((name) => given.has(name) || !offered.includes(name))).toEqual([])
  })

  it('gives each program what it reads, and nothing that it does not', () => {
    const read = { backend: BACKEND_SETTINGS.properties, server: SERVER_SETTINGS.properties }
    for (const [name, settings] of Object.entries(read)) {
      // The backend gets its own address for the operator's commands; glibc reads MALLOC_….
      const others = /^(?:BACKEND_URL|MALLOC_.+)$/
      expect(passed(name).filter((one) => !(one in settings) && !others.test(one))).toEqual([])
      const missing = Object.keys(settings).filter((one) => !passed(name).includes(one) && !(one in LEFT_OUT))
      // Neither side needs the other's own address.
      expect(missing.filter((one) => one !== 'BACKEND_HOST')).toEqual([])
    }
  })

  it('passes secrets as files only', () => {
    for (const [name, { environment = {}, secrets = [] }] of services) {
      for (const [variable, value] of Object.entries(environment)) {
        if (
          /PASSWORD|TOKEN|KEY|SECRET|DATABASE_URL|SMTP_URL/.test(variable) &&
          variable !== 'BREACHED_PASSWORDS'
        )
          expect(value, `${name} ${variable}`).toMatch(/^\/run\/secrets\//)
        const held = /^\/run\/secrets\/(.+)$/.exec(value ?? '')?.[1]
        if (held !== undefined) expect(secrets, `${name} ${variable}`).toContain(held)
      }
      for (const secret of secrets) expect(file.secrets[secret]?.file).toBe(`./secrets/${secret}`)
    }
    const maker = readFileSync('ops/compose-secrets', 'utf8')
    for (const secret of Object.keys(file.secrets)) expect(maker).toContain(secret)
  })

  it('restarts each service, limits its memory, checks its health, and runs ours read-only', () => {
    for (const [name, one] of services) {
      if (one.profiles) continue
      expect(one.restart, name).toBe('unless-stopped')
      expect(one.deploy?.resources?.limits?.memory, name).toMatch(/^\d+[mg]$/)
      expect(one.healthcheck, name).toBeDefined()
      if (one.build) expect([one.read_only, one.cap_drop]).toEqual([true, ['ALL']])
    }
  })

  it("runs the operator's commands in the backend's container", () => {
    const { environment, entrypoint, profiles, restart } = service('shop')
    expect(environment).toEqual(service('backend').environment)
    expect({ entrypoint, profiles, restart }).toEqual({
      entrypoint: ['node', 'scripts/shop.ts'],
      profiles: ['command'],
      restart: 'no',
    })
    expect(readFileSync('Dockerfile', 'utf8')).toMatch(/COPY --from=build \S+ \/shop\/scripts \.\/scripts/)
  })
})
