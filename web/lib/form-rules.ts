import { t } from '#web/words/t.ts'
/** The form's own checks; the backend's decide, and are at least as strict. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const PHONE = /^\+?[0-9]{7,15}$/
/** Numbers of the house's own country, and those that name another (backend/lib/trade/phones.ts). */
const MOBILE = /^(?:(?:\+|00)?91)?0?[6-9]\d{9}$/
const TELEPHONE = /^(?:(?:\+|00)?91)?0?[1-9]\d{9}$/
const ABROAD = /^(?:\+|00)(?!91)\d{7,15}$/

const emailWords = t('form.email')

/** Passes an empty field: whether it must be filled is `required`. */
const numberIs =
  (words: string, ...shapes: readonly RegExp[]) =>
  (value = ''): string | true => {
    const plain = value.replaceAll(/[ ().-]/g, '')
    return plain === '' || shapes.some((shape) => shape.test(plain)) || words
  }

export const emailRules = {
  required: t('entry.email.required'),
  pattern: { value: EMAIL, message: emailWords },
}
export const phoneRules = {
  required: t('form.phone.required'),
  validate: numberIs(t('form.telephone'), TELEPHONE, ABROAD),
}
/** Checked only if the field is not empty. */
export const optionalPhoneRules = { validate: phoneRules.validate }
export const optionalMobileRules = { validate: numberIs(t('form.mobile'), MOBILE, ABROAD) }
/** Of an address in another country, whose numbers are not known here. */
export const optionalForeignRules = { validate: numberIs(t('form.phone'), PHONE) }
const hasLetter = (text = ''): boolean => /\p{L}/u.test(text)
/** Passes a number alone if the line after it names the street. */
export const streetRules = (next: () => string | undefined) => ({
  required: t('address.street.required'),
  validate: (value = ''): string | true => [value, next()].some(hasLetter) || t('address.street.required'),
})
export const townRules = {
  required: t('address.city.required'),
  validate: (value = ''): string | true => hasLetter(value) || t('address.city.name'),
}
