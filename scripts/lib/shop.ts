import { SERVER_PROCESS } from '#server/process.ts'
import { isTaken } from './ports.ts'
import { Supervisor, type Program } from './supervisor.ts'

const portOf = (name: string, otherwise: number): number => {
  const text = process.env[name]
  const port = text ? Number(text) : otherwise
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${name} must be a port number, not '${text}'.`)
  return port
}

const programs = (dev: boolean): (Program & { port: number; variable: string })[] => {
  const payments = portOf('PAYMENTS_PORT', 4100)
  const backend = portOf('BACKEND_PORT', 4000)
  const server = portOf('PORT', 3000)
  const built = dev ? {} : { NODE_ENV: 'production' }
  const watch = dev ? ['--watch'] : []
  return [
    ...(process.env.STRIPE_SECRET_KEY || process.env.BACKEND_URL
      ? []
      : [
          {
            name: 'payments',
            port: payments,
            variable: 'PAYMENTS_PORT',
            args: ['payments/main.ts'],
            env: built,
            readyUrl: `http://127.0.0.1:${payments}/healthz`,
          },
        ]),
    ...(process.env.BACKEND_URL
      ? []
      : [
          {
            name: 'backend',
            port: backend,
            variable: 'BACKEND_PORT',
            args: [...watch, 'backend/main.ts'],
            env: built,
            readyUrl: `http://127.0.0.1:${backend}/readyz`,
          },
        ]),
    {
      name: 'server',
      port: server,
      variable: 'PORT',
      ...(dev
        ? { args: ['server/main.ts', '--dev'], env: built }
        : { args: [...SERVER_PROCESS.args, 'server/main.ts'], env: { ...built, ...SERVER_PROCESS.env } }),
      readyUrl: `http://127.0.0.1:${server}/readyz`,
    },
  ]
}

/** Starts the whole shop and stays until a signal ends it. Prints where it is. Ends the process. */
export const runShop = async ({ dev }: { dev: boolean }): Promise<void> => {
  const list = programs(dev)
  for (const { port, variable } of list)
    if (await isTaken(port))
      throw new Error(`Port ${port} is taken. Free it, or choose another with ${variable}.`)

  let ending = false
  const end = async (code: number) => {
    if (ending) process.exit(1)
    ending = true
    await supervisor.stop()
    process.exit(code)
  }
  const supervisor = new Supervisor((reason) => {
    process.stderr.write(`${reason}\n`)
    void end(1)
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))

  try {
    // The server asks the backend for what it offers; the others need nobody.
    await Promise.all(list.filter(({ name }) => name !== 'server').map((one) => supervisor.start(one)))
    for (const one of list.filter(({ name }) => name === 'server')) await supervisor.start(one)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    await end(1)
  }
  if (ending) return
  const at = Object.fromEntries(list.map(({ name, port }) => [name, `http://localhost:${port}`]))
  const shop = process.env.PUBLIC_URL ?? at.server
  const lines = [
    ['Shop', shop],
    ['GraphiQL', `${at.server}/graphiql`],
    ['REST', at.backend ? `${at.backend}/api/docs` : process.env.BACKEND_URL],
    ...(at.backend && !process.env.SMTP_URL ? [['Mailbox', `${at.backend}/mailbox`]] : []),
  ]
  process.stdout.write(
    `\n${lines.map(([name, url]) => `  ${name?.padEnd(10)}${url}`).join('\n')}\n\n  Ctrl-C ends all of it.\n\n`,
  )
}
