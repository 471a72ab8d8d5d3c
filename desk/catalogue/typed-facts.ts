import type { Product } from './product.ts'

type Fact = NonNullable<Product['facts']>[number]

const NUMBER = /^\d{1,12}(?:\.\d{1,6})?$/

/** A fact as it was typed: a number if it is one, because numbers have a unit; a word otherwise. */
export const factOf = (name: string, typed: string, unit?: string, before?: Fact): Fact => {
  const text = typed.trim()
  const isNumber = NUMBER.test(text) && String(Number(text)) === text
  const its = before?.unit ?? unit
  return {
    name: name.trim(),
    value: isNumber ? Number(text) : text,
    ...(its !== undefined && its !== '' && { unit: its }),
    ...(before?.lead === true && { lead: true }),
  }
}

/** What is typed of the facts of a kind; those that are empty are left out. */
export const factsTyped = (
  kinds: readonly { readonly name: string; readonly unit?: string }[],
  typed: Readonly<Record<string, string>>,
): Fact[] =>
  kinds.flatMap(({ name, unit }) => {
    const text = typed[name]?.trim() ?? ''
    return text === '' ? [] : [factOf(name, text, unit)]
  })
