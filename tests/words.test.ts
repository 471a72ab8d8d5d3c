import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '#contract/languages.ts'
import { literalsOf } from '#scripts/lib/literal-words.ts'
import { valuesOf, withWords, wordsOf } from '#scripts/lib/words.ts'
import { wordTypes } from '#scripts/word-types.ts'

const english = wordsOf('en')
const others = (Object.keys(LANGUAGES) as Language[]).filter((code) => code !== 'en')

const sources = readdirSync('web', { recursive: true, withFileTypes: true })
  .filter(
    (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$|\.d\.ts$/.test(entry.name),
  )
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((path) => !/^web\/(?:gql|graphiql|words|testing)\//.test(path))
const text = new Map(sources.map((path) => [path, readFileSync(path, 'utf8')]))

/** English in a dress that nobody reads, so that what is left plain shows. Values, tags and names of plurals stay. */
const pseudo = (message: string): string => {
  let depth = 0
  const dressed = message.replaceAll(/[{}]|<[^>]*>|[aeiou]/g, (found) => {
    if (found === '{') depth += 1
    if (found === '}') depth -= 1
    return depth > 0 || found.length > 1 ? found : ('àéîõü'['aeiou'.indexOf(found)] ?? found)
  })
  return `[${dressed}]`
}

describe('words', () => {
  it.each(others)('%s says everything that English says, with the same values', (code) => {
    const words = wordsOf(code)
    expect([...english.keys()].filter((key) => !words.has(key))).toEqual([])
    expect([...words.keys()].filter((key) => !english.has(key))).toEqual([])
    for (const [key, message] of words) {
      const wanted = valuesOf(english.get(key) ?? '')
      for (const [name, kind] of valuesOf(message))
        if (wanted.has(name)) expect(wanted.get(name), `${key}: ${name}`).toBe(kind)
      const tags = (values: ReturnType<typeof valuesOf>) =>
        [...values]
          .filter(([, kind]) => kind === 'tag')
          .map(([name]) => name)
          .toSorted()
      expect(tags(valuesOf(message)), key).toEqual(tags(wanted))
    }
  })

  it('Hindi is written in Devanagari', () => {
    const latin = [...wordsOf('hi')]
      .filter(([, message]) => !/[\u0900-\u097f]/.test(message))
      .map(([key]) => key)
    expect(latin).toEqual([])
  })

  it('every key is said somewhere, and every key that is said is there', () => {
    const all = [...text.values()].join('\n')
    expect([...english.keys()].filter((key) => !all.includes(`'${key}'`))).toEqual([])
    for (const [path, source] of text) withWords(source, english, path)
  })

  it('the types of keys are fresh (npm run codegen)', () => {
    expect(wordTypes()).toBe(readFileSync('web/words/keys.ts', 'utf8'))
  })

  /** `web/features/style` shows builders what there is to build with. */
  it('no component holds a literal word that its reader sees', () => {
    const found = Object.fromEntries(
      [...text].flatMap(([path, source]) => {
        const literals =
          path.endsWith('.tsx') && !path.startsWith('web/features/style/') ? literalsOf(path, source) : []
        return literals.length > 0
          ? [[path, literals.map(({ line, text: words }) => `${line}: ${words}`)]]
          : []
      }),
    )
    expect(found).toEqual({})
  })

  it('in a pseudo-locale every word of a catalogue is dressed, and its values come through', () => {
    for (const [key, message] of english)
      expect([...valuesOf(pseudo(message))].toSorted(), key).toEqual([...valuesOf(message)].toSorted())
    const dressed = new Map([...english].map(([key, message]) => [key, pseudo(message)]))
    const footer = withWords(text.get('web/app/shell/footer.tsx') ?? '', dressed, 'footer')
    expect(footer).toContain('[Fõllõw üs]')
    expect(footer).not.toContain('Follow us')
  })
})
