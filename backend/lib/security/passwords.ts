import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { Refusal, type BackendConfig } from '#backend/lib/http/implement.ts'
import { isKnownPassword } from './known-passwords.ts'

/**
 * scrypt with N = 2^15, r = 8, p = 3: one of the five settings that the OWASP Password Storage Cheat Sheet calls equal
 * (N = 2^17 with p = 1 is another). This one asks a guesser for as much and us for 32 MiB at a time instead of 128.
 */
const LOG_N = 15
const BLOCK = 8
const LANES = 3
const BYTES = 32

/** This many at once, which limits the memory to 64 MiB: the thread pool is shared with files and DNS look-ups. */
const AT_ONCE = 2
/** This many may wait, about four seconds; the rest are refused at once. */
const MAY_WAIT = 24

export interface Passwords {
  readonly hash: (password: string) => Promise<string>
  /** `undefined` takes as long as a wrong password, so that the time does not reveal who has an account. */
  readonly verify: (password: string, hash: string | undefined) => Promise<boolean>
  /** Whether it is among the first guesses. `own`: words of the person, such as name and e-mail. */
  readonly isKnown: (password: string, own: readonly string[]) => Promise<boolean>
  /** True if the hash was made with other parameters than today's: it is replaced at the next sign-in. */
  readonly isOutdated: (hash: string) => boolean
}

const derive = (
  password: string,
  salt: Buffer,
  logN: number,
  block: number,
  lanes: number,
): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const options: ScryptOptions = { N: 2 ** logN, r: block, p: lanes, maxmem: 256 * 2 ** logN * block }
    scrypt(password.normalize('NFKC'), salt, BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })

/** Runs `AT_ONCE` pieces of work at a time; refuses when too many wait. */
const createQueue = (atOnce: number, mayWait: number) => {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= mayWait)
        throw new Refusal(503, 'OVERLOADED', 'The shop is very busy. Please try again in a moment.')
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

const parse = (hash: string) => {
  const [scheme, logN, block, lanes, salt, key] = hash.split('$')
  if (scheme !== 'scrypt' || !salt || !key) throw new Error('A password hash of an unknown kind')
  return {
    logN: Number(logN),
    block: Number(block),
    lanes: Number(lanes),
    salt: Buffer.from(salt, 'base64'),
    key: Buffer.from(key, 'base64'),
  }
}

interface Options {
  /** Lowered by tests only. */
  readonly logN?: number
  readonly atOnce?: number
  readonly mayWait?: number
  /** The file of leaked passwords, if the house has one. */
  readonly leaked?: string
}

/** Memory-hard password hashing behind a bounded queue, and the passwords that nobody may choose. */
export const createPasswords = ({
  logN = LOG_N,
  atOnce = AT_ONCE,
  mayWait = MAY_WAIT,
  leaked,
}: Options = {}): Passwords => {
  const queued = createQueue(atOnce, mayWait)
  const absent = [
    'scrypt',
    logN,
    BLOCK,
    LANES,
    randomBytes(16).toString('base64'),
    randomBytes(BYTES).toString('base64'),
  ].join('$')
  return {
    hash: (password) =>
      queued(async () => {
        const salt = randomBytes(16)
        const key = await derive(password, salt, logN, BLOCK, LANES)
        return ['scrypt', logN, BLOCK, LANES, salt.toString('base64'), key.toString('base64')].join('$')
      }),
    verify: (password, hash) =>
      queued(async () => {
        const { salt, key, ...cost } = parse(hash ?? absent)
        const found = await derive(password, salt, cost.logN, cost.block, cost.lanes)
        return timingSafeEqual(found, key) && hash !== undefined
      }),
    isKnown: (password, own) => isKnownPassword(password, own, leaked),
    isOutdated: (hash) => {
      const made = parse(hash)
      return made.logN !== logN || made.block !== BLOCK || made.lanes !== LANES || made.key.length !== BYTES
    },
  }
}

/** As in the settings. */
export const passwordsOf = ({
  passwordLogN,
  breachedPasswords,
}: Pick<BackendConfig, 'passwordLogN' | 'breachedPasswords'>): Passwords =>
  createPasswords({
    ...(passwordLogN !== undefined && { logN: passwordLogN }),
    ...(breachedPasswords !== undefined && { leaked: breachedPasswords }),
  })
