import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { usualHouse } from '#program/house.ts'

/**
 * What a comment, a title or a page of docs cites must be in this repository. Migrations never change (their hash is
 * kept in every store), so their comments are not read, nor are generated files and data.
 */
const LEFT_OUT =
  /^(?:package-lock\.json|catalogue\/renders\.json|house\/[\w-]+\/(?:catalogue|pictures|media)\/|server\/generated\/|web\/gql\/|backend\/migrations\/|tests\/citations\.test\.ts)|\.(?:webp|avif|png|jpe?g|woff2|ico|svg|gz|txt|tza|glb)$/

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !LEFT_OUT.test(file) && existsSync(file))

/** Words that point to a tracker or to documents that are not here. */
const OUTSIDE =
  /\bissues? \d|\(issue |\bissue '|\((?:design|look|reliability|performance|features|aesthetics|imagery)(?:\)|,| study| \d| P\d)|\b(?:reliability|performance) study\b|\b(?:reliability|trial|spike|aesthetics|imagery)\.md\b/i

/** A file with its path from the root of the repository, or a page of docs cited from anywhere. */
const NAMED =
  /(?<![\w./-])((?:adapters|backend|bench|catalogue|contract|desk|docs|house|ops|payments|program|scripts|server|tests|web)\/[\w./-]*\w\.(?:ts|tsx|js|mjs|md|sql|css|json|yml|conf|sh|py|graphql)|docs\/(?:decisions|recipes)\/\d{4})\b/g
/** Files that come from a build, a run or a recipe. */
const MADE =
  /^(?:adapters\/mine\/.*|backend\/seed\/.*\.json|bench\/(?:baseline\.json|lighthouse\/.*)|web\/.*\.generated\..*)$/

/** Comments, titles and pages: the parts of a file that cite. */
const proseOf = (file: string) => {
  const text = readFileSync(file, 'utf8')
  return file.endsWith('.md')
    ? text
    : text
        .split('\n')
        .filter((line) =>
          /^\s*(?:\*|\/\*|\/\/|--|#|<!--)|\/\*\*|\s\/\/\s|\b(?:describe|it|test)\b/.test(line),
        )
        .join('\n')
}

const decisions = execFileSync('git', ['ls-files', 'docs/decisions'], { encoding: 'utf8' })
const isThere = (name: string, from: string) =>
  existsSync(name) ||
  existsSync(join(dirname(from), name)) ||
  // A file of a house, cited from its folder.
  existsSync(join('house', usualHouse(), name)) ||
  MADE.test(name) ||
  (/^docs\/decisions\/\d{4}$/.test(name) && decisions.includes(`${name}-`))

describe('what is cited is here', () => {
  it('no comment, title or page names a tracker or a paper outside the repository', () => {
    const found = files.flatMap((file) =>
      proseOf(file)
        .split('\n')
        .filter((line) => OUTSIDE.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )
    expect(found).toEqual([])
  })

  it('every file that a comment or a page names can be opened', () => {
    const missing = files.flatMap((file) =>
      [...proseOf(file).matchAll(NAMED)]
        .map(([name]) => name)
        .filter((name) => !/[*<>]|NNNN/.test(name) && !isThere(name, file))
        .map((name) => `${file}: ${name}`),
    )
    expect(missing).toEqual([])
  })

  const MAP = 'docs/where-to-change-what.md'
  /** The map cites files of any house and language; those of ours are looked up. */
  const map = () =>
    readFileSync(MAP, 'utf8').replaceAll('<name>', usualHouse()).replaceAll('<language>', 'hi')

  it('every file that the map of changes names can be opened', () => {
    const named = [...map().matchAll(/`([\w.@-]*\/[\w./@-]+)`/g)].map(([, path = '']) => path)
    expect(named.length).toBeGreaterThan(150)
    expect(named.filter((path) => !existsSync(path))).toEqual([])
  })

  it('every name that the map gives of a file is in that file', () => {
    const named = [...map().matchAll(/((?:`[\w.-]+`(?:, | and )?)+) in `([\w./-]+\/[\w.-]+\.\w+)`/g)].flatMap(
      ([, names = '', file = '']) =>
        [...names.matchAll(/`([\w.-]+)`/g)].map(([, name = '']) => ({ name, file })),
    )
    expect(named.length).toBeGreaterThan(100)
    expect(named.filter(({ name, file }) => !readFileSync(file, 'utf8').includes(name))).toEqual([])
  })
})
