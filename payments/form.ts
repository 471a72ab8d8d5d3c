/** A form-encoded body with brackets, as the Stripe API takes it: `line_items[0][price_data][currency]=inr`. */
export type FormValue = string | FormObject
export interface FormObject {
  [name: string]: FormValue
}

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype'])

/** Parses a form body into nested objects; list indices stay as names ('0', '1'). Repeated names: the last wins. */
export const parseForm = (body: string): FormObject => {
  const root: FormObject = Object.create(null)
  for (const [name, value] of new URLSearchParams(body)) {
    const path = [...name.matchAll(/^[^[\]]+|\[([^[\]]*)\]/g)].map((part) => part[1] ?? part[0])
    if (path.length === 0 || path.length > 8 || path.some((step) => FORBIDDEN.has(step))) continue
    let at = root
    for (const [i, raw] of path.entries()) {
      const step = raw === '' ? String(Object.keys(at).length) : raw
      if (i === path.length - 1) at[step] = value
      else {
        const next = at[step]
        const child: FormObject = typeof next === 'object' ? next : Object.create(null)
        at[step] = child
        at = child
      }
    }
  }
  return root
}

export const text = (value: FormValue | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined
export const object = (value: FormValue | undefined): FormObject => (typeof value === 'object' ? value : {})
/** Members of a list given by index, in order. */
export const list = (value: FormValue | undefined): FormObject[] =>
  Object.entries(object(value))
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([, member]) => object(member))
/** String members only: metadata. */
export const strings = (value: FormValue | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(object(value)).flatMap(([k, v]) => (typeof v === 'string' ? [[k, v]] : [])),
  )
