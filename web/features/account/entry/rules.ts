import { t } from '#web/words/t.ts'
/** What the browser checks before it asks the server, which checks it all again. */
export const EMAIL = {
  required: t('entry.email.required'),
  pattern: {
    value: /^\s*[^\s@]+@[^\s@]+\.[^\s@]{2,}\s*$/,
    message: t('entry.email.example'),
  },
}

export const PASSWORD_HINT = t('entry.password.hint')

export const passwordRules = {
  required: t('entry.password.choose'),
  minLength: { value: 8, message: t('entry.password.least') },
  maxLength: { value: 128, message: t('entry.password.most') },
}
