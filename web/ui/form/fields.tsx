import MuiCheckbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import MuiTextField from '@mui/material/TextField'
import { useState, type HTMLInputTypeAttribute, type ReactNode } from 'react'
import { Controller } from 'react-hook-form'
import { Icon } from '#web/ui/icons/icon.tsx'
import { t } from '#web/words/t.ts'
import { filledRules, useField, type Rules } from './form-id.ts'
import styles from './form.module.css'

interface FieldProps {
  name: string
  label: string
  rules?: Rules
  /** A sentence below the field. */
  hint?: string
  /** Says so next to the label; every other field must be filled. */
  optional?: boolean
  disabled?: boolean
}

const labelOf = ({ label, optional }: FieldProps) => (optional ? t('form.optional', { label }) : label)

const below = (message: string | undefined, hint: string | undefined): ReactNode =>
  message ? (
    <span className={styles.error}>
      <Icon name="alert" />
      {message}
    </span>
  ) : (
    hint
  )

export interface TextFieldProps extends FieldProps {
  type?: HTMLInputTypeAttribute
  autoComplete?: string
  inputMode?: 'text' | 'numeric' | 'tel' | 'email' | 'decimal'
  maxLength?: number
  /** The number of lines, for a text of several lines. */
  rows?: number
  placeholder?: string
  /** The value when the form was sent without scripts and refused; the browser keeps it from then on. */
  typed?: string | undefined
}

/** A line to write on, with its label above. */
export const TextField = (props: TextFieldProps) => {
  const {
    name,
    rules,
    hint,
    optional,
    disabled,
    type = 'text',
    autoComplete,
    inputMode,
    maxLength,
    rows,
  } = props
  const { form, id, message } = useField(name)
  // A browser silently cuts pasted text that is too long. A field of several lines keeps it and shows a sentence
  // instead.
  const room =
    rows !== undefined && maxLength !== undefined
      ? { maxLength: { value: maxLength, message: t('personal.room', { count: maxLength }) } }
      : undefined
  const { ref, ...field } = form.register(name, { ...room, ...filledRules(rules) })
  return (
    <MuiTextField
      {...field}
      id={id}
      type={type}
      inputRef={ref}
      label={labelOf(props)}
      error={message !== undefined}
      helperText={below(message, hint)}
      disabled={disabled}
      multiline={rows !== undefined}
      rows={rows}
      placeholder={props.placeholder}
      slotProps={{
        htmlInput: {
          autoComplete,
          inputMode,
          maxLength: room ? undefined : maxLength,
          defaultValue: props.typed || undefined,
          'aria-required': optional ? undefined : true,
        },
      }}
    />
  )
}

/** A password with a way to see it. */
export const PasswordField = (props: Omit<TextFieldProps, 'type' | 'rows'>) => {
  const [seen, setSeen] = useState(false)
  return (
    <div className={styles.password}>
      <TextField {...props} type={seen ? 'text' : 'password'} />
      <button
        type="button"
        className={`${styles.show} needs-script`}
        aria-pressed={seen}
        aria-label={t('form.password.show', { label: props.label.toLowerCase() })}
        onClick={() => setSeen(!seen)}
      >
        {seen ? t('form.hide') : t('form.show')}
      </button>
    </div>
  )
}

export interface Option {
  value: string
  label: string
  disabled?: boolean
}

/** One of many, by the browser's own list: right on every phone. */
export const Select = (
  props: FieldProps & { options: readonly Option[]; empty?: string; autoComplete?: string },
) => {
  const { name, rules, hint, disabled, options, empty, autoComplete } = props
  const { form, id, message } = useField(name)
  const { ref, ...field } = form.register(name, { ...rules })
  return (
    <MuiTextField
      {...field}
      id={id}
      select
      inputRef={ref}
      label={labelOf(props)}
      error={message !== undefined}
      helperText={below(message, hint)}
      disabled={disabled}
      slotProps={{ select: { native: true }, htmlInput: { autoComplete } }}
    >
      {empty === undefined ? null : <option value="">{empty}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </MuiTextField>
  )
}

/** A tick box with its sentence. */
export const Checkbox = ({
  name,
  label,
  rules,
  hint,
  disabled,
}: Omit<FieldProps, 'label' | 'optional'> & { label: ReactNode }) => {
  const { form, id, message } = useField(name)
  return (
    <div>
      <Controller
        name={name}
        control={form.control}
        rules={{ ...rules }}
        render={({ field: { value, ref, ...field } }) => (
          <FormControlLabel
            className={message ? 'Mui-error' : undefined}
            control={
              <MuiCheckbox
                {...field}
                id={id}
                checked={value === true}
                disabled={disabled}
                slotProps={{
                  input: {
                    ref,
                    'aria-invalid': message !== undefined,
                    'aria-describedby': message || hint ? `${id}-helper-text` : undefined,
                  },
                }}
              />
            }
            label={label}
          />
        )}
      />
      {message || hint ? (
        <FormHelperText id={`${id}-helper-text`} error={message !== undefined}>
          {below(message, hint)}
        </FormHelperText>
      ) : null}
    </div>
  )
}
