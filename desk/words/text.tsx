import { useContext } from 'react'
import { Field, TextField } from '../parts/field.tsx'
import { Offered } from './offers.tsx'
import { labelOf, type Schema } from './schema.ts'

export interface Part {
  readonly schema: Schema
  readonly name: string
  /** As the endpoint names it: `blocks.0.title`. */
  readonly path: string
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  /** The endpoint's words by path. */
  readonly wrong: Readonly<Record<string, string>>
}

/** Members with text of several lines, if the contract sets no length. */
const LONG = /^(?:description|content|intro|summary|text|words|paragraphs|list)$/

/** A member of words, in one line or several. */
export const Text = ({ schema, name, path, value, onChange, wrong }: Part) => {
  const { member, list } = useContext(Offered)
  const common = { label: labelOf(name), value: String(value ?? ''), wrong: wrong[path] }
  const long = schema.maxLength === undefined ? LONG.test(name) : schema.maxLength > 300
  const { maxLength } = schema
  return long && member !== name ? (
    <TextField
      rows={Math.min(12, 3 + Math.floor(common.value.length / 90))}
      {...common}
      {...(maxLength !== undefined && { maxLength })}
      onChange={({ target }) => onChange(target.value)}
    />
  ) : (
    <Field
      {...common}
      {...(member === name && { list })}
      {...(maxLength !== undefined && { maxLength })}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
