#!/usr/bin/env node
// Replaces systemctl in the rehearsal's root directory, where systemd is not running. It reads the shop's own unit files, as
// much of the format as they use, and starts their ExecStart; Debian's services are started by their init scripts. Plain
// JavaScript, because Debian's Node runs it.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

const STATE = '/run/rehearsal'
const LOGS = '/var/log/rehearsal'
const STOP_SECONDS = 15
/** Debian services whose init scripts check the wrong file or start nothing here. */
const BY_UNIT = ['prometheus-blackbox-exporter', 'prometheus-node-exporter']

const fail = (sentence) => {
  process.stderr.write(`systemctl: ${sentence}\n`)
  process.exit(1)
}
const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds))

/** `name@instance` of a unit, and its file. */
const unitOf = (given) => {
  const name = /\.(?:service|timer)$/.test(given) ? given : `${given}.service`
  const [, template = '', instance = '', kind = ''] = /^([^@]+)(?:@([^.]+))?(\.\w+)$/.exec(name) ?? []
  const file = `${BY_UNIT.includes(template) ? '/usr/lib' : '/etc'}/systemd/system/${template}${instance ? '@' : ''}${kind}`
  return { name, instance, file, kind }
}

/** Sections do not matter, because their keys have different names; a key may occur several times. */
const readUnit = ({ file, instance }) => {
  const lines = readFileSync(file, 'utf8').split('\n')
  const found = new Map()
  for (const line of lines) {
    const [, key, value] = /^([A-Z][A-Za-z]+)=(.*)$/.exec(line) ?? []
    if (key)
      found.set(key, [...(found.get(key) ?? []), value.replaceAll('%i', instance).replaceAll('%%', '%')])
  }
  return (key) => found.get(key) ?? []
}

/** Splits a line as systemd does: at spaces, quoted words kept together, `$$` for a dollar. */
const wordsOf = (line) =>
  [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, double, single, plain]) =>
    (double ?? single ?? plain).replaceAll('$$', '$'),
  )

const environmentOf = (unit, user) => {
  const all = {
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    USER: user,
    LOGNAME: user,
  }
  for (const line of unit('Environment'))
    for (const word of wordsOf(line))
      all[word.slice(0, word.indexOf('='))] = word.slice(word.indexOf('=') + 1)
  for (const file of unit('EnvironmentFile'))
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      const [, name, value] = /^(\w+)=(.*)$/.exec(line) ?? []
      if (name) all[name] = value.replace(/^"(.*)"$/, '$1')
    }
  // The certificate authority of the stand-ins for foreign hosts.
  all.NODE_EXTRA_CA_CERTS = '/etc/ssl/certs/ca-certificates.crt'
  return all
}

const pidFile = ({ name }) => `${STATE}/${name}.pid`
const running = (of) => {
  if (!existsSync(pidFile(of))) return undefined
  const pid = Number(readFileSync(pidFile(of), 'utf8'))
  return existsSync(`/proc/${pid}`) && !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
    ? pid
    : undefined
}

const start = (of) => {
  const unit = readUnit(of)
  const [user = 'root'] = unit('User')
  const [cwd = '/'] = unit('WorkingDirectory')
  const env = environmentOf(unit, user)
  const commands = [...unit('ExecStart'), ...unit('ExecStartPost')].map((line) => [
    '--reuid',
    user,
    '--regid',
    user,
    '--init-groups',
    '--no-new-privs',
    '--',
    ...wordsOf(line).flatMap((word) => (/^\$\w+$/.test(word) ? wordsOf(env[word.slice(1)] ?? '') : [word])),
  ])
  const log = openSync(`${LOGS}/${of.name}.log`, 'a')
  if (unit('Type')[0] === 'oneshot') {
    for (const command of commands)
      if (spawnSync('setpriv', command, { cwd, env, stdio: ['ignore', log, log] }).status !== 0)
        fail(`${of.name} failed:\n${readFileSync(`${LOGS}/${of.name}.log`, 'utf8').slice(-2000)}`)
    return
  }
  if (running(of) !== undefined) return
  const child = spawn('setpriv', commands[0], { cwd, env, detached: true, stdio: ['ignore', log, log] })
  writeFileSync(pidFile(of), String(child.pid))
  child.unref()
}

const stop = async (of) => {
  const pid = running(of)
  if (pid === undefined) return
  process.kill(pid, 'SIGTERM')
  for (let n = 0; n < STOP_SECONDS * 20 && running(of) !== undefined; n += 1) await pause(50)
  if (running(of) !== undefined) process.kill(pid, 'SIGKILL')
  rmSync(pidFile(of), { force: true })
}

/** Debian's own services, by Debian's init scripts for machines without systemd. */
const debian = (name, action) => {
  const script = `/etc/init.d/${name}`
  if (!existsSync(script)) fail(`${name} has neither a unit of the shop nor ${script}`)
  const log = openSync(`${LOGS}/${name}.log`, 'a')
  if (spawnSync(script, [action], { stdio: ['ignore', log, log] }).status !== 0)
    fail(`${script} ${action} failed`)
}

const verify = () => {
  const units = spawnSync('sh', ['-c', 'ls /etc/systemd/system/shop-*'], { encoding: 'utf8' })
    .stdout.trim()
    .split('\n')
  const said = spawnSync('systemd-analyze', ['verify', ...units.map((unit) => unit.replace('@.', '@1.'))], {
    encoding: 'utf8',
  })
  if (said.status !== 0 || said.stderr.trim() !== '') fail(`systemd-analyze verify: ${said.stderr}`)
}

mkdirSync(STATE, { recursive: true })
mkdirSync(LOGS, { recursive: true })
const [verb, ...rest] = process.argv.slice(2)
const now = rest.includes('--now')
const names = rest.filter((word) => !word.startsWith('-'))
if (verb === 'daemon-reload') verify()
else if (!['enable', 'start', 'stop', 'restart', 'reload', 'is-active'].includes(verb))
  fail(`knows no ${verb}`)
else
  for (const name of names) {
    const of = unitOf(name)
    if (!existsSync(of.file)) {
      if (verb !== 'enable' || now) debian(name, verb === 'enable' ? 'start' : verb)
      continue
    }
    if (of.kind === '.timer') continue
    if (verb === 'is-active' && running(of) === undefined) process.exit(3)
    if (verb === 'restart' || verb === 'stop') await stop(of)
    if (verb === 'start' || verb === 'restart' || (verb === 'enable' && now)) start(of)
  }
