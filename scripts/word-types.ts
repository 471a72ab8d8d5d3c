import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LANGUAGE_CODES } from '#contract/languages.ts'
import { valuesOf, wordsOf } from './lib/house/messages.ts'

const TYPES = { number: 'number', string: 'string | number', date: 'Date', tag: "'tag'" } as const

/** The text of `web/words/keys.ts`: every key of the English words, and what its message wants. */
export const wordTypes = (): string => {
  const all = LANGUAGE_CODES.map((language) => wordsOf(language))
  const lines = [...wordsOf('en').keys()].toSorted().map((key) => {
    // A language may need a value that another does without: all of them are given.
    const wanted = new Map(all.flatMap((words) => [...valuesOf(words.get(key) ?? '')]))
    const values = [...wanted].map(([name, kind]) => `${name}: ${TYPES[kind]}`)
    return `  '${key}': ${values.length === 0 ? 'null' : `{ ${values.join('; ')} }`}\n`
  })
  return `/** Made by \`npm run codegen\` from web/words: every key, and the values of its messages. */\nexport interface Words {\n${lines.join('')}}\n`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync('web/words/keys.ts', wordTypes())
