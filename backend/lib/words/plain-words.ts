/**
 * Invisible characters that reverse or hide the text around them: controls except tab and line break, direction marks,
 * soft hyphens, invisible operators. Joiners are allowed: Indian scripts and Persian need them.
 */
const HIDDEN = /(?![\t\n\r\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u

/** Whether this text has an invisible character that changes how the rest is read. */
export const holdsHidden = (text: string): boolean => HIDDEN.test(text)

/** Shown next to a field that has one. */
export const HIDDEN_SENTENCE = 'This contains an invisible character. Please type it instead of pasting it.'

const hasLetter = (text: string): boolean => /\p{L}/u.test(text)

/** Why this cannot be the name of a town, as a sentence. */
export const wrongTown = (town: string): string | undefined =>
  hasLetter(town) ? undefined : 'Please enter the name of the town or city.'

/** Whether these lines of an address name more than a number: a parcel to '12' cannot be delivered. */
export const namesStreet = (...lines: readonly string[]): boolean => lines.some(hasLetter)

/** Before a dot, these are a title and not the name of a host. */
const TITLES = new Set(
  'adv|capt|col|dr|er|gen|jr|km|kum|lt|maj|md|messrs|miss|mohd|mr|mrs|ms|mx|prof|rev|sgt|shri|smt|sr|sri|st|sushri|th'.split(
    '|',
  ),
)

/** What mail programs turn into a link even after a single letter. */
const COMMON_ENDINGS = new Set(
  'app|art|biz|club|cn|co|com|dev|example|gg|gl|in|info|io|it|link|live|ly|me|net|online|org|pw|ru|shop|site|so|store|to|top|tv|uk|us|vip|win|xyz'.split(
    '|',
  ),
)

const isHost = (word: string): boolean => {
  const labels = word
    .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    .toLowerCase()
    .split('.')
  if (labels.length < 2 || labels.includes('')) return false
  if (labels.every((label) => /^\d+$/.test(label))) return true
  const [before = '', last = ''] = labels.slice(-2)
  if (!/^[\p{L}\p{M}\p{N}-]{2,}$/u.test(last)) return false
  return COMMON_ENDINGS.has(last) || (before.length > 1 && !TITLES.has(before))
}

/**
 * Whether a mail program would turn a part of this into a link. 'Dr.Meera', 'A.P.J.Abdul' and 'J. R. D. Tata' are
 * people, `evil.example`, `t.co` and `https:` are not.
 */
const holdsWebAddress = (text: string): boolean => {
  const plain = text.normalize('NFKC').replaceAll('\u3002', '.')
  return (
    /:\/|www\.|\b(?:https?|ftp|mailto|tel|javascript|data)\s*:/iu.test(plain) ||
    plain.split(/\s+/).some(isHost)
  )
}

const NAME_MAX = 80

/** What is wrong with the name of a person, which e-mails begin with; undefined when it is one. */
export const wrongName = (name: string): string | undefined => {
  if (name === '') return 'Please tell us your name.'
  if (name.length > NAME_MAX) return `A name has at most ${NAME_MAX} characters.`
  if (holdsHidden(name)) return HIDDEN_SENTENCE
  if (/[<>{}\\/@]/u.test(name) || holdsWebAddress(name)) return 'A name has letters only, no addresses.'
  return undefined
}

/** What is wrong with a line of the house that an e-mail repeats; undefined when nothing is. */
export const wrongLine = (line: string): string | undefined => {
  if (holdsHidden(line) || /[\t\n\r]/.test(line)) return HIDDEN_SENTENCE
  return holdsWebAddress(line) ? 'A web address cannot be part of this.' : undefined
}

/** The text on one line, as headers of e-mails, subjects and tables need it: a header ends at a line break. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
