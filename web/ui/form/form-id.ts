import { createContext, useContext } from 'react'
import { get, useFormContext, type FieldError, type RegisterOptions } from 'react-hook-form'
import { fieldId } from './page-order.ts'
import { useOutsidePress } from './press.ts'

export const FormIdContext = createContext('form')

/** The rules that the browser checks before sending; the server checks again. Messages say what it must be. */
export type Rules = Pick<
  RegisterOptions,
  'required' | 'minLength' | 'maxLength' | 'pattern' | 'validate' | 'deps'
>

/** A field that must be filled holds more than spaces. */
export const filledRules = (rules: Rules | undefined): Rules | undefined => {
  const said = rules?.required
  if (typeof said !== 'string') return rules
  const { validate } = rules ?? {}
  return {
    ...rules,
    validate: {
      filled: (value: unknown) => typeof value !== 'string' || value.trim() !== '' || said,
      ...(typeof validate === 'function' ? { validate } : validate),
    },
  }
}

/** What every field needs of its form. */
export const useField = (name: string) => {
  const form = useFormContext()
  const { errors } = form.formState
  const error: FieldError | undefined = get(errors, name)
  return {
    form,
    id: fieldId(useContext(FormIdContext), name),
    message: useOutsidePress(error?.message),
  }
}
