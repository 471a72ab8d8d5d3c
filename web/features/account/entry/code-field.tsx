import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { TextField } from '#web/ui/form/fields.tsx'
import { t } from '#web/words/t.ts'

interface Refusal {
  code: string
  field?: string | null
  message: string
}

/** Was everything right but the code? */
export const asksForCode = (userErrors: readonly Refusal[] | undefined): boolean =>
  userErrors?.some(({ code }) => code === 'CODE_REQUIRED') ?? false

/** The second step. It takes the focus, because the person has just asked to sign in. */
export const CodeField = () => {
  const { setFocus } = useFormContext()
  useEffect(() => setFocus('code'), [setFocus])
  return (
    <TextField
      name="code"
      label={t('identity.code.label')}
      autoComplete="one-time-code"
      maxLength={40}
      hint={t('identity.code.hint')}
      rules={{ required: t('identity.code.required') }}
    />
  )
}
