import { pino, type DestinationStream, type Logger } from 'pino'
import { errorFacts, NEVER_LOGGED } from '#contract/never-logged.ts'
import { whoActs } from '#backend/lib/audit/acting.ts'

/** Never logged: what signs in, what pays, and what people type into password fields. */
const SECRETS = [
  'req.headers.authorization',
  'req.headers.cookie',
  'headers.authorization',
  'headers.cookie',
  ...NEVER_LOGGED.flatMap((name) => [name, `*.${name}`]),
]

/**
 * The log of the backend. A line that is written during a request has its number. `destination` replaces standard
 * output, for tests.
 */
export const createLog = (level: string, destination?: DestinationStream): Logger => {
  const log: Logger = pino(
    {
      level,
      base: { part: 'backend' },
      serializers: { err: errorFacts },
      mixin: (_line, _level, logger) => {
        const requestId = whoActs()?.requestId
        // The logger of a request, a child of this one, adds the number itself.
        return logger !== log || requestId === undefined ? {} : { requestId }
      },
      redact: { paths: SECRETS, censor: '[kept back]' },
    },
    destination,
  )
  return log
}
