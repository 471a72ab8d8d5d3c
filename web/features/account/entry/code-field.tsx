import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { OneTimeCodeField } from '#web/components/one-time-code-field/one-time-code-field.tsx'

interface Refusal {
  code: string
  field?: string | null
  message: string
}

/** Whether everything except the code was right. */
export const asksForCode = (userErrors: readonly Refusal[] | undefined): boolean =>
  userErrors?.some(({ code }) => code === 'CODE_REQUIRED') ?? false

/** The second step. It takes the focus, because the shopper has just asked to sign in. */
export const CodeField = () => {
  const { setFocus } = useFormContext()
  useEffect(() => setFocus('code'), [setFocus])
  return <OneTimeCodeField />
}
