import { pino, type DestinationStream, type Logger } from 'pino'
import { errorFacts, NEVER_LOGGED } from '#contract/never-logged.ts'

/** Never logged: what signs in, what pays, and what people type into password fields. */
const SECRETS = [
  'req.headers.authorization',
  'req.headers.cookie',
  'headers.authorization',
  'headers.cookie',
  ...NEVER_LOGGED.flatMap((name) => [name, `*.${name}`]),
]

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
