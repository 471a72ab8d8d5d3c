import { pino, type DestinationStream, type Logger } from 'pino'
import { errorFacts, NEVER_LOGGED } from '#contract/never-logged.ts'
import { whoActs } from './acting.ts'

/** Never logged: what signs in, what pays, and what people type into password fields. */
const SECRETS = [
  'req.headers.authorization',
  'req.headers.cookie',
  'headers.authorization',
  'headers.cookie',
  ...NEVER_LOGGED.flatMap((name) => [name, `*.${name}`]),
]

/** The number of the request during which a line is written, which the logger of that request adds by itself. */
const requestOf = (logger: Logger): object => {
  const requestId = whoActs()?.requestId
  return requestId === undefined || 'requestId' in logger.bindings() ? {} : { requestId }
}

/** The log of the backend. `destination` replaces standard output, for tests. */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: { part: 'backend' },
      serializers: { err: errorFacts },
      mixin: (_line, _level, logger) => requestOf(logger),
      redact: { paths: SECRETS, censor: '[kept back]' },
    },
    destination,
  )
