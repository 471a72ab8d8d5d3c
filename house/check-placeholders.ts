import { FACT_WORDS, namedIn, RULE_WORDS } from '#contract/content-words.ts'
import type { HouseFault, Pointer } from './fault.ts'
import type { House } from './load.ts'

/** The names in `{…}` of every text in a value, and where each text is. */
const namesAt = (value: unknown, at: Pointer = ''): [Pointer, string][] => {
  if (typeof value === 'string') return namedIn(value).map((name) => [at, name])
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([member, each]) => namesAt(each, `${at}/${member}`))
}

/** `{…}` in pages that no fact of the house fills: shoppers would read the braces. */
export const placeholderFaults = (house: House): HouseFault[] => {
  const known: readonly string[] = [...FACT_WORDS, ...(house.resale() ? RULE_WORDS : [])]
  return house
    .pages()
    .flatMap(({ value, at }) =>
      namesAt(value).flatMap(([pointer, name]) =>
        known.includes(name)
          ? []
          : [
              at(
                pointer,
                `nothing fills {${name}}; there are ${known.map((word) => `{${word}}`).join(', ')}`,
              ),
            ],
      ),
    )
}
