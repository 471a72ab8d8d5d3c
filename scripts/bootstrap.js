// The first thing a newcomer's machine runs: plain JavaScript for Node 20, no dependency. It installs what is
// missing or stale, then hands over to the runtime that the project brings (Node 24), which runs TypeScript.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const stamp = join(root, 'node_modules', '.installed-from')
const lowest = [22, 19]
const windows = process.platform === 'win32'

const say = (line) => process.stderr.write(`${line}\n`)
const fail = (line) => {
  say(line)
  process.exit(1)
}

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')

/**
 * Whether npm itself says that exactly this is installed: after `npm install` or `npm ci` by hand. `withDev`: with what
 * development needs, too.
 */
const isInstalled = (withDev) => {
  try {
    const packagesOf = (path) => JSON.parse(readFileSync(join(root, path), 'utf8')).packages
    const wanted = packagesOf('package-lock.json')
    const there = packagesOf('node_modules/.package-lock.json')
    const isSame = (path) =>
      wanted[path]?.version === there[path].version && wanted[path].integrity === there[path].integrity
    const isNeeded = ({ optional, dev, devOptional }) =>
      !optional && (withDev || (dev !== true && devOptional !== true))
    const isLeftOut = ([path, one]) => path !== '' && !there[path] && isNeeded(one)
    return Object.keys(there).every(isSame) && !Object.entries(wanted).some(isLeftOut)
  } catch {
    return false
  }
}

/** Commands that need nothing of development, as in a release that was installed with `--omit=dev`. */
const runsInProduction = ['start', 'house']

const install = (command) => {
  const wanted = lockHash()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  if (isInstalled(true)) return writeFileSync(stamp, wanted)
  if (runsInProduction.includes(command) && isInstalled(false)) return
  say('Installing dependencies (once, about a minute) …')
  const done = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: windows,
  })
  if (done.error) fail(`npm could not be started: ${done.error.message}`)
  if (done.status !== 0) fail('The dependencies could not be installed; npm says why above.')
  writeFileSync(stamp, wanted)
}

/** The runtime of this platform's `optionalDependencies`, else the one that runs this script. */
const findRuntime = () => {
  const exe = windows ? 'node.exe' : 'node'
  const packages = [
    `node-${windows ? 'win' : process.platform}-${process.arch}`,
    `node-bin-${process.platform}-${process.arch}`,
  ]
  for (const name of packages) {
    const path = join(root, 'node_modules', name, 'bin', exe)
    if (existsSync(path)) return path
  }
  return process.execPath
}

/** Parent and name of a process, or nothing where the system does not tell. */
const parentOf = (pid) => {
  if (process.platform === 'linux')
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      const end = stat.lastIndexOf(')')
      return {
        name: stat.slice(stat.indexOf('(') + 1, end),
        parent: Number(stat.slice(end + 2).split(' ')[1]),
      }
    } catch {
      return undefined
    }
  if (windows) return undefined
  const told = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? ''
  const found = /^\s*(\d+)\s+(.*)$/m.exec(told)
  return found ? { name: found[2].trim().split('/').pop(), parent: Number(found[1]) } : undefined
}

// Read at once: while it installs, npm may already be gone.
const parent = process.ppid
const above = parentOf(parent)

/**
 * npm stands between who ended `npm start` and this process, often with a shell of its own, and neither passes every
 * signal on. So where npm started us we look whether it is still there.
 */
const whenOrphaned = (end) => {
  if (process.env.npm_lifecycle_event === undefined) return
  const byShell = above !== undefined && /^-?(?:sh|dash|bash|zsh|ash|ksh|busybox)$/.test(above.name)
  const timer = setInterval(
    () => {
      if (process.ppid === parent && (!byShell || parentOf(parent)?.parent === above.parent)) return
      clearInterval(timer)
      end()
    },
    process.platform === 'linux' ? 250 : 2_000,
  )
  timer.unref()
}

const help = {
  start: `npm start: installs what is missing, builds what is stale, fills an empty store and serves the shop.
Ctrl-C ends all of it. It takes no arguments; settings come from the environment (docs/settings.md), e.g.

  PORT=8080 npm start`,
  dev: `npm run dev: the same shop as npm start, with hot reload of the pages and a backend that starts again on change.
It takes no arguments; settings come from the environment (docs/settings.md).`,
  test: `npm test: what a change can break; ends with 'N passed, N failed, N skipped'. Arguments go to vitest, e.g.

  npm test -- backend/modules/bag
  npm test -- -t 'a visitor'`,
  'test:watch': `npm run test:watch: the tests of what was changed, again at each save. Arguments go to vitest, e.g.

  npm run test:watch -- backend/modules/bag`,
  proof: `npm run proof: the long forms of the tests (faults, killed programs, restored backups, older stores, the
embedded store; hostile texts, failures, large letters and contrast on every screen; long journeys at the other width); ends with 'N passed, N failed, N skipped'. Arguments go to vitest.`,
  rehearsal: `npm run rehearsal: carries out the commands of docs/launch.md in a bare Debian of its own (as root; needs debootstrap).

  npm run rehearsal -- bookworm
  npm run rehearsal -- image    builds the image of Dockerfile and starts the shop from it`,
}
/** Says by itself what it takes; it is here since a house of one's own may be made before anything is installed. */
const speaksForItself = ['house']
const [command = '', ...args] = process.argv.slice(2)
if (!(command in help) && !speaksForItself.includes(command))
  fail(`Say one of: ${[...Object.keys(help), ...speaksForItself].map((c) => `npm run ${c}`).join(', ')}.`)
if (command in help && args.some((arg) => arg === '--help' || arg === '-h')) {
  process.stdout.write(`${help[command]}\n`)
  process.exit(0)
}
const takesArguments = ['test', 'test:watch', 'proof', 'rehearsal', ...speaksForItself]
if (!takesArguments.includes(command) && args.length > 0)
  fail(
    `${command === 'start' ? 'npm start' : `npm run ${command}`} takes no arguments (${args.join(' ')}); settings come from the environment. --help says more.`,
  )

install(command)
const runtime = findRuntime()
const version =
  spawnSync(runtime, ['-p', 'process.versions.node'], { encoding: 'utf8' }).stdout?.trim() ?? '0.0'
const [major = 0, minor = 0] = version.split('.').map(Number)
if (major < lowest[0] || (major === lowest[0] && minor < lowest[1]))
  fail(
    `This needs Node ${lowest.join('.')} or newer, and no runtime package fits ${process.platform}-${process.arch} (found ${version}).`,
  )

const child = spawn(
  runtime,
  [
    // It starts programs and waits: what it needed once is given back.
    ...(command === 'start' ? ['--max-semi-space-size=1', '--v8-pool-size=1'] : []),
    '--import',
    './scripts/lib/running/child.mjs',
    join(root, 'scripts', `${command.replace(':', '-')}.ts`),
    ...args,
  ],
  {
    cwd: root,
    // The channel tells the child when this process is gone, however it went (scripts/lib/running/child.mjs).
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: `${dirname(runtime)}${windows ? ';' : ':'}${process.env.PATH ?? ''}` },
  },
)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('error', (error) => fail(`The runtime could not be started: ${error.message}`))
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
whenOrphaned(() => child.kill('SIGTERM'))
