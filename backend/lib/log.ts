import { pino, type Logger } from 'pino'

/** Never written: what signs in, what pays, and what people type into password fields. */
const SECRETS = [
  'req.headers.authorization',
  'req.headers.cookie',
  'headers.authorization',
  'headers.cookie',
  ...['password', 'newPassword', 'token', 'authorization', 'cookie', 'email', 'phone'].flatMap((name) => [
    name,
    `*.${name}`,
  ]),
]

export const createLog = (level: string): Logger =>
  pino({ level, base: { part: 'backend' }, redact: { paths: SECRETS, censor: '[kept back]' } })
