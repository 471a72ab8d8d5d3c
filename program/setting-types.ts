import { existsSync, statSync } from 'node:fs'
import { isIP } from 'node:net'
import { dirname, resolve } from 'node:path'
import Type from 'typebox'
import { houseFolder, knownHouses, usualHouse } from './house.ts'
import { REFUSED_PORTS } from './ports.ts'
import type { SettingNotes } from './settings.ts'

/** The types of the variables that our programs read. Each describes in words what it expects. */

const text = (fits: (value: string) => boolean, notes: SettingNotes) => Type.Refine(Type.String(notes), fits)
const list = (fits: (item: string) => boolean, expected: string, byDefault: string[] = []) =>
  Type.Refine(Type.Array(Type.String(), { expected, default: byDefault }), (items) => items.every(fits))

const hasScheme = (value: string, ...schemes: string[]) =>
  URL.canParse(value) && schemes.some((scheme) => value.toLowerCase().startsWith(`${scheme}://`))

/** A port to listen on; 0 takes any that is free. */
export const port = (byDefault: number) =>
  Type.Refine(
    Type.Integer({
      minimum: 0,
      maximum: 65_535,
      default: byDefault,
      expected: 'a port from 1 to 65535 that browsers do not refuse',
    }),
    (value) => !REFUSED_PORTS.has(value),
  )

const HOST_NAME = /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i
/** Only digits and dots, but not an address. */
const BROKEN_ADDRESS = /^[\d.]+$/

/** An address of this machine on which a program listens. */
export const host = (byDefault: string) =>
  Type.Refine(
    Type.String({
      default: byDefault,
      expected: 'an address or name of this machine, e.g. 127.0.0.1, or 0.0.0.0 for all of its addresses',
    }),
    (value) => isIP(value) !== 0 || (HOST_NAME.test(value) && !BROKEN_ADDRESS.test(value)),
  )

export const webAddress = () =>
  text((value) => hasScheme(value, 'http', 'https') && !new URL(value).search && !new URL(value).hash, {
    expected: 'an http(s) address, e.g. https://shop.example',
  })

const isShown = (value: string) => {
  if (!hasScheme(value, 'http', 'https')) return false
  const { search, hash, username, password } = new URL(value)
  return `${search}${hash}${username}${password}` === ''
}

/** Where people find a program: an address that anybody may be shown. */
export const shownAddress = () =>
  text(isShown, { expected: 'an http(s) address without a login, e.g. https://shop.example' })

/** The same for a program at the root of its host: an order is at `/order/1`, never at `/shop/order/1`. */
export const rootAddress = () =>
  text((value) => isShown(value) && new URL(value).pathname === '/', {
    expected: 'an http(s) address without a login or a path, e.g. https://shop.example',
  })

export const postgresAddress = () =>
  text((value) => hasScheme(value, 'postgres', 'postgresql') && new URL(value).pathname.length > 1, {
    expected: 'the address of a PostgreSQL database, e.g. postgres://user:password@host:5432/shop',
  })

export const redisAddress = () =>
  text((value) => hasScheme(value, 'redis', 'rediss') && new URL(value).hostname !== '', {
    expected: 'the address of a Redis or Valkey, e.g. redis://host:6379',
  })

export const smtpAddress = () =>
  text((value) => hasScheme(value, 'smtp', 'smtps') && new URL(value).hostname !== '', {
    expected: 'the address of a mail server, e.g. smtps://user:password@host:465',
  })

const MAIL_ADDRESS = /^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;]+$/
/** `Name <address>` or the address alone. */
export const sender = () =>
  Type.Refine(Type.String({ expected: "a sender, e.g. 'The shop <care@shop.example>'" }), (value) =>
    MAIL_ADDRESS.test(/^[^<>@\r\n]*<([^<>]*)>$/.exec(value)?.[1] ?? value),
  )

/** One of these words. */
export const word = <const Words extends string[]>(words: readonly [...Words], byDefault: Words[number]) =>
  Type.Enum(words, {
    default: byDefault,
    expected: `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`,
  })

/** On if the variable is `1`. */
export const flag = () => Type.Enum(['0', '1'], { default: '0', expected: '1 or 0' })

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
export const logLevel = () => word(LOG_LEVELS, 'info')

/** A secret of at least this many characters; never shown. */
export const secret = (atLeast: number) =>
  text((value) => value.length >= atLeast, { secret: true, expected: `at least ${atLeast} characters long` })

/** One or two such secrets: two while one replaces the other. Printable, so that a header can contain them. */
export const keys = (atLeast: number) =>
  Type.Refine(
    Type.Array(Type.String(), {
      default: [],
      secret: true,
      expected: `one secret, or two with a comma between, each of at least ${atLeast} printable characters`,
    }),
    (items) =>
      items.length <= 2 && items.every((item) => item.length >= atLeast && /^[\x21-\x7e]+$/.test(item)),
  )

/** One key of 32 bytes, or two while one replaces the other. */
export const dataKeys = () =>
  Type.Refine(
    Type.Array(Type.String(), {
      default: [],
      secret: true,
      expected: '32 random bytes as base64 or hex, or two such keys with a comma between',
    }),
    (items) => items.length <= 2 && items.every((item) => /^(?:[\w+/-]{43}=?|[\da-f]{64})$/i.test(item)),
  )

/** A secret that somebody else issued, recognised by its first characters. */
export const keyLike = (begins: RegExp, example: string) =>
  text((value) => begins.test(value) && /^[!-~]+$/.test(value), {
    secret: true,
    expected: `a key that begins with ${example}`,
  })

/** The nearest existing part of the path is a folder, so the rest can be made. */
const mayBeFolder = (path: string): boolean => {
  for (let at = resolve(path); ; at = dirname(at))
    if (existsSync(at)) return statSync(at).isDirectory()
    else if (dirname(at) === at) return false
}
export const folder = (byDefault?: string) =>
  Type.Refine(
    Type.String({
      expected: 'a folder, or a path where one can be made',
      ...(byDefault !== undefined && { default: byDefault }),
    }),
    (value) => !value.includes('\0') && mayBeFolder(value),
  )

/** A folder that exists. */
export const existingFolder = () =>
  text(
    (value) => !value.includes('\0') && (statSync(value, { throwIfNoEntry: false })?.isDirectory() ?? false),
    { expected: 'a folder that is there' },
  )

/** A house: the name of a folder in `house/`, or a path to one. */
export const house = () =>
  Type.Refine(
    Type.String({
      default: usualHouse(),
      expected: `a folder of house/ (${knownHouses().join(', ')}) or a path to a folder with shop.json in it`,
    }),
    (value) => !value.includes('\0') && houseFolder(value) !== undefined,
  )

/** A file that exists. */
export const file = () =>
  text((value) => !value.includes('\0') && (statSync(value, { throwIfNoEntry: false })?.isFile() ?? false), {
    expected: 'a file that is there',
  })

export const whole = (minimum: number, maximum: number, byDefault?: number) =>
  Type.Integer({
    minimum,
    maximum,
    expected: `a whole number from ${minimum} to ${maximum}`,
    ...(byDefault !== undefined && { default: byDefault }),
  })

export const share = (byDefault: number) =>
  Type.Number({ minimum: 0, maximum: 1, default: byDefault, expected: 'a share between 0 and 1' })

const NAMED_RANGES = new Set(['loopback', 'linklocal', 'uniquelocal'])
const isRange = (item: string): boolean => {
  if (NAMED_RANGES.has(item)) return true
  const [address = '', bits, ...rest] = item.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  // The range of everybody (`/0`) may not be trusted.
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}
/** Addresses or ranges of addresses. */
export const ranges = () => list(isRange, 'addresses or ranges with commas between, e.g. 10.0.0.0/8,::1')

export const webAddresses = () =>
  list((item) => hasScheme(item, 'http', 'https'), 'http(s) addresses with commas between')

/** Names as RFC 6265 allows them for cookies. */
export const cookieNames = (byDefault: string[]) =>
  list((item) => /^[\w!#$%&'*+.^`|~-]+$/.test(item), 'names of cookies with commas between', byDefault)

/** `name=sum` for some of these names, in whole rupees. */
export const sums = (names: readonly string[]) =>
  list(
    (item) => {
      const [, name = ''] = /^(\w+)\s*=\s*[1-9]\d{0,8}$/.exec(item) ?? []
      return names.includes(name)
    },
    `like ${names.map((name) => `${name}=500000`).join(',')} in whole rupees`,
  )
