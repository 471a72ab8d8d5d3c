import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { parse, stringify } from 'yaml'

/** ops/alerts.yaml in promtool: each alert fires for its fault, and for nothing less. */
const promtool = [process.env.PROMTOOL, '/usr/bin/promtool', '/usr/local/bin/promtool'].find(
  (path) => path !== undefined && spawnSync(path, ['--version']).status === 0,
)
if (promtool === undefined)
  console.warn(
    'LEFT OUT: no promtool on this machine, so no alert is made to fire (apt-get install prometheus)',
  )

interface Rule {
  alert: string
  for?: string
  labels: Record<string, string>
  annotations: Record<string, string>
}
const { groups } = parse(readFileSync('ops/alerts.yaml', 'utf8')) as { groups: { rules: Rule[] }[] }
const rules = groups.flatMap((group) => group.rules)

interface Case {
  /** Series by name, with values in promtool's notation. */
  fault: Record<string, string>
  sound: Record<string, string>
  /** What the alert adds to its rule's labels. */
  labels?: Record<string, string>
  /** Minutes after which it must fire. */
  after: number
  /** Minutes between two values, if it is not one. */
  every?: number
}
const answers = (broken: number) => ({
  'http_request_duration_seconds_count{status="200"}': '0+100x90',
  'http_request_duration_seconds_count{status="500"}': `0+${broken}x90`,
})
const waits = (slow: number) => ({
  'http_request_duration_seconds_bucket{le="1"}': `0+${100 - slow}x90`,
  'http_request_duration_seconds_bucket{le="2.5"}': '0+100x90',
  'http_request_duration_seconds_bucket{le="+Inf"}': '0+100x90',
})
/** The same series above and below the limit. */
const level = (series: string, fault: string, sound: string) => ({
  fault: { [series]: fault },
  sound: { [series]: sound },
})

const CASES: Readonly<Record<string, Case>> = {
  ShopAnswersWithErrors: { fault: answers(5), sound: answers(1), after: 15 },
  ShopIsSlow: { fault: waits(3), sound: waits(0), after: 25 },
  BackendPartGivenUp: {
    ...level('upstream_breaker_open{group="orders"}', '1x60', '0x60'),
    labels: { group: 'orders' },
    after: 5,
  },
  OldAnswersAreServed: {
    ...level('cache_reads_total{outcome="stale"}', '0+1x60', '7x60'),
    after: 10,
  },
  EventLoopLags: {
    ...level('nodejs_eventloop_lag_p99_seconds{instance="a"}', '0.5x60', '0.3x60'),
    labels: { instance: 'a' },
    after: 10,
  },
  EmailsGivenUp: {
    ...level('outbox_emails_total{outcome="dead"}', '0x10 1x50', '4x60'),
    labels: { outcome: 'dead' },
    after: 15,
  },
  OrdersUnderReview: { ...level('orders{status="under_review"}', '1x60', '0x60'), after: 15 },
  MoneyIsStuck: {
    ...level('money_stuck{kind="refund-slow"}', '1x60', '0x60'),
    labels: { kind: 'refund-slow' },
    after: 20,
  },
  PaymentDisputed: { ...level('money_stuck{kind="dispute"}', '1x60', '0x60'), after: 20 },
  MoneyIsNotReconciled: {
    // Promtool's clock begins at 0; the check is two days and two hours later. A shop that was just opened is not late.
    fault: { money_reconciled_timestamp_seconds: '60x660' },
    sound: { money_reconciled_timestamp_seconds: '0x660', process_start_time_seconds: '172000x660' },
    after: 3_000,
    every: 5,
  },
  OrdersWaitForPayment: {
    ...level('orders{status="pending_payment"}', '30x120', '30x40 2x10 30x80'),
    after: 75,
  },
  SearchIsBehind: { ...level('search_lag_seconds', '90x60', '30x60'), after: 10 },
  AuditTrailIsBroken: { ...level('audit_chain_breaks', '0x5 1x60', '0x60'), after: 10 },
  AuditTrailIsNotChained: { ...level('audit_chain_waiting_seconds', '400x60', '200x60'), after: 10 },
  HouseDoorIsTried: { ...level('house_refusals_total', '0+3x60', '0+1x60'), after: 20 },
  SignInsAreTried: {
    ...level('audit_lines_total{event="session.refused"}', '0+20x60', '0+5x60'),
    after: 20,
  },
  StaffSignInsAreTried: {
    ...level('audit_lines_total{event="staff.sign-in-refused"}', '0+1x60', '0+0.5x60'),
    after: 20,
  },
  PolicyStopsScripts: { ...level('csp_reports_total', '0+5x60', '0+2x60'), after: 20 },
  RedisDoesNotAnswer: { ...level('rate_limits_uncounted_total', '0x10 0+5x50', '7x60'), after: 20 },
  ProgramIsDown: {
    ...level('up{instance="a"}', '1x3 0x60', '1x60'),
    labels: { instance: 'a' },
    after: 10,
  },
  ProgramKeepsEnding: {
    ...level('process_start_time_seconds{job="shop",instance="a"}', '0x10 1 2 3 4 5x50', '0x10 1x60'),
    labels: { instance: 'a' },
    after: 15,
  },
  StoreHasNoStandby: {
    fault: {
      'patroni_sync_standby{instance="a"}': '0x60',
      'patroni_sync_standby{instance="b"}': '1x3 _x60',
    },
    sound: {
      'patroni_sync_standby{instance="a"}': '0x60',
      'patroni_sync_standby{instance="b"}': '1x60',
    },
    after: 15,
  },
  StoreRefusesWrites: { ...level('store_writable', '1x3 0x60', '1x60'), after: 10 },
  StoreDiskFillsUp: {
    ...level('store_disk_free_share{instance="a"}', '0.05x60', '0.2x60'),
    labels: { instance: 'a' },
    after: 15,
  },
  MachineDiskFillsUp: {
    fault: {
      'node_filesystem_avail_bytes{instance="a",mountpoint="/",fstype="ext4"}': '5x60',
      'node_filesystem_size_bytes{instance="a",mountpoint="/",fstype="ext4"}': '100x60',
    },
    sound: {
      'node_filesystem_avail_bytes{instance="a",mountpoint="/",fstype="ext4"}': '20x60',
      'node_filesystem_size_bytes{instance="a",mountpoint="/",fstype="ext4"}': '100x60',
      'node_filesystem_avail_bytes{instance="a",mountpoint="/snap/x",fstype="squashfs"}': '0x60',
      'node_filesystem_size_bytes{instance="a",mountpoint="/snap/x",fstype="squashfs"}': '100x60',
    },
    labels: { instance: 'a', mountpoint: '/' },
    after: 15,
  },
  BackupIsMissing: {
    fault: { store_backup_timestamp_seconds: '60x660' },
    sound: { store_backup_timestamp_seconds: '0x660', 'process_start_time_seconds{job="shop"}': '90000x660' },
    after: 2_000,
    every: 5,
  },
  CertificateEnds: {
    ...level('probe_ssl_earliest_cert_expiry{instance="a"}', '600000x90', '2000000x90'),
    labels: { instance: 'a' },
    after: 75,
  },
  ShopIsNotReached: {
    ...level('probe_success{instance="a"}', '1x3 0x60', '1x60'),
    labels: { instance: 'a' },
    after: 10,
  },
  PaymentEventsRefused: { ...level('payment_events_refused_total', '0+1x60', '0x60'), after: 30 },
  StoreConnectionsUsedUp: {
    fault: {
      'store_connections{instance="a",state="waiting"}': '3x60',
      'store_connections{instance="a",state="open"}': '10x60',
      'store_connections{instance="a",state="most"}': '10x60',
    },
    sound: {
      'store_connections{instance="a",state="waiting"}': '0x60',
      'store_connections{instance="a",state="open"}': '10x60',
      'store_connections{instance="a",state="most"}': '10x60',
    },
    labels: { instance: 'a' },
    after: 10,
  },
}

it('every alert has its fault here', () =>
  expect(Object.keys(CASES).toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted()))

const told = (text: string, labels: Record<string, string>) =>
  text.replaceAll(/\{\{ \$labels\.(\w+) \}\}/g, (_, name: string) => labels[name] ?? '')

const series = (of: Record<string, string>) =>
  Object.entries(of).map(([name, values]) => ({ series: name, values }))

const testsOf = ({ alert, labels, annotations }: Rule, every: number) => {
  const { fault, sound, after, ...more } = CASES[alert] as Case
  const own = { ...more.labels }
  const words = Object.fromEntries(Object.entries(annotations).map(([name, text]) => [name, told(text, own)]))
  const expected = [{ exp_labels: { ...labels, ...own }, exp_annotations: words }]
  const at = { eval_time: `${after}m`, alertname: alert }
  const interval = `${every}m`
  return [
    { interval, input_series: series(fault), alert_rule_test: [{ ...at, exp_alerts: expected }] },
    { interval, input_series: series(sound), alert_rule_test: [{ ...at, exp_alerts: [] }] },
  ]
}

it.skipIf(promtool === undefined).each([1, 5])(
  'each is called for by its fault alone (every %i minutes)',
  (every) => {
    const folder = mkdtempSync(join(tmpdir(), 'shop-alerts-'))
    try {
      const tests = rules
        .filter(({ alert }) => (CASES[alert]?.every ?? 1) === every)
        .flatMap((rule) => testsOf(rule, every))
      expect(tests.length).toBeGreaterThan(0)
      const file = join(folder, 'alerts.test.yaml')
      const asked = { rule_files: [resolve('ops/alerts.yaml')], evaluation_interval: `${every}m`, tests }
      writeFileSync(file, stringify(asked))
      const { status, stdout, stderr } = spawnSync(promtool ?? '', ['test', 'rules', file], {
        encoding: 'utf8',
      })
      expect(`${status} ${stdout}${stderr}`).toMatch(/^0 /)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
)
