import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import Type, { type Static } from 'typebox'
import { readJson } from '#program/json-file.ts'
import { onStopSignal } from '#program/stopping.ts'
import { findHeadlessChromium } from '#tests/support/find-chromium.ts'
import { postgresAvailable } from '#tests/support/postgres.ts'
import { buildIfStale } from '../build.ts'
import { statementsWithoutTest } from './typed-statements.ts'

/** The members read of vitest's JSON report. */
const Report = Type.Object({
  numPassedTests: Type.Number(),
  numFailedTests: Type.Number(),
  numPendingTests: Type.Number(),
  numTodoTests: Type.Number(),
  testResults: Type.Array(
    Type.Object({
      name: Type.String(),
      status: Type.String(),
      startTime: Type.Number(),
      endTime: Type.Number(),
      assertionResults: Type.Array(
        Type.Object({
          status: Type.String(),
          fullName: Type.String(),
          failureMessages: Type.Array(Type.Unknown()),
        }),
      ),
    }),
  ),
})

interface Outcome {
  passed: number
  failed: number
  skipped: number
  /** Names of tests that failed, each with how its tries failed, and of files that could not be loaded. */
  broken: readonly string[]
  /** Names of tests that passed at another try, each with how it failed before. */
  again: readonly string[]
  /** Test files and how long each took, milliseconds. */
  files: readonly { name: string; ms: number }[]
}

/** More journeys than this that passed only at another try are no accident. */
const MOST_TRIED_AGAIN = 2
const SLOWEST = 10
const LINES_OF_MESSAGE = 12
/** Where a whole run writes down the statements that it runs (tests/support/record-statements.ts). */
const STATEMENTS = '.cache/statements'

let running: ChildProcess | undefined
onStopSignal(() => {
  running?.kill('SIGTERM')
  process.exit(1)
})

const nameOf = (file: string) => file.replace(`${process.cwd()}/`, '')

/** The head of each try's message, indented, so that the end of a run already says why. */
const messagesOf = (messages: readonly unknown[]) =>
  messages
    .flatMap((message) => stripVTControlCharacters(String(message)).split('\n').slice(0, LINES_OF_MESSAGE))
    .map((line) => `\n    ${line}`)
    .join('')

const outcomeOf = (read: Static<typeof Report>, code: number | null): Outcome => ({
  passed: read.numPassedTests,
  // A file that could not even be loaded fails no test, yet the run failed.
  failed: read.numFailedTests || (code === 0 ? 0 : 1),
  skipped: read.numPendingTests + read.numTodoTests,
  broken: read.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [nameOf(name)] : []
    return failed.map(
      ({ fullName, failureMessages }) => `${nameOf(name)}: ${fullName}${messagesOf(failureMessages)}`,
    )
  }),
  // A test that passed but reports failures was tried again.
  again: read.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName, failureMessages }) => `${fullName}${messagesOf(failureMessages)}`),
  files: read.testResults.map(({ name, startTime, endTime }) => ({
    name: nameOf(name),
    ms: endTime - startTime,
  })),
})

const vitest = (
  name: string,
  projects: readonly string[],
  more: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Outcome> =>
  new Promise((resolve) => {
    const report = `.cache/tests-${name}.json`
    mkdirSync('.cache', { recursive: true })
    rmSync(report, { force: true })
    const args = [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--passWithNoTests',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...more,
    ]
    const child = spawn(process.execPath, args, {
      stdio: 'inherit',
      // Tests start our programs and commands by the hundred: half of such a start is compiling what they import.
      env: {
        NODE_COMPILE_CACHE: join(process.cwd(), '.cache/compiled'),
        ...process.env,
        ...env,
        NODE_ENV: 'test',
      },
    })
    running = child
    child.on('exit', (code) =>
      resolve(
        existsSync(report)
          ? outcomeOf(readJson(report, Report), code)
          : {
              passed: 0,
              failed: 1,
              skipped: 0,
              broken: [`${projects.join(', ')}: no report`],
              again: [],
              files: [],
            },
      ),
    )
  })

/** One start of vitest. */
interface Run {
  readonly name: string
  readonly projects: readonly string[]
  /** Only files whose path begins so. */
  readonly only?: string
  /** They need a Chromium, and are left out without one. */
  readonly journeys?: boolean
  /** Where PostgreSQL is found: which stores the tests open. Those on PostgreSQL take half of the embedded one's CPU. */
  readonly store?: 'postgresql' | 'embedded'
}

/**
 * Runs tests, one run after another, and says at the end (and in `.cache/tests-<name>.txt`) which files took longest,
 * what failed, what passed only at another try, what was left out, and `N passed, N failed, N skipped`. Races run on
 * PostgreSQL too where its programs are found.
 * A whole run also names each typed statement of the backend (sql<Row>`…`) that no test ran, and fails: nothing but the
 * store itself checks its rows. Without PostgreSQL it names them only, for some run there alone.
 * @returns the exit code: 0 when something passed, nothing failed and at most two journeys were tried again.
 */
export const runTests = async (
  name: string,
  runs: readonly Run[],
  args: readonly string[],
): Promise<0 | 1> => {
  const said: string[] = []
  const say = (line: string) => {
    said.push(line)
    process.stdout.write(`${line}\n`)
  }
  await buildIfStale()
  const whole = args.length === 0
  const chromium = findHeadlessChromium()
  const done: Outcome[] = []
  let untested: readonly string[] = []
  rmSync(STATEMENTS, { recursive: true, force: true })
  for (const { name: run, projects, only, journeys = false, store } of runs) {
    if (journeys && !chromium) continue
    // Part of a run says nothing of the statements that it leaves out.
    const isRecorded = whole && only === undefined && projects.includes('node-shared')
    const env: Record<string, string> = {
      ...(isRecorded && { RECORD_STATEMENTS: join(process.cwd(), STATEMENTS) }),
      // Making a server and filling it is worth it for many files only.
      ...(whole && store && postgresAvailable() && { TEST_STORE: store }),
    }
    done.push(await vitest(run, projects, only === undefined || !whole ? args : [only], env))
    if (isRecorded) untested = statementsWithoutTest(STATEMENTS)
  }
  const sum = (key: 'passed' | 'failed' | 'skipped') => done.reduce((total, each) => total + each[key], 0)
  const again = done.flatMap((each) => each.again)
  const slowest = done
    .flatMap(({ files }) => files)
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, SLOWEST)
  say('\nThe slowest files, seconds:')
  for (const { name: file, ms } of slowest) say(`${(ms / 1000).toFixed(1).padStart(7)}  ${file}`)
  say('')
  for (const test of done.flatMap(({ broken }) => broken)) say(`FAILED: ${test}`)
  for (const place of untested) say(`FAILED: no test runs the typed statement at ${place}`)
  for (const test of again) say(`PASSED AT ANOTHER TRY: ${test}`)
  if (again.length > MOST_TRIED_AGAIN) say(`FAILED: more than ${MOST_TRIED_AGAIN} tests needed another try.`)
  if (!postgresAvailable())
    say('LEFT OUT: PostgreSQL (its programs were not found: races ran on PGlite only)')
  if (!chromium && runs.some(({ journeys }) => journeys))
    say('LEFT OUT: the browser journeys (no Chromium found; set CHROMIUM_PATH)')
  say(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`)
  writeFileSync(`.cache/tests-${name}.txt`, `${said.join('\n')}\n`)
  const isChecked = untested.length === 0 || !postgresAvailable()
  return sum('failed') === 0 && sum('passed') > 0 && again.length <= MOST_TRIED_AGAIN && isChecked ? 0 : 1
}
