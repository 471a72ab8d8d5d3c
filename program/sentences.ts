import { join } from 'node:path'
import { readTexts } from './json-file.ts'

export type Sentences = Readonly<Record<string, string>>

/**
 * A program's sentences in other languages, by the English ones, from `<language>.json` in a folder. Read once. English
 * has no file: it is in the code.
 */
export const sentencesFrom = (folder: string): ((language: string) => Sentences) => {
  const known = new Map<string, Sentences>([['en', {}]])
  return (language) => {
    const sentences = known.get(language) ?? readTexts(join(folder, `${language}.json`))
    known.set(language, sentences)
    return sentences
  }
}
