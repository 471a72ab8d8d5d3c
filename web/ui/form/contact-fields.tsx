import { t } from '#web/words/t.ts'
import { TextField, type TextFieldProps } from './fields.tsx'

type ContactFieldProps = Partial<Omit<TextFieldProps, 'type' | 'inputMode' | 'rows'>>

/** An e-mail address, as long as one can be. */
export const EmailField = (props: ContactFieldProps) => (
  <TextField
    name="email"
    label={t('entry.email.label')}
    autoComplete="email"
    maxLength={254}
    {...props}
    type="email"
    inputMode="email"
  />
)

/** A telephone number; the length is that of an account's and a parcel's. */
export const PhoneField = (props: ContactFieldProps) => (
  <TextField
    name="phone"
    label={t('address.mobile')}
    autoComplete="tel"
    maxLength={20}
    {...props}
    type="tel"
    inputMode="tel"
  />
)
