import { useId, type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes } from 'react'

interface About {
  readonly label: string
  /** What it must be, if it is not. */
  readonly wrong?: string | undefined
  readonly hint?: ReactNode
  /** What is said below the field answers what was typed, and is read out when it changes. */
  readonly answers?: boolean
  readonly className?: string
}

const Frame = ({
  id,
  label,
  wrong,
  hint,
  answers = false,
  className = '',
  children,
}: About & { readonly id: string; readonly children: ReactNode }) => (
  <div className={`f ${wrong ? 'f--bad' : ''} ${className}`}>
    <label htmlFor={id}>{label}</label>
    {children}
    {wrong || hint ? (
      <small id={`${id}-says`} role={answers ? 'status' : undefined}>
        {wrong ?? hint}
      </small>
    ) : null}
  </div>
)

/** A field with its label above and what is wrong below. */
export const Field = ({
  label,
  wrong,
  hint,
  answers,
  className,
  ...input
}: About & Omit<InputHTMLAttributes<HTMLInputElement>, 'className'>) => {
  const id = useId()
  return (
    <Frame id={id} label={label} wrong={wrong} hint={hint} answers={answers} className={className}>
      <input
        id={id}
        autoComplete="off"
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong || hint ? `${id}-says` : undefined}
        {...input}
      />
    </Frame>
  )
}

/** The same for a text of several lines. */
export const TextField = ({
  label,
  wrong,
  hint,
  className,
  ...area
}: About & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'>) => {
  const id = useId()
  return (
    <Frame id={id} label={label} wrong={wrong} hint={hint} className={className}>
      <textarea
        id={id}
        rows={3}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong || hint ? `${id}-says` : undefined}
        {...area}
      />
    </Frame>
  )
}

/** One of a few. */
export const Choice = <T extends string>({
  label,
  value,
  options,
  onChange,
  hint,
  wrong,
  className,
}: About & {
  readonly value: T
  readonly options: readonly { readonly value: T; readonly label: string }[]
  readonly onChange: (value: T) => void
}) => {
  const id = useId()
  return (
    <Frame id={id} label={label} wrong={wrong} hint={hint} className={className}>
      <select
        id={id}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong || hint ? `${id}-says` : undefined}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value)
          if (chosen) onChange(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Frame>
  )
}
