import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import Type from 'typebox'
import { checked } from '#program/json-file.ts'
import { eventually } from '#tests/support/eventually.ts'
import { findChromium } from '#tests/support/find-chromium.ts'
import { checkArguments } from './lib/arguments.ts'
import { dashboardQueries } from './lib/dashboard.ts'
import { firingOf, prometheusData } from './lib/prometheus-answer.ts'
import { isInstalled } from './topology/native.ts'
import { rehearseImage } from './rehearsal/image.ts'
import { readPage, type Block } from './rehearsal/page.ts'
import { openRoot, type Root } from './rehearsal/root.ts'
import { STAND_INS } from './rehearsal/stand-ins.ts'

/**
 * `npm run rehearsal`: the commands of docs/launch.md in a bare Debian 13, then a purchase in Chromium at its https
 * address. `-- bookworm` takes Debian 12; `-- image` builds the image of Dockerfile and starts the shop from it. Needs
 * root, debootstrap and a Chromium on this machine; ends with 1 at the first command that fails.
 */
const PAGE = 'docs/launch.md'
const SUITES = ['trixie', 'bookworm']

const EVENTUALLY_MS = 20_000

const say = (line: string) => process.stdout.write(`${line}\n`)
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`.padStart(8)

/** A reader of the page stays in one shell: its folder and umask outlive a block. */
const LEFT = '/run/shell-as-left'
const inOneShell = (commands: string) =>
  `[ ! -e ${LEFT} ] || . ${LEFT}\n${commands}\nprintf 'umask %s\\ncd %q\\n' "$(umask)" "$PWD" > ${LEFT}`

const runBlock = async (root: Root, { title, line, standIn, internet, commands }: Block): Promise<string> => {
  const since = performance.now()
  const where = `${PAGE}:${line}`
  try {
    const standsIn = standIn === undefined ? undefined : STAND_INS[standIn]
    const said = standsIn
      ? await standsIn(root, commands)
      : await root.run(inOneShell(commands), { internet })
    say(`${seconds(since)}  ${where.padEnd(20)} ${title}${standIn ? ` (stand-in: ${standIn})` : ''}`)
    return typeof said === 'string' ? said : ''
  } catch (error) {
    throw new Error(`${where} (${title}) ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

/** Every e-mail that was sent, as far as it can be read. */
const sentEmails = ({ folder }: Root) =>
  readdirSync(join(folder, 'var/tmp/letters')).map((name) =>
    readFileSync(join(folder, 'var/tmp/letters', name), 'utf8'),
  )

const logsOf = ({ folder }: Root, program: string) =>
  (existsSync(join(folder, 'var/log/rehearsal')) ? readdirSync(join(folder, 'var/log/rehearsal')) : [])
    .filter((name) => name.startsWith(program))
    .map((name) => readFileSync(join(folder, 'var/log/rehearsal', name), 'utf8'))
    .join('')

const Journey = Type.Object({
  name: Type.String(),
  order: Type.String(),
  desk: Type.Object({ status: Type.Number(), title: Type.String() }),
  complaints: Type.Array(Type.String()),
})

const purchase = async (root: Root, link: string) => {
  const since = performance.now()
  const [command = '', ...words] = root.inItsNetwork
  const told = execFileSync(command, [...words, process.execPath, 'scripts/rehearsal/journey.ts', link], {
    encoding: 'utf8',
  })
  const seen = checked('scripts/rehearsal/journey.ts', Journey, JSON.parse(told))
  if (seen.complaints.length > 0) throw new Error(`the browser complains: ${seen.complaints.join('\n')}`)
  if (seen.desk.status !== 200) throw new Error(`the staff's invitation answered ${seen.desk.status}`)
  await eventually(
    () => sentEmails(root).some((text) => text.includes(seen.order)),
    EVENTUALLY_MS,
    `no e-mail names ${seen.order}`,
  )
  // Sent to https://shop.example/api/payments/webhook, and taken.
  await eventually(
    () =>
      /"deliveries"[^\]]*"done":true/.test(
        readFileSync(join(root.folder, 'var/tmp/provider/payments/payments.jsonl'), 'utf8'),
      ),
    EVENTUALLY_MS,
    "the provider's event was not taken at its public address",
  )
  say(
    `${seconds(since)}  ${'Chromium'.padEnd(20)} ${seen.name} bought as ${seen.order}; its e-mail and event came; desk: ${seen.desk.title}`,
  )
}

/** What Prometheus was asked, in the root. */
const prometheus = async (root: Root, path: string, query = '') => {
  const asked = `curl --silent --fail --get --data-urlencode '${query}' http://127.0.0.1:9090/api/v1/${path}`
  return prometheusData(query || path, JSON.parse(await root.run(asked)))
}

/** Prometheus reaches programs, machine and public addresses, no alert fires in a shop that is well, and the dashboard's panels have answers. */
const watched = async (root: Root) => {
  const since = performance.now()
  const targets = async () => (await prometheus(root, 'targets')).activeTargets ?? []
  const missing = async () => {
    const all = await targets()
    const down = all
      .filter(({ health }) => health !== 'up')
      .map((each) => `${each.scrapeUrl}: ${each.lastError}`)
    return all.length === 0 ? ['any target'] : down
  }
  for (let n = 0; n < 60 && (await missing()).length > 0; n += 1) await pause(1_000)
  const down = await missing()
  if (down.length > 0) throw new Error(`Prometheus does not reach ${down.join('; ')}`)
  const doors = await prometheus(root, 'query', 'query=probe_success == 1')
  if (doors.result?.length !== 2) throw new Error('blackbox_exporter does not reach both public addresses')
  const backup = await prometheus(root, 'query', 'query=store_backup_timestamp_seconds > 0')
  if (backup.result?.length !== 2) throw new Error('the backends do not know of the backup')
  const firing = firingOf(await prometheus(root, 'alerts'))
  if (firing.length > 0) throw new Error(`alerts in a shop that is well: ${firing.join(', ')}`)
  const empty: string[] = []
  const queries = dashboardQueries()
  for (const { title, expr } of queries) {
    const { result } = await prometheus(root, 'query', `query=${expr}`)
    if (result?.length === 0) empty.push(title)
  }
  const nothing = empty.length > 0 ? `; nothing to show yet: ${empty.join(', ')}` : ''
  say(
    `${seconds(since)}  ${'Prometheus'.padEnd(20)} ${(await targets()).length} targets up, no alert, ${queries.length} queries of the dashboard${nothing}`,
  )
}

const figures = async (root: Root) => {
  const { stdout } = spawnSync('du', ['-sxm', root.folder], { encoding: 'utf8' })
  say(`the root: ${stdout.split('\t')[0]} MB`)
  const backups = readdirSync(join(root.folder, 'var/backups/shop'))
  for (const name of backups) {
    const { size } = statSync(join(root.folder, 'var/backups/shop', name))
    say(`a backup: ${(size / 1e6).toFixed(1)} MB`)
  }
  say(
    (
      await root.run(
        'cat /etc/debian_version; /opt/shop/node --version; runuser -u postgres -- psql -Atc "show server_version"; nginx -v 2>&1',
      )
    )
      .trim()
      .replaceAll('\n', '; '),
  )
}

const rehearse = async (suite: string) => {
  if (process.getuid?.() !== 0)
    throw new Error('The rehearsal makes mounts and networks of its own: run it as root.')
  for (const needed of ['debootstrap', 'unshare', 'nsenter', 'ip'])
    if (!isInstalled(needed))
      throw new Error(`${needed} is not installed: apt-get install debootstrap util-linux iproute2`)
  if (!findChromium()) throw new Error('No Chromium found: set CHROMIUM_PATH.')
  const blocks = readPage(PAGE)
  const unknown = blocks.filter(({ standIn }) => standIn !== undefined && !(standIn in STAND_INS))
  if (unknown.length > 0)
    throw new Error(`nothing stands in for ${unknown.map(({ standIn }) => standIn).join(', ')}`)
  const since = performance.now()
  const root = await openRoot(suite, say)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void root.stop().finally(() => process.exit(1)))
  try {
    mkdirSync(join(root.folder, 'opt/rehearsal'))
    for (const [from, to] of [
      ['systemctl.mjs', 'usr/local/bin/systemctl'],
      ['mail-sink.mjs', 'opt/rehearsal/mail-sink.mjs'],
    ] as const)
      copyFileSync(join('scripts/rehearsal', from), join(root.folder, to))
    await root.run('chmod 0755 /usr/local/bin/systemctl')
    say(`${seconds(since)}  a bare Debian (${suite})`)
    let link = ''
    for (const block of blocks) {
      const said = await runBlock(root, block)
      link = /^https:\S+\/desk\/\S+$/m.exec(said)?.[0] ?? link
    }
    await purchase(root, link)
    await watched(root)
    await figures(root)
    say(`passed: ${blocks.length} blocks of ${PAGE} and a purchase, in${seconds(since)}`)
  } catch (error) {
    for (const program of ['shop-backend', 'shop-server', 'provider', 'prometheus'])
      if (logsOf(root, program) !== '')
        process.stderr.write(`--- ${program}\n${logsOf(root, program).slice(-2_000)}\n`)
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    throw new Error('The rehearsal failed.', { cause: error })
  } finally {
    await root.stop()
  }
}

checkArguments(`npm run rehearsal -- <what>: one of ${SUITES.join(', ')}, or image.`, [...SUITES, 'image'])
const [suite = 'trixie'] = process.argv.slice(2)
const run = () => {
  if (suite === 'image') return rehearseImage(say)
  if (SUITES.includes(suite)) return rehearse(suite)
  return Promise.reject(new Error(`Say one of ${SUITES.join(', ')}, or image.`))
}
await run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
process.exit()
