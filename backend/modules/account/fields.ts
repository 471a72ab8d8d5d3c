import { PASSWORD_MAX, PASSWORD_MIN } from '#contract/account.ts'
import { Refusal, type Db } from '#backend/lib/http/implement.ts'
import type { Passwords } from '#backend/lib/security/passwords.ts'
import { HIDDEN_SENTENCE, holdsHidden, wrongName } from '#backend/lib/words/plain-words.ts'
import { wrongPhone } from '#backend/lib/trade/phones.ts'
import { say, type Sentence } from '#backend/lib/words/words.ts'
import { houseWords } from '../shop/api.ts'
import { emailKey } from './email.ts'

/** Collects what is wrong with a form, then refuses it once, with a sentence per field. */
export const createForm = () => {
  const fields: Record<string, string | Sentence> = {}
  return {
    /** Adds a sentence on what the field must be. The first one about a field is kept. */
    wrong: (field: string, sentence: string | Sentence) => {
      fields[field] ??= sentence
    },
    check: () => {
      if (Object.keys(fields).length > 0)
        throw new Refusal(422, 'VALIDATION', 'Please check the highlighted fields.', { fields })
    },
  }
}
export type Form = ReturnType<typeof createForm>

/** Trimmed, single spaces between words, no control characters: fit for labels and e-mails. */
export const tidy = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()

/** E-mails begin with the name, so it must not be an address or a paragraph. */
export const readName = (form: Form, value: string, field = 'name'): string => {
  const wrong = holdsHidden(value) ? HIDDEN_SENTENCE : wrongName(tidy(value))
  if (wrong !== undefined) form.wrong(field, wrong)
  return tidy(value)
}

export const readEmail = (form: Form, value: string, field = 'email'): { email: string; key: string } => {
  const key = emailKey(value)
  if (key === undefined) form.wrong(field, 'Enter an e-mail address like name@example.com.')
  return { email: value.normalize('NFKC').trim(), key: key ?? '' }
}

export const readPassword = async (
  form: Form,
  passwords: Passwords,
  value: string,
  own: readonly string[],
  field = 'password',
): Promise<string> => {
  const { length } = [...value]
  if (length < PASSWORD_MIN) form.wrong(field, say`Use at least ${PASSWORD_MIN} characters.`)
  else if (length > PASSWORD_MAX) form.wrong(field, say`Use at most ${PASSWORD_MAX} characters.`)
  else if (await passwords.isKnown(value, own))
    form.wrong(field, 'This password is one of the first that thieves try. Please choose a less common one.')
  return value
}

/**
 * The hash of a new password, if it is the only field. Refuses a weak one; words of the person and of the house are
 * guessed first.
 */
export const hashChosen = async (
  { db, passwords }: { readonly db: Db; readonly passwords: Passwords },
  password: string,
  { name, email }: { readonly name: string; readonly email: string },
): Promise<string> => {
  const form = createForm()
  await readPassword(form, passwords, password, [name, email, ...(await houseWords(db))])
  form.check()
  return passwords.hash(password)
}

/** A mobile number; without a calling code it is one of `country`, or of the house's own. */
export const readPhone = (form: Form, value: string | undefined, country?: string): string | null => {
  const phone = tidy(value ?? '')
  if (phone === '') return null
  const wrong = wrongPhone(phone, { ...(country !== undefined && { country }) })
  if (wrong !== undefined) form.wrong('phone', wrong)
  return phone
}
