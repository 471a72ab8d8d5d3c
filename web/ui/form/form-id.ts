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
