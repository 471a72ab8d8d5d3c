import { isDeepStrictEqual } from 'node:util'
import { namedIn } from '#contract/content-words.ts'
import { isLanguage } from '#contract/languages.ts'
import { HouseFault, stepTo } from './fault.ts'
import { shownPath, type House } from './load.ts'

const pointerTo = (member: string, text: string) => `/${member}${stepTo(text)}`
const filledIn = (text: string) => [...new Set(namedIn(text))].toSorted()

/** What is wrong with the house's translations. */
export const translationFaults = (house: House): HouseFault[] => {
  const seen = new Map<string, string>()
  return house.translations().flatMap(({ language, slug, value, at }) => {
    if (!isLanguage(language))
      return [
        new HouseFault(
          `${shownPath(house.folder)}/translations/${language}/${slug}.json: '${language}' is not a language of contract/languages.ts`,
        ),
      ]
    return (['texts', 'choices'] as const).flatMap((member) =>
      Object.entries(value[member] ?? {}).flatMap(([text, says]) => {
        const pointer = pointerTo(member, text)
        const before = seen.get(`${language} ${text}`)
        seen.set(`${language} ${text}`, `'${member}' of ${language}/${slug}.json`)
        const wanted = filledIn(text)
        return [
          ...(before === undefined ? [] : [at(pointer, `this text is translated in ${before}, too`)]),
          ...(isDeepStrictEqual(filledIn(says), wanted)
            ? []
            : [
                at(
                  pointer,
                  wanted.length === 0
                    ? 'nothing is filled in here'
                    : `needs ${wanted.map((name) => `{${name}}`).join(' and ')}`,
                ),
              ]),
        ]
      }),
    )
  })
}
