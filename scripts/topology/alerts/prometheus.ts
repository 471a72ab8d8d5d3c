import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { checked } from '#program/json-file.ts'
import { firingOf, prometheusData } from '#scripts/lib/prometheus-answer.ts'
import { freePort } from '#tests/support/free-port.ts'
import Type, { type Static } from 'typebox'
import { parse, stringify } from 'yaml'
import type { Exporters } from './exporters.ts'
import { startCopy } from '../native.ts'
import { unpacked } from '../packages.ts'

/** One minute in the rules is three seconds here. */
export const QUICKER = 20

const UNITS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600 }
const shorter = (text: string) =>
  text.replaceAll(/(\d+)([smh])\b/g, (_, many: string, unit: string) => {
    const seconds = (Number(many) * (UNITS[unit] ?? 1)) / QUICKER
    return `${Math.max(1, Math.round(seconds))}s`
  })

const Rule = Type.Object({
  alert: Type.String(),
  expr: Type.String(),
  for: Type.Optional(Type.String()),
  annotations: Type.Object({ runbook: Type.String() }),
})
type Rule = Static<typeof Rule>
const RuleFile = Type.Object({ groups: Type.Array(Type.Object({ rules: Type.Array(Rule) })) })
const readRules = () => checked('ops/alerts.yaml', RuleFile, parse(readFileSync('ops/alerts.yaml', 'utf8')))

/** ops/alerts.yaml with every duration divided; the limits are unchanged. */
const quickRules = () => {
  const file = readRules()
  for (const rule of file.groups.flatMap(({ rules }) => rules)) {
    rule.expr = rule.expr.replaceAll(/\[[^\]]+\]/g, shorter)
    if (rule.for) rule.for = shorter(rule.for)
  }
  return file
}

export const rules = (): readonly Rule[] => readRules().groups.flatMap((group) => group.rules)

/** When an alert fired and when it ended; milliseconds of the run's clock. */
interface Told {
  firing?: number
  resolved?: number
}

export interface Prometheus {
  readonly told: ReadonlyMap<string, Told>
  /** Earlier notifications of an alert no longer count. */
  readonly forget: (alert: string) => void
  /** The current number of series of an expression. Throws if it is not an expression. */
  readonly query: (expr: string) => Promise<number>
  readonly stop: () => Promise<void>
}

/** Prometheus scrapes these programs every three seconds, and is asked every half second which alerts fire. */
export const startPrometheus = async (
  under: string,
  token: string,
  targets: Readonly<Record<string, readonly number[]>>,
  doors?: Pick<Exporters, 'doorsPort' | 'door'>,
): Promise<Prometheus> => {
  const folder = join(under, 'prometheus')
  mkdirSync(folder, { recursive: true })
  const tools = unpacked(['prometheus'], join(folder, 'tools'))
  writeFileSync(join(folder, 'token'), token)
  writeFileSync(join(folder, 'rules.yml'), stringify(quickRules()))
  const config = {
    // A BFF asks a silent backend for two seconds whether the caller belongs to the house.
    global: { scrape_interval: '3s', scrape_timeout: '3s', evaluation_interval: '1s' },
    rule_files: [join(folder, 'rules.yml')],
    scrape_configs: [
      ...Object.entries(targets).map(([job, ports]) => ({
        job_name: job,
        authorization: { credentials_file: join(folder, 'token') },
        static_configs: [{ targets: ports.map((port) => `127.0.0.1:${port}`) }],
      })),
      ...(doors
        ? [
            {
              job_name: 'doors',
              metrics_path: '/probe',
              params: { module: ['http_2xx'], target: [doors.door] },
              static_configs: [{ targets: [`127.0.0.1:${doors.doorsPort}`] }],
            },
          ]
        : []),
    ],
  }
  writeFileSync(join(folder, 'prometheus.yml'), stringify(config))
  const port = await freePort()
  const copy = await startCopy(
    'prometheus',
    port,
    [
      tools.path('prometheus'),
      `--config.file=${folder}/prometheus.yml`,
      `--storage.tsdb.path=${folder}/data`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=error',
    ],
    { ...tools.env },
    { ready: '/-/ready' },
  )
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/${path}`)
    return prometheusData(path, await answer.json())
  }
  const told = new Map<string, Told>()
  let over = false
  const watch = async () => {
    while (!over) {
      const firing = new Set(firingOf(await ask('alerts').catch(() => ({}))))
      for (const name of firing) {
        const known = told.get(name) ?? {}
        known.firing ??= performance.now()
        delete known.resolved
        told.set(name, known)
      }
      for (const [name, known] of told) if (!firing.has(name)) known.resolved ??= performance.now()
      await pause(500)
    }
  }
  const watching = watch()
  return {
    told,
    forget: (alert) => void told.delete(alert),
    query: async (expr) => (await ask(`query?query=${encodeURIComponent(expr)}`)).result?.length ?? 0,
    stop: async () => {
      over = true
      await watching
      await copy.stop()
    },
  }
}
