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

const install = () => {
  const wanted = lockHash()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
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

const commands = ['start', 'test', 'dev']
const [command = '', ...args] = process.argv.slice(2)
if (!commands.includes(command)) fail(`Say one of: ${commands.map((c) => `npm run ${c}`).join(', ')}.`)

install()
const runtime = findRuntime()
const version =
  spawnSync(runtime, ['-p', 'process.versions.node'], { encoding: 'utf8' }).stdout?.trim() ?? '0.0'
const [major = 0, minor = 0] = version.split('.').map(Number)
if (major < lowest[0] || (major === lowest[0] && minor < lowest[1]))
  fail(
    `This needs Node ${lowest.join('.')} or newer, and no runtime package fits ${process.platform}-${process.arch} (found ${version}).`,
  )

const child = spawn(runtime, [join(root, 'scripts', `${command}.ts`), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${dirname(runtime)}${windows ? ';' : ':'}${process.env.PATH ?? ''}` },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('error', (error) => fail(`The runtime could not be started: ${error.message}`))
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
