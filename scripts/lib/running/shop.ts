import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { SERVER_PROCESS } from '#server/process.ts'
import { BACKEND_PROCESS } from '#backend/process.ts'
import { readConfig as readBackend } from '#backend/config.ts'
import { readPayments } from '#payments/settings.ts'
import { refuse, settingOf } from '#program/settings.ts'
import { readConfig as readServer } from '#server/config.ts'
import { onStopSignal } from '#program/stopping.ts'
import { FolderInUse, isLocked } from '#program/folder-lock.ts'
import { inDist } from '#scripts/lib/build/dist-dir.ts'
import { followEdits } from './follow-edits.ts'
import { isElsewhere, isTaken } from './ports.ts'
import { markServing } from '#scripts/lib/build/serving.ts'
import { Supervisor, type Program } from './supervisor.ts'

/** What each program reads, checked before any of them starts. Throws one line (WrongSetting). */
export const readAll = (env: NodeJS.ProcessEnv) => {
  const server = readServer(env)
  const ours = settingOf(env, 'BACKEND_URL') === undefined ? readBackend(env) : undefined
  const payments = ours && ours.stripeSecretKey === undefined ? readPayments(env) : undefined
  const ports = [
    ['PORT', server.port],
    ...(ours ? [['BACKEND_PORT', ours.port] as const] : []),
    ...(payments ? [['PAYMENTS_PORT', payments.port] as const] : []),
  ] as const
  for (const [n, [name, port]] of ports.entries()) {
    refuse(port === 0, `${name} must be a port that others can know, not '0'`)
    const other = ports.slice(0, n).find(([, taken]) => taken === port)
    refuse(other !== undefined, `${name} and ${other?.[0] ?? ''} must differ, and both are ${port}`)
  }
  return { server, ours, payments }
}

/** As a variable or as a file, whatever is in it. */
const isGiven = (env: NodeJS.ProcessEnv, name: string): boolean =>
  Boolean(env[name]?.trim() || env[`${name}_FILE`]?.trim())

/** A key for this run, which only these two programs know. Another backend is not sent it. */
const mintInternalToken = (env: NodeJS.ProcessEnv): void => {
  if (!isGiven(env, 'BACKEND_URL') && !isGiven(env, 'INTERNAL_TOKEN'))
    env.INTERNAL_TOKEN = randomBytes(32).toString('base64url')
}

/** In the demo the operator's commands work at once, with a token of this run. The one that was made, to be printed. */
const mintOperatorToken = (env: NodeJS.ProcessEnv): string | undefined => {
  if (isGiven(env, 'BACKEND_URL') || isGiven(env, 'OPERATOR_TOKEN')) return undefined
  if (settingOf(env, 'SHOP_MODE') === 'production') return undefined
  return (env.OPERATOR_TOKEN = randomBytes(18).toString('base64url'))
}

/** Where a program that listens on `host` is asked from this machine. */
const at = (host: string, port: number) => {
  const address = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`
}

/** An address as it may be shown. */
const withoutLogin = (address: string) => {
  const url = new URL(address)
  url.username = ''
  url.password = ''
  return url.href
}

/** The embedded store is compiled once and quickly, not a second time for speed: a start takes half a second less. */
const QUICK_START = ['--liftoff-only']
/** Somebody pays now and then. */
const SMALL = ['--max-semi-space-size=1', '--v8-pool-size=1']
/** A page that was made by the code before the edit must not be shown after it. */
const KEEPS_NOTHING = { READ_CACHE: 'single-flight' }

/** A process that becomes the program in its own time. */
const spareOf = (name: string) => [
  'scripts/lib/running/spare.ts',
  `${name}/app.ts`,
  `${name}/main.ts`,
  '--dev',
]

const programs = (dev: boolean): (Program & { port: number; host: string; variable: string })[] => {
  const { server, ours, payments } = readAll(process.env)
  const built = dev ? {} : { NODE_ENV: 'production' }
  return [
    ...(payments
      ? [
          {
            name: 'payments',
            port: payments.port,
            host: payments.host,
            variable: 'PAYMENTS_PORT',
            args: [...SMALL, dev ? 'payments/main.ts' : 'dist/programs/payments.js'],
            env: { ...built, MALLOC_ARENA_MAX: '1' },
            readyUrl: `${at(payments.host, payments.port)}/healthz`,
          },
        ]
      : []),
    ...(ours
      ? [
          {
            name: 'backend',
            port: ours.port,
            host: ours.host,
            variable: 'BACKEND_PORT',
            ...(dev
              ? { args: [...QUICK_START, ...spareOf('backend')], spare: true }
              : { args: [...BACKEND_PROCESS.args, BACKEND_PROCESS.main] }),
            env: dev ? built : { ...built, ...BACKEND_PROCESS.env },
            readyUrl: `${at(ours.host, ours.port)}/readyz`,
          },
        ]
      : []),
    {
      name: 'server',
      port: server.port,
      host: server.host,
      variable: 'PORT',
      ...(dev
        ? {
            args: spareOf('server'),
            spare: true,
            env: isGiven(process.env, 'READ_CACHE') ? {} : KEEPS_NOTHING,
          }
        : { args: [...SERVER_PROCESS.args, SERVER_PROCESS.main], env: { ...built, ...SERVER_PROCESS.env } }),
      readyUrl: `${at(server.host, server.port)}/readyz`,
      waitsFor: ours ? undefined : `the backend at ${withoutLogin(server.backendUrl)} (BACKEND_URL)`,
    },
  ]
}

/** Throws one line for each port that is taken, and one if an address or a folder cannot be used here and now. */
const checkPlaces = async (list: ReturnType<typeof programs>): Promise<void> => {
  const taken: string[] = []
  for (const { port, host, variable } of list) {
    if (await isTaken(port)) taken.push(`Port ${port} is taken. Free it, or choose another with ${variable}.`)
    if (await isElsewhere(host))
      throw new Error(`${variable.replace('PORT', 'HOST')} must be an address of this machine, not '${host}'`)
  }
  if (taken.length > 0) throw new Error(taken.join('\n'))
  const { ours, payments } = readAll(process.env)
  const folders = [ours && ours.databaseUrl === undefined ? ours.dataDir : undefined, payments?.folder]
  for (const folder of folders)
    if (folder !== undefined && (await isLocked(folder)))
      throw new FolderInUse(
        `DATA_DIR ${folder} is in use by another shop; stop that one or use another folder`,
      )
}

/** Throws, before anything is built, when `npm start` could not start with these settings on this machine now. */
export const checkStart = (): Promise<void> => checkPlaces(programs(false))

/** What a person may open or type now. In production our ports speak to a proxy, and the demo's pages are closed. */
const addressLines = (list: ReturnType<typeof programs>, operatorToken: string | undefined): string => {
  const { server, ours } = readAll(process.env)
  const where = Object.fromEntries(list.map(({ name, port }) => [name, `http://localhost:${port}`]))
  const demo = server.mode === 'demo'
  const backendPort = settingOf(process.env, 'BACKEND_PORT')
  const lines = [
    ['Shop', server.publicUrl],
    ...(demo ? [['GraphiQL', `${where.server}/graphiql`]] : []),
    ...(ours && demo ? [['REST', `${where.backend}/api/docs`]] : []),
    ...(ours ? [['Desk', `${ours.deskUrl}/desk`]] : [['Backend', withoutLogin(server.backendUrl)]]),
    ...(ours && demo && ours.smtpUrl === undefined ? [['Mailbox', `${where.backend}/mailbox`]] : []),
    ...(demo ? [] : [['Listens', [where.server, where.backend].filter(Boolean).join(', ')]]),
    ...(operatorToken
      ? [
          [
            'Operator',
            `OPERATOR_TOKEN=${operatorToken}${backendPort ? ` BACKEND_PORT=${backendPort}` : ''} npm run shop -- orders list`,
          ],
        ]
      : []),
  ]
  return lines.map(([name, url]) => `  ${name?.padEnd(10)}${url}`).join('\n')
}

/** Starts the whole shop and runs until a signal ends it. Prints its addresses. Ends the process. */
export const runShop = async ({ dev }: { dev: boolean }): Promise<void> => {
  const list = programs(dev)
  mintInternalToken(process.env)
  const operatorToken = mintOperatorToken(process.env)
  await checkPlaces(list)
  // The programs are the same for every house, and so not in DIST_DIR.
  if (!dev) for (const dist of new Set([resolve('dist'), inDist()])) await markServing(dist)

  let ending = false
  const end = async (code: number) => {
    if (ending) return
    ending = true
    await supervisor.stop()
    process.exit(code)
  }
  const supervisor = new Supervisor()
  onStopSignal(() => void end(0))

  try {
    // The server asks the backend for what it offers; the others need nobody.
    await Promise.all(list.filter(({ name }) => name !== 'server').map((one) => supervisor.start(one)))
    for (const one of list.filter(({ name }) => name === 'server')) await supervisor.start(one)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    await end(1)
  }
  if (ending) return
  // Only the store wants to be closed; the others are ended on the spot.
  if (dev) followEdits((name) => supervisor.renew(name, name === 'backend' ? 'SIGTERM' : 'SIGKILL'))
  process.stdout.write(`\n${addressLines(list, operatorToken)}\n\n  Ctrl-C ends all of it.\n\n`)
}
