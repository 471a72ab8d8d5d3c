import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { isLanguage, type Language } from '#contract/languages.ts'

/** The languages of the built pages, the first one first. */
export const languagesOf = (dist: string): readonly Language[] => {
  const file = resolve(dist, 'web/languages.json')
  const all: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
  return Array.isArray(all) ? all.filter(isLanguage) : []
}

/** The languages after the first: each has its code in front of its addresses. */
export const otherLanguages = (dist: string): readonly Language[] => languagesOf(dist).slice(1)
