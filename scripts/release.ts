import { spawn, spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ownRelease } from '#backend/lib/migrate/beside.ts'
import { BACKEND_PROCESS } from '#backend/process.ts'
import { SERVER_PROCESS } from '#server/process.ts'
import { freePort } from '#tests/support/free-port.ts'
import { buildIfStale } from './build.ts'
import { checkArguments } from './lib/arguments.ts'
import { makeArchive } from './lib/archive.ts'

/**
 * `npm run release`: makes dist/release/shop-<version>.tar.gz and tries it in a folder without anything else of this
 * repository: unpacked, installed without development packages, started, asked. Exits with 1 if it does not serve. `--
 * documents` saves the documents of this version in server/persisted, to be committed with it.
 */
const READY_MS = 120_000

const answers = async (url: string): Promise<string | undefined> =>
  fetch(url).then(
    (answer) => (answer.ok ? answer.text() : undefined),
    () => undefined,
  )

const tryOut = async (archive: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-release-'))
  const programs: ReturnType<typeof spawn>[] = []
  try {
    const done = (command: string, args: readonly string[], cwd: string) => {
      const { status, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
      if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`)
    }
    done('tar', ['-xzf', resolve(archive)], folder)
    const shop = join(folder, `shop-${ownRelease()}`)
    done('npm', ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'], shop)
    const [port, backendPort] = [await freePort(), await freePort()]
    const env = {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      HOUSE: process.env['HOUSE'],
      DATA_DIR: join(folder, 'data'),
      PORT: String(port),
      BACKEND_PORT: String(backendPort),
      LOG_LEVEL: 'error',
    }
    for (const { main } of [BACKEND_PROCESS, SERVER_PROCESS])
      programs.push(
        spawn(process.execPath, [main], { cwd: shop, env, stdio: ['ignore', 'ignore', 'inherit'] }),
      )
    for (
      const until = Date.now() + READY_MS;
      (await answers(`http://127.0.0.1:${port}/readyz`)) === undefined;
    ) {
      if (Date.now() > until || programs.some(({ exitCode }) => exitCode !== null))
        throw new Error('the release does not start')
      await pause(250)
    }
    const page = await answers(`http://127.0.0.1:${port}/`)
    if (!page?.includes('</html>')) throw new Error('the release has no home page')
  } finally {
    for (const program of programs) {
      const ended = program.exitCode === null ? new Promise((end) => program.once('exit', end)) : undefined
      program.kill('SIGTERM')
      await ended
    }
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Of this release, and the one before it; nobody's page is open longer. */
const KEPT = 2
const FOLDER = 'server/persisted'

/** Keeps the client's documents of this version, for pages that are open while it is replaced. */
const keepDocuments = async () => {
  await buildIfStale()
  mkdirSync(FOLDER, { recursive: true })
  copyFileSync('dist/persisted.json', join(FOLDER, `${ownRelease()}.json`))
  const kept = readdirSync(FOLDER).sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  for (const name of kept.slice(0, -KEPT)) rmSync(join(FOLDER, name))
  process.stdout.write(`${FOLDER}: ${kept.slice(-KEPT).join(', ')}\n`)
}

const makeAndTry = async () => {
  const archive = await makeArchive({ dirty: process.argv.includes('--dirty') })
  process.stdout.write(`${archive}: ${(statSync(archive).size / 1e6).toFixed(1)} MB; trying it out …\n`)
  await tryOut(archive)
  process.stdout.write('unpacked, installed without development packages, started, asked: it serves\n')
}

checkArguments(
  'npm run release: makes the archive and tries it, with -- --dirty from what is not committed, too; npm run release -- documents: keeps the documents of this version.',
  ['documents', '--dirty'],
)
try {
  await (process.argv[2] === 'documents' ? keepDocuments() : makeAndTry())
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
process.exit()
