import { Type } from 'typebox'
import Format from 'typebox/format'
import { isDay, isMoment, isTimeZone } from './calendar.ts'

/**
 * The formats of the contract, defined once for both programs. A value that only looks like a date is refused before
 * it reaches a query, a page or a clock.
 */

Format.Set('date', isDay)
Format.Set('date-time', isMoment)

/** A day of the calendar, `YYYY-MM-DD`. */
export const Day = Type.String({ format: 'date', description: 'YYYY-MM-DD' })

/** Letters of a reason that somebody looks up later. */
export const LEAST_REASON = 8
export const Reason = Type.String({ minLength: LEAST_REASON, maxLength: 300, pattern: '\\S{2}' })

/** An instant. Ours are UTC; another backend may give an offset. */
export const Moment = Type.String({ format: 'date-time', description: 'ISO 8601 with Z or an offset' })

/** A time of day on a wall clock. */
export const ClockTime = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', description: 'HH:MM' })

/** IANA name, e.g. Asia/Kolkata. */
export const TimeZone = Type.Refine(
  Type.String({ description: 'IANA name' }),
  isTimeZone,
  () => 'must be a time zone',
)

/**
 * No space, no control or invisible character, no half of a surrogate pair: text that can be part of an address.
 */
const UNSEEN =
  '\\s\\u0000-\\u001f\\u007f-\\u009f\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u2069\\ufeff\\ud800-\\udfff'
export const ID_PATTERN = `^[^${UNSEEN}]+$`

/** The name of one thing: an id, a slug, a number or a reference. Other backends choose their own characters. */
export const id = (maxLength = 64, description?: string) =>
  Type.String({
    minLength: 1,
    maxLength,
    pattern: ID_PATTERN,
    ...(description !== undefined && { description }),
  })
export const Id = id()

export const Email = Type.String({
  maxLength: 254,
  pattern: `^[^@${UNSEEN}]+@[^@${UNSEEN}]+\\.[^@${UNSEEN}]+$`,
})

/** Every such path is an address. Parsing one as a browser does takes ten times as long as this look at it. */
const PLAIN_PATH = /^\/[\w.-][\w./-]*$/
/** `https://courier.example@other.example` leads to the second, and looks like the first. */
const hidesHost = ({ username, password }: URL) => username !== '' || password !== ''
const isAddress = (text: string) =>
  PLAIN_PATH.test(text) ||
  (URL.canParse(text, 'https://shop.invalid') && !hidesHost(new URL(text, 'https://shop.invalid')))
/** Matches the pattern, and is an address that a browser can read. */
const address = (pattern: string, maxLength: number) =>
  Type.Refine(Type.String({ pattern, maxLength }), isAddress, () => 'must be an address')

/**
 * An address that a page may link to: never one that runs, reads files or hides its host (`javascript:`, `//host`,
 * `user@host`).
 */
export const WebAddress = address(`^(?:https?://[^${UNSEEN}/\\\\]|/(?![/\\\\]))[^${UNSEEN}]*$`, 2_000)

/** An address elsewhere, over HTTPS only. */
export const SecureAddress = address(`^https://[^${UNSEEN}/\\\\][^${UNSEEN}]*$`, 300)

export const PICTURE_PATTERN = `^(?:https?://[^${UNSEEN}/\\\\]|/(?![/\\\\])|[\\w.-]+(?:[/?#]|$))[^${UNSEEN}]*$`
/** The address of a picture: as `WebAddress`, or relative to the shop. */
export const PictureAddress = address(PICTURE_PATTERN, 2_000)
/** The picture of what is bought; empty for a piece that is yet to be made. */
export const PictureOrNone = Type.Union([PictureAddress, Type.Literal('')])
