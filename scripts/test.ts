import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { spawn, type ChildProcess } from 'node:child_process'
import { onStopSignal } from '#program/stopping.ts'
import { buildIfStale } from './build.ts'
import { findChromium } from '#tests/support/find-chromium.ts'
import { postgresAvailable } from '#tests/support/postgres.ts'

/**
 * `npm test`: every test in one call. Journeys run when a Chromium is found, races also on PostgreSQL when its
 * programs are found; what is left out, and what passed only at a second try, is said loudly. The last line is
 * `N passed, N failed, N skipped`.
 */
interface Counts {
  passed: number
  failed: number
  skipped: number
}

/** The members read of vitest's JSON report. */
interface Report {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { assertionResults: { status: string; fullName: string; failureMessages: string[] }[] }[]
}

let running: ChildProcess | undefined
onStopSignal(() => {
  running?.kill('SIGTERM')
  process.exit(1)
})

const vitest = (name: string, projects: readonly string[], more: readonly string[]): Promise<Counts> =>
  new Promise((resolve) => {
    const report = `.cache/tests-${name}.json`
    mkdirSync('.cache', { recursive: true })
    const child = spawn(
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        ...projects.flatMap((project) => ['--project', project]),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...more,
      ],
      { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'test' } },
    )
    running = child
    child.on('exit', (code) => {
      if (!existsSync(report)) {
        resolve({ passed: 0, failed: 1, skipped: 0 })
        return
      }
      const read = JSON.parse(readFileSync(report, 'utf8')) as Report
      const failed = read.numFailedTests
      // A test that passed and has failures to tell of was tried again.
      for (const { status, fullName, failureMessages } of read.testResults.flatMap(
        ({ assertionResults }) => assertionResults,
      ))
        if (status === 'passed' && failureMessages.length > 0) again.push(fullName)
      // A file that could not even be loaded fails no test, yet the run failed.
      const unloaded = failed === 0 && code !== 0 ? 1 : 0
      resolve({
        passed: read.numPassedTests,
        failed: failed + unloaded,
        skipped: read.numPendingTests + read.numTodoTests,
      })
    })
  })

const args = process.argv.slice(2)
const left: string[] = []
const again: string[] = []
const chromium = findChromium()
if (!postgresAvailable()) left.push('PostgreSQL (its programs were not found: races ran on PGlite only)')

await buildIfStale()
const counts = [await vitest('unit', ['node', 'web'], args)]
if (chromium) counts.push(await vitest('journeys', ['e2e'], ['--passWithNoTests', ...args]))
else left.push('the browser journeys (no Chromium found; set CHROMIUM_PATH)')

const sum = (key: keyof Counts) => counts.reduce((total, count) => total + count[key], 0)
for (const name of again) process.stdout.write(`\nPASSED AT ANOTHER TRY: ${name}\n`)
for (const what of left) process.stdout.write(`\nLEFT OUT: ${what}\n`)
process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped\n`)
process.exit(sum('failed') === 0 && sum('passed') > 0 ? 0 : 1)
