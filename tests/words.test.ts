import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
import { catalogueOf, inLanguage, say, sayAs } from '#backend/lib/words/words.ts'
import { LANGUAGE_CODES } from '#contract/languages.ts'
import { literalsOf } from '#scripts/lib/house/literal-words.ts'
import { valuesOf, wordsOf } from '#scripts/lib/house/messages.ts'
import { filled, marked, withWords, type BuiltLanguage } from '#scripts/lib/house/words.ts'
import { wordTypes } from '#scripts/word-types.ts'

const english = wordsOf('en')
const others = LANGUAGE_CODES.filter((code) => code !== 'en')

const sources = readdirSync('web', { recursive: true, withFileTypes: true })
  .filter(
    (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$|\.d\.ts$/.test(entry.name),
  )
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((path) => !/^web\/(?:gql|graphiql|words|testing)\//.test(path))
const text = new Map(sources.map((path) => [path, readFileSync(path, 'utf8')]))

/**
 * English in a disguise that nobody would write, so that words which were left plain are seen. Values, tags and names
 * of plurals stay.
 */
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

  it('Hindi says the words of the trade that docs/recipes/add-a-language.md names, the starter too', () => {
    const files = [
      ...readdirSync('web/words/hi').map((name) => join('web/words/hi', name)),
      'backend/words/hi.json',
      'server/words/hi.json',
      'house/starter/translations/hi/starter.json',
    ]
    const others = /पीस|सैलून|स्टोर|शॉप(?!िंग)|दुकान|हाउस|बनवाई|नक़्क़ाशी|स्पष्टता/
    expect(files.filter((path) => others.test(readFileSync(path, 'utf8')))).toEqual([])
  })

  it('every key is said somewhere, and every key that is said is there', () => {
    const all = [...text.values()].join('\n')
    expect([...english.keys()].filter((key) => !all.includes(`'${key}'`))).toEqual([])
    for (const [path, source] of text) withWords(source, english, path)
  })

  /**
   * Promises of terms, care and wrapping belong to a house (`house/<name>/words`). Days that are counted from its data
   * are not promises.
   */
  it('the engine promises nothing that only a house can keep', () => {
    const promise =
      /insured|courier|linen|by hand\b|(?:one|two|three|four|five|six|seven|ten|\d+|an?) working days?/i
    const told = [...english].filter(([key, text]) => promise.test(text) && key !== 'profile.codes.scan')
    // How long banks take with UPI.
    expect(told.map(([key]) => key)).toEqual(['order.note.upi'])
    const sentences = Object.keys(catalogueOf('hi')).filter((text) => promise.test(text))
    expect(sentences).toEqual([
      'Your refund has left our account. If it has not reached you within two working days, please write to us.',
    ])
  })

  it('the types of keys are fresh (npm run codegen)', () => {
    expect(wordTypes()).toBe(readFileSync('web/words/keys.ts', 'utf8'))
  })

  /** `web/features/style` shows builders the parts that they can use. */
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
    const footer = withWords(text.get('web/app/shell/footer-columns.tsx') ?? '', dressed, 'footer')
    expect(footer).toContain('[Fõllõw üs]')
    expect(footer).not.toContain('Follow us')
  })

  it('a key that is worked out is refused: shoppers would read the key', () => {
    expect(() => withWords("t(one ? 'high.once' : 'high.seen')", english, 'a page')).toThrow(
      'write the key out',
    )
  })
})

/** The two languages of a house; the first has the plain addresses. */
const both = (bag: string): readonly BuiltLanguage[] => [
  { code: 'en', prefix: '', words: new Map([['bag.title', bag]]) },
  { code: 'hi', prefix: '/hi', words: new Map([['bag.title', 'बैग में {count}']]) },
]

describe('what is built once', () => {
  const source = "t('bag.title', { count })"
  it('is filled with the words of each language, whatever the bundler made of the quotes', () => {
    const all = both('Bag: {count}')
    const built = marked(source, all, 'bag')
    expect(built).not.toContain('Bag')
    for (const code of [built, built.replaceAll('"', '`'), built.replaceAll('/* @__PURE__ */ ', '')]) {
      const said = all.map((language) => filled(code, language, all).replace('/* @__PURE__ */ ', ''))
      expect(said).toEqual(all.map(({ words }) => withWords(source, words, 'bag')))
    }
  })

  it('has another name when a word of any language is another, so that no browser keeps the old one', () => {
    expect(marked(source, both('Bag: {count}'), 'bag')).toBe(marked(source, both('Bag: {count}'), 'bag'))
    expect(marked(source, both('{count} in the bag'), 'bag')).not.toBe(
      marked(source, both('Bag: {count}'), 'bag'),
    )
  })
})

interface Written {
  readonly path: string
  readonly literals: readonly string[]
  readonly templates: readonly string[]
}

/** The texts in the sources of a program: plain literals, and the sentences with values (`say`). */
const writtenIn = (folder: string): readonly Written[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => {
      const literals: string[] = []
      const templates: string[] = []
      new Visitor({
        Literal: ({ value }) => void (typeof value === 'string' && literals.push(value)),
        TaggedTemplateExpression: ({ tag, quasi: { quasis } }) => {
          if (tag.type !== 'Identifier' || tag.name !== 'say') return
          templates.push(
            quasis
              .map(({ value }, at) => `${value.cooked ?? ''}${at < quasis.length - 1 ? `{${at}}` : ''}`)
              .join(''),
          )
        },
      }).visit(parseSync(path, readFileSync(path, 'utf8')).program)
      return { path, literals, templates }
    })

const written = writtenIn('backend')

/** A sentence or a label for readers. */
const isSaid = (text: string) => /^[A-Z][^/]*$/.test(text) && !text.startsWith('Asia/')

describe('what the backend says', () => {
  it('is said in the house’s own words where it has any, in that language alone', () => {
    sayAs({ en: { 'We cannot send to {0}. You can collect at a store.': 'To {0} we do not send.' } }, ['en'])
    const sentence = say`We cannot send to ${'900001'}. You can collect at a store.`
    expect(inLanguage('en', sentence)).toBe('To 900001 we do not send.')
    expect(inLanguage('hi', sentence)).toMatch(/^हम 900001/)
    sayAs({}, ['en'])
    expect(inLanguage('en', sentence)).toBe('We cannot send to 900001. You can collect at a store.')
  })

  it.each(others)('%s has every sentence with values and every word of an e-mail to a shopper', (code) => {
    const words = catalogueOf(code)
    const wanted = written.flatMap(({ path, literals, templates }) => [
      ...templates,
      ...(/modules\/(?:orders|account|appointments)\/.*emails\.ts$/.test(path)
        ? literals.filter(isSaid)
        : []),
    ])
    expect(wanted.filter((text) => words[text] === undefined)).toEqual([])
  })

  it.each(others)('%s has nothing that is said no more, and the same values in each sentence', (code) => {
    const said = new Set(written.flatMap(({ literals, templates }) => [...literals, ...templates]))
    const holes = (text: string) => (text.match(/\{\d+\}/g) ?? []).toSorted()
    for (const [english, text] of Object.entries(catalogueOf(code))) {
      expect(said.has(english), english).toBe(true)
      expect(holes(text), english).toEqual(holes(english))
    }
  })
})

/** What only programs, developers and the house's own people read stays English, and so do placeholders of content. */
const IN_ENGLISH =
  /^server\/(?:config|generated|domains\/shop|ssr\/preview|plugins\/(?:metrics|figures-door|csp-reports)|graphql\/(?:limits|plugin|scalars))|Pages start at 1/

describe('what the BFF says', () => {
  it.each(others)('%s has every sentence that a shopper may read, and none that is said no more', (code) => {
    const words = JSON.parse(readFileSync(`server/words/${code}.json`, 'utf8')) as Record<string, string>
    const all = writtenIn('server')
    const wanted = all.flatMap(({ path, literals }) =>
      literals.filter(
        (text) => /^[A-Z][a-z]* [^/]*[a-z][.:]$|^Failed to /.test(text) && !IN_ENGLISH.test(path + text),
      ),
    )
    expect(new Set(wanted).size).toBeGreaterThan(12)
    expect(wanted.filter((text) => words[text] === undefined)).toEqual([])
    const said = new Set(all.flatMap(({ literals }) => literals))
    expect(Object.keys(words).filter((text) => !said.has(text))).toEqual([])
  })
})
