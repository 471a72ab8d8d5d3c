/** The form's own checks; the backend's are the ones that count and are not looser. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const PHONE = /^\+?[0-9][0-9 ()-]{6,22}$/

const emailWords = 'An e-mail address has an @ and a dot.'
const phoneWords = 'A number with its country code.'

export const emailRules = { required: emailWords, pattern: { value: EMAIL, message: emailWords } }
export const phoneRules = { required: phoneWords, pattern: { value: PHONE, message: phoneWords } }
/** Checked only when something stands there. */
export const optionalPhoneRules = { pattern: phoneRules.pattern }
