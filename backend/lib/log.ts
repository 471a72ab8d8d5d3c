import { pino, type DestinationStream, type Logger } from 'pino'
import { E_MAIL_IN_TEXT, NEVER_LOGGED } from '#contract/never-logged.ts'

/** Never logged: what signs in, what pays, and what people type into password fields. */
const SECRETS = [
  'req.headers.authorization',
  'req.headers.cookie',
  'headers.authorization',
  'headers.cookie',
  ...NEVER_LOGGED.flatMap((name) => [name, `*.${name}`]),
]

const masked = (text: string) => text.replaceAll(E_MAIL_IN_TEXT, '[e-mail]').slice(0, 4_000)

/**
 * An error as it may be logged: errors of the store, of mail and of payments have rows, recipients and headers in
 * members of their own (`detail`, `rejected`, `raw`), so only these few are taken.
 */
const errorFacts = (error: unknown): object => {
  if (!(error instanceof Error)) return { message: masked(String(error)) }
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  const cause = error.cause instanceof Error ? { cause: masked(error.cause.message) } : {}
  return {
    type: error.name,
    ...code,
    message: masked(error.message),
    stack: masked(error.stack ?? ''),
    ...cause,
  }
}

/** The log of the backend. `destination` replaces standard output, for tests. */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: { part: 'backend' },
      serializers: { err: errorFacts },
      redact: { paths: SECRETS, censor: '[kept back]' },
    },
    destination,
  )
