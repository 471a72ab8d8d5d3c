import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits that nobody guesses. Shown once, kept only as `secretHash`. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** A random secret needs no slow hash: there is nothing to guess from. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('hex')
