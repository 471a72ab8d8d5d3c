import { t } from '#web/words/t.ts'
/** The form's own checks; the backend's decide, and are at least as strict. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const PHONE = /^\+?[0-9][0-9 ()-]{6,22}$/

const emailWords = t('form.email')
const phoneWords = t('form.phone')

export const emailRules = {
  required: t('entry.email.required'),
  pattern: { value: EMAIL, message: emailWords },
}
export const phoneRules = {
  required: t('form.phone.required'),
  pattern: { value: PHONE, message: phoneWords },
}
/** Checked only if the field is not empty. */
export const optionalPhoneRules = { pattern: phoneRules.pattern }
