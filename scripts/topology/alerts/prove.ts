import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import Type from 'typebox'
import { checked } from '#program/json-file.ts'
import { dashboardQueries } from '#scripts/lib/dashboard.ts'
import { present } from '#scripts/lib/present.ts'
import { startProvider } from '#tests/support/provider.ts'
import { startExporters, type Exporters } from './exporters.ts'
import type { Fault } from './fault.ts'
import { loudFaults } from './loud-faults.ts'
import { QUICKER, rules, startPrometheus, type Prometheus } from './prometheus.ts'
import { quietFaults } from './quiet-faults.ts'
import { smallDisk } from '../small-disk.ts'
import type { Topology } from '../start.ts'

/** The longest time until a fault's alert fires, and after the fault's end until it stops. Seconds. */
const TOLD_WITHIN = 240
/** The alert of PostgreSQL on several machines is proven by `-- ha`. */
const ELSEWHERE = ['StoreHasNoStandby']

const waitFor = async (holds: () => boolean, sentence: string) => {
  for (const until = Date.now() + TOLD_WITHIN * 1_000; Date.now() < until; await pause(200))
    if (holds()) return
  throw new Error(sentence)
}

const inSeconds = (ms: number) => `${(ms / 1_000).toFixed(0)} s`.padStart(6)

/** Makes a fault, waits until each of its alerts fires, ends it, waits until none does. Returns lines of evidence. */
const prove = async ({ alerts, cause, make }: Fault, { told, forget }: Prometheus): Promise<string[]> => {
  for (const alert of alerts) forget(alert)
  const began = performance.now()
  const undo = await make()
  const fires = (alert: string) => (told.get(alert)?.firing ?? 0) > began
  await waitFor(
    () => alerts.every(fires),
    `${alerts.filter((alert) => !fires(alert)).join(', ')}: not called for while ${cause}`,
  )
  const ended = performance.now()
  await undo()
  const rests = (alert: string) => (told.get(alert)?.resolved ?? 0) > ended
  await waitFor(
    () => alerts.every(rests),
    `${alerts.filter((alert) => !rests(alert)).join(', ')}: still called for after the end of: ${cause}`,
  )
  return alerts.map((alert) => {
    const { firing = 0, resolved = 0 } = told.get(alert) ?? {}
    return `  ${alert.padEnd(24)} fired after ${inSeconds(firing - began)}, gone ${inSeconds(resolved - ended)} after its end: ${cause}`
  })
}

const dashboard = async ({ query }: Prometheus, say: (line: string) => void) => {
  const empty: string[] = []
  const queries = dashboardQueries()
  for (const { title, expr } of queries) if ((await query(expr)) === 0) empty.push(`'${title}'`)
  say(`dashboard  ${queries.length} queries, without data: ${empty.join(', ') || 'none'}`)
  if (empty.length > 0) throw new Error('a panel of the dashboard has no data')
}

/** A token of the house, made as docs/launch.md says: the database knows it, and may be unreachable. */
const tokenOfPrometheus = async ({ backendsPort, operatorToken }: Topology): Promise<string> => {
  const answer = await fetch(`http://127.0.0.1:${backendsPort}/api/operator/tokens`, {
    method: 'POST',
    headers: { authorization: `Bearer ${operatorToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'prometheus', role: 'counter' }),
  })
  return checked('the new token', Token, await answer.json()).token
}
const Token = Type.Object({ token: Type.String() })

/**
 * Each alert of ops/alerts.yaml is made to fire by its fault in the running topology, and must stop afterwards. One
 * minute in the rules is three seconds here; figures and limits are those of the rules.
 */
export const proveAlerts = async (topology: Topology, words: readonly string[]): Promise<void> => {
  const { copies, database, folder, say, startMore, paymentsPort, backendsPort } = topology
  if (!database) throw new Error('this topology has a database that is not its own')
  const disk = join(folder, 'small-disk')
  const unmount = smallDisk(disk, 400)
  const provider = await startProvider({
    port: paymentsPort,
    webhookUrl: `http://127.0.0.1:${backendsPort}/api/payments/webhook`,
  })
  let prometheus: Prometheus | undefined
  let exporters: Exporters | undefined
  try {
    const beside = (exporters = await startExporters(folder))
    const embedded = await startMore('backend', {
      DATABASE_URL: '',
      DATABASE_URL_FILE: '',
      DATA_DIR: join(disk, 'data'),
      SEED: 'none',
    })
    const last = copies.findLast(({ service }) => service === 'server')
    const kept = () =>
      present(
        copies.find(({ port }) => port === last?.port),
        'copy of the server',
      )
    const quiet = await quietFaults(topology, embedded, disk, beside)
    const limited = await startMore('server', { RATE_LIMITS: 'on' })
    const loud = await loudFaults(topology, kept, limited, database)
    const asked = ({ alerts }: Fault) => words.length === 0 || alerts.some((alert) => words.includes(alert))
    const ports = copies
      .filter(({ service }) => ['server', 'backend'].includes(service))
      .map(({ port }) => port)
    const watching = await startPrometheus(
      folder,
      await tokenOfPrometheus(topology),
      { shop: ports, machine: [beside.machinePort] },
      beside,
    )
    prometheus = watching
    // Rates need two readings.
    await pause(10_000)
    const proven: string[] = []
    const failed: string[] = []
    const one = async (fault: Fault) => {
      try {
        for (const line of await prove(fault, watching)) {
          say(line)
          proven.push(...fault.alerts)
        }
      } catch (error) {
        failed.push(error instanceof Error ? error.message : String(error))
        say(`  FAILED ${failed.at(-1)}`)
      }
    }
    say(`alerts     a minute of the rules lasts ${60 / QUICKER} seconds`)
    await Promise.all(quiet.filter(asked).map(one))
    for (const fault of loud.filter(asked)) await one(fault)
    if (failed.length > 0) throw new Error(`${failed.length} alerts are not what they promise`)
    if (words.length > 0) return
    const left = rules().filter(({ alert }) => !proven.includes(alert) && !ELSEWHERE.includes(alert))
    if (left.length > 0) throw new Error(`without a fault: ${left.map(({ alert }) => alert).join(', ')}`)
    await dashboard(watching, say)
  } finally {
    await prometheus?.stop()
    await exporters?.stop()
    await provider.kill()
    // Before the folder is deleted; programs that still write to it may continue.
    unmount()
    await topology.stop()
  }
}
