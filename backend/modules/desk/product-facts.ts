import { isDeepStrictEqual } from 'node:util'
import type { ProductInput } from '#contract/catalogue-write.ts'
import type { Attribute } from '#contract/catalogue.ts'
import { wrongField } from '#backend/lib/http/implement.ts'
import { savedMeanwhile } from './saved-meanwhile.ts'

/** Facts without spaces around them, each name once. Throws 409 if others were saved since `seen`, and 422. */
export const factsOf = (
  { attributes = [] }: ProductInput,
  facts: readonly Attribute[],
  seen: readonly Attribute[] | undefined,
): Attribute[] => {
  if (seen !== undefined && !isDeepStrictEqual(seen, attributes)) throw savedMeanwhile('facts')
  const clean = facts.map((fact) => ({
    ...fact,
    name: fact.name.trim(),
    value: typeof fact.value === 'string' ? fact.value.trim() : fact.value,
  }))
  const twice = clean.find(({ name }, at) => clean.findIndex((one) => one.name === name) !== at)
  if (twice) throw wrongField(`facts.${twice.name}`, `‘${twice.name}’ appears twice.`)
  const empty = clean.find(({ name, value }) => name === '' || value === '')
  if (empty) throw wrongField('facts', 'Each fact has a name and a value.')
  return clean
}
