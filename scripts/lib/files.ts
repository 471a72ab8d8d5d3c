import { readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { member } from '#program/member.ts'
import { fail } from './operator/operator.ts'

/** What a person can do about a file that cannot be read or written, by the code of the system. */
const WHY_NOT: Readonly<Record<string, (file: string) => string>> = {
  EISDIR: (file) => `${file} is a folder, not a file.`,
  EACCES: (file) => `The user of this command may not use ${file}.`,
  EPERM: (file) => `The user of this command may not use ${file}.`,
  EROFS: (file) => `Nothing can be written to ${dirname(file)}.`,
  ENOSPC: (file) => `The disk of ${file} is full.`,
}

const reason = (file: string, error: unknown): string => {
  const why = WHY_NOT[String(member(error, 'code'))]
  return why?.(file) ?? `${file}: ${error instanceof Error ? error.message : String(error)}`
}

const isMissing = (error: unknown) => ['ENOENT', 'ENOTDIR'].includes(String(member(error, 'code')))

/** Writes a file; otherwise ends the command with one sentence. */
export const writeFile = (file: string, content: string | Uint8Array): void => {
  try {
    writeFileSync(file, content)
  } catch (error) {
    fail(
      isMissing(error) ? `There is no folder ${dirname(file)} for ${basename(file)}.` : reason(file, error),
    )
  }
}

/** Writes a value as a JSON file that people edit. */
export const writeJsonFile = (file: string, value: unknown): void =>
  writeFile(file, `${JSON.stringify(value, null, 2)}\n`)

/** The bytes of a file; otherwise ends the command with one sentence. */
export const readFile = (file: string): Buffer => {
  try {
    return readFileSync(file)
  } catch (error) {
    return fail(isMissing(error) ? `There is no file ${file}.` : reason(file, error))
  }
}

/** The text of a file; otherwise ends the command with one sentence. */
export const readTextFile = (file: string): string => readFile(file).toString('utf8')

/** What is in a JSON file; otherwise ends the command with one sentence. */
export const readJsonFile = (file: string): unknown => {
  const text = readTextFile(file)
  try {
    return JSON.parse(text)
  } catch (error) {
    return fail(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** The object in a JSON file; otherwise ends the command with one sentence. */
export const readObjectFile = (file: string): object => {
  const value = readJsonFile(file)
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? value
    : fail(`${file} holds no object.`)
}
