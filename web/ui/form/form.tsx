import { useId, useState, type ReactNode } from 'react'
import {
  FormProvider,
  get,
  type DefaultValues,
  type FieldValues,
  type Path,
  useForm,
  type UseFormReturn,
} from 'react-hook-form'
import { MuiRoot } from '#web/ui/mui/mui-root.tsx'
import { t } from '#web/words/t.ts'
import { ErrorSummary, flat, type FormLink } from './error-summary.tsx'
import { FormIdContext } from './form-id.ts'
import { focusFirst } from './page-order.ts'
import styles from './form.module.css'

/** A refusal of a mutation: `userErrors` of its payload. */
export interface UserError {
  field?: string | null
  message: string
  /** What to do about it, behind the sentence; opened in a new tab, so that nothing typed is lost. */
  link?: FormLink
}

/** Shown when no answer came. What was typed stays. */
const NO_ANSWER = t('form.failed')

export interface FormProps<Values extends FieldValues> {
  /** From `useShopForm`, if the page needs to read or set fields; otherwise the form makes its own. */
  form?: UseFormReturn<Values>
  defaultValues?: DefaultValues<Values>
  /** Sends. Returns what the server refused, if anything; a thrown failure is shown, too. */
  onSubmit: (values: Values) => Promise<readonly UserError[] | undefined | void>
  children: ReactNode
  /** For screen readers, if no heading names the form. */
  label?: string
  /** True if the server accepts this form without scripts, too. */
  plain?: boolean
}

/** On a touch screen the focus moves when the finger is up again, and the click follows within this time. */
const PRESS_MS = 250

/**
 * A form of the house. A press elsewhere takes the focus from a field; the field's error is shown only after the press,
 * because the new line would move the press's target away (a press that lasts longer: `press.ts`). Leave empty fields out of `defaultValues`: then what was
 * typed before hydration is kept.
 */
export const useShopForm = <Values extends FieldValues>(defaultValues?: DefaultValues<Values>) =>
  useForm<Values>({
    mode: 'onTouched',
    delayError: PRESS_MS,
    // The form does it, in the order of the page: fields may be registered in another one.
    shouldFocusError: false,
    ...(defaultValues ? { defaultValues } : undefined),
  })

const FormWith = <Values extends FieldValues>({
  form,
  onSubmit,
  children,
  label,
  plain = false,
}: FormProps<Values> & { form: UseFormReturn<Values> }) => {
  const id = useId()
  const [link, setLink] = useState<FormLink>()

  const send = form.handleSubmit(
    async (values) => {
      const errors = (await onSubmit(values).catch((): UserError[] => [{ message: NO_ANSWER }])) ?? []
      setLink(errors.find((each) => each.link)?.link)
      const named = errors.map(({ field, message }) => {
        const name = (field && get(form.control._fields, field) ? field : 'root.server') as Path<Values>
        form.setError(name, { type: 'server', message })
        return { name }
      })
      focusFirst(id, named)
    },
    (errors) => focusFirst(id, flat(errors, '')),
  )

  return (
    <MuiRoot>
      <FormProvider {...form}>
        <FormIdContext value={id}>
          <form
            className={styles.form}
            noValidate
            aria-label={label}
            method="post"
            onSubmit={(event) => void send(event)}
          >
            {plain ? null : (
              <noscript>
                <p className={styles.note}>{t('form.script')}</p>
              </noscript>
            )}
            <ErrorSummary link={link} />
            {children}
          </form>
        </FormIdContext>
      </FormProvider>
    </MuiRoot>
  )
}

const FormAlone = <Values extends FieldValues>(props: FormProps<Values>) => {
  const form = useShopForm<Values>(props.defaultValues)
  return <FormWith {...props} form={form} />
}

/** Fields, error summary and submit button in one. Refusals are shown at their fields; nothing typed is lost. */
export const Form = <Values extends FieldValues>(props: FormProps<Values>) =>
  props.form ? <FormWith {...props} form={props.form} /> : <FormAlone {...props} />

/** A titled group of fields. */
export const FormGroup = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className={styles.group}>
    <legend>{legend}</legend>
    {children}
  </fieldset>
)

/** Fields side by side from 600 px. */
export const FormRow = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>
