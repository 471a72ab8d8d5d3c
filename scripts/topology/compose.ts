import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** One service of docker-compose.yml, as far as a native run needs it. */
export interface Service {
  image?: string
  command?: string[]
  /** An empty variable is an empty text. */
  environment?: Record<string, string>
  deploy?: { replicas?: number }
  depends_on?: Record<string, { condition?: string }>
  volumes?: string[]
  /** Started with the others only when one of these is asked for. */
  profiles?: string[]
}

/** `${NAME:-otherwise}` and `${NAME:?what is missing}` as docker compose reads them. */
const filled = (text: string, env: NodeJS.ProcessEnv): string =>
  text.replace(/\$\{(\w+)(?::(-|\?)([^}]*))?\}/g, (_, name: string, kind = '-', words = '') => {
    const value = env[name]
    if (!value && kind === '?') throw new Error(`docker-compose.yml: ${name}: ${String(words)}`)
    return value || String(words)
  })

/** The services in the order in which each finds the ones that it depends on. */
export const readCompose = (path: string, env: NodeJS.ProcessEnv): Map<string, Service> => {
  const { services } = parse(filled(readFileSync(path, 'utf8'), env), { merge: true }) as {
    services: Record<string, Service>
  }
  const ordered = new Map<string, Service>()
  const take = (name: string, above: readonly string[]) => {
    const service = services[name]
    if (!service || above.includes(name))
      throw new Error(`docker-compose.yml: ${[...above, name].join(' -> ')}`)
    for (const needed of Object.keys(service.depends_on ?? {})) take(needed, [...above, name])
    const environment = Object.fromEntries(
      Object.entries(service.environment ?? {}).map(([variable, value]) => [variable, String(value ?? '')]),
    )
    ordered.set(name, { ...service, environment })
  }
  for (const name of Object.keys(services)) take(name, [])
  return ordered
}
