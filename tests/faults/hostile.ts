import fc from 'fast-check'

/** Texts that have broken shops before: quotes, markup, control characters, other alphabets, paths, very long ones. */
const TEXTS = [
  "'", "' or 1=1 --", '"; drop table products; --', '%', '_', '\\', '%00', '\u0000', '\ud800', '\u{1F48D}', '{{7*7}}', '${7*7}',
  '../../etc/passwd', '<script>alert(1)</script>', 'null', 'undefined', 'NaN', 'Infinity', '-1', '0', '1e400', '9'.repeat(40),
  '', ' ', '\r\nX: y', '%ff%fe', '\u202E', 'İ', '[object Object]', '__proto__', 'constructor', 'a'.repeat(3_000), 'eyJhIjoxfQ',
  '00000000-0000-4000-8000-000000000000', '2026-13-45T99:99:99.000Z', 'rings', 'p-00001',
] // prettier-ignore

const NUMBERS = [0, -0, 1, -1, 1.5, 10, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, -(2 ** 53), 1e308, 5e-324] as const

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.string({ maxLength: 40, unit: 'binary' }) },
)

export const hostileNumber: fc.Arbitrary<number> = fc.oneof(fc.constantFrom(...NUMBERS), fc.integer())

/** Any JSON, nested ones and ones with odd member names included. */
export const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  hostileNumber,
  fc.constantFrom(null, true, false, [], {}, [[[[]]]], { __proto__: null, constructor: 1 }),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Words that only our inside knows. */
export const LEAKS =
  /node_modules|ECONN|127\.0\.0\.1|Did you mean|call stack|TypeError|RangeError|SyntaxError|\.ts:\d|\bat \/|pglite|postgres|relation "|column "|violates|syntax error at|duplicate key/i
