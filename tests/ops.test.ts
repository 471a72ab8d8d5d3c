import { readFileSync } from 'node:fs'
import supertest from 'supertest'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parse } from 'yaml'
import { startShop, type Shop } from './support/server.ts'

/** The files that an operator loads use only figures that the programs have. */

interface Panel {
  title: string
  targets: { expr: string }[]
}
interface Rules {
  groups: { rules: { alert: string; expr: string; annotations: { summary: string; runbook: string } }[] }[]
}

const { panels } = JSON.parse(readFileSync('ops/grafana-dashboard.json', 'utf8')) as { panels: Panel[] }
const { groups } = parse(readFileSync('ops/alerts.yaml', 'utf8')) as Rules
const rules = groups.flatMap((group) => group.rules)

let shop: Shop
/** The metrics of both programs before anything has happened. */
let texts = ''
// Metrics of Prometheus itself, of Patroni, node_exporter and blackbox_exporter.
const known = new Set([
  'up',
  'patroni_sync_standby',
  'node_filesystem_avail_bytes',
  'node_filesystem_size_bytes',
  'probe_success',
  'probe_ssl_earliest_cert_expiry',
  // Only an embedded store with a folder has it.
  'store_disk_free_share',
])
beforeAll(async () => {
  shop = await startShop({ backend: { seed: 'none' }, protect: true, env: { RATE_LIMITS: 'on' } })
  for (const url of [shop.url, shop.backend?.url ?? '']) {
    const { text } = await supertest(url).get('/metrics').expect(200)
    texts += text
    for (const [, name = '', type] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
      known.add(name)
      if (type === 'histogram') for (const part of ['bucket', 'count', 'sum']) known.add(`${name}_${part}`)
    }
  }
}, 60_000)
afterAll(() => shop?.close())

it.each(['outbox_emails_total{outcome="dead"} 0', 'cache_reads_total{outcome="stale"} 0'])(
  '%s from the start: what first appears as 1 has not grown',
  (line) => expect(texts).toContain(`${line}\n`),
)

/** The figures in an expression: its words, without labels, numbers, functions and what follows `by`. */
const figures = (expr: string) => {
  const bare = expr.replaceAll(/\{[^}]*\}|\[[^\]]*\]|\bby \([^)]*\)/g, ' ')
  return [...bare.matchAll(/\b[a-z_][a-z_0-9]+\b(?!\s*\()/g)]
    .map(([word]) => word)
    .filter((word) => !['and', 'or', 'unless'].includes(word))
}

it.each([
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [`panel '${title}'`, expr] as const)),
  ...rules.map(({ alert, expr }) => [`alert ${alert}`, expr] as const),
])('%s', (_, expr) => {
  const asked = figures(expr)
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.filter((name) => !known.has(name))).toEqual([])
})

/** What must not happen without an alert. If an alert is renamed or removed, it is renamed or removed here, too. */
const MUST_BE_TOLD = [
  // Shoppers are refused, or have to wait.
  'ShopAnswersWithErrors',
  'ShopIsSlow',
  'BackendPartGivenUp',
  'OldAnswersAreServed',
  'EventLoopLags',
  'EmailsGivenUp',
  // Money and orders wait for a person.
  'OrdersUnderReview',
  'MoneyIsStuck',
  'PaymentDisputed',
  'MoneyIsNotReconciled',
  'OrdersWaitForPayment',
  'PaymentEventsRefused',
  // Somebody attacks the doors, or the trail.
  'AuditTrailIsBroken',
  'AuditTrailIsNotChained',
  'HouseDoorIsTried',
  'SignInsAreTried',
  'StaffSignInsAreTried',
  'PolicyStopsScripts',
  // A program, Redis or the store is failing.
  'ProgramIsDown',
  'ProgramKeepsEnding',
  'RedisDoesNotAnswer',
  'StoreRefusesWrites',
  'StoreHasNoStandby',
  'StoreDiskFillsUp',
  'StoreConnectionsUsedUp',
  'MachineDiskFillsUp',
  'BackupIsMissing',
  // The certificate of the shop's address.
  'CertificateEnds',
  'ShopIsNotReached',
]

it('has every alert that must be there', () => {
  const there = rules.map(({ alert }) => alert)
  expect(MUST_BE_TOLD.filter((alert) => !there.includes(alert))).toEqual([])
})

it('each alert says in words what is wrong', () => {
  for (const { annotations } of rules) expect(annotations.summary).toMatch(/^['{A-Z].*\.$/)
})

it('each alert leads to its paragraph of the runbook, and no paragraph is left over', () => {
  const headings = [...readFileSync('docs/runbook.md', 'utf8').matchAll(/^## (\w+)$/gm)].map(
    ([, name]) => name,
  )
  expect(headings.toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted())
  for (const { alert, annotations } of rules)
    expect(annotations.runbook).toBe(`docs/runbook.md#${alert.toLowerCase()}`)
})
