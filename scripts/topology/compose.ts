import { readFileSync } from 'node:fs'
import Type, { type Static } from 'typebox'
import { parse } from 'yaml'
import { checked } from '#program/json-file.ts'

const optional = Type.Optional
const Written = Type.Object({
  image: optional(Type.String()),
  command: optional(Type.Array(Type.String())),
  environment: optional(
    Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()])),
  ),
  deploy: optional(Type.Object({ replicas: optional(Type.Integer()) })),
  depends_on: optional(Type.Record(Type.String(), Type.Object({ condition: optional(Type.String()) }))),
  volumes: optional(Type.Array(Type.String())),
  /** Started with the others only if one of these profiles is requested. */
  profiles: optional(Type.Array(Type.String())),
})
const File = Type.Object({ services: Type.Record(Type.String(), Written) })

/** One service of docker-compose.yml, as far as a native run needs it. An empty variable is an empty text. */
export type Service = Omit<Static<typeof Written>, 'environment'> & { environment: Record<string, string> }

/** `${NAME:-otherwise}` and `${NAME:?what is missing}` in docker compose's meaning. */
const filled = (text: string, env: NodeJS.ProcessEnv): string =>
  text.replace(/\$\{(\w+)(?::(-|\?)([^}]*))?\}/g, (_, name: string, kind = '-', words = '') => {
    const value = env[name]
    if (!value && kind === '?') throw new Error(`docker-compose.yml: ${name}: ${String(words)}`)
    return value || String(words)
  })

/** The services in an order in which each comes after those that it depends on. */
export const readCompose = (path: string, env: NodeJS.ProcessEnv): Map<string, Service> => {
  const { services } = checked(path, File, parse(filled(readFileSync(path, 'utf8'), env), { merge: true }))
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
