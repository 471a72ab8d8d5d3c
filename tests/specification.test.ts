import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const PAGE = 'docs/specification.md'
const lines = readFileSync(PAGE, 'utf8').split('\n')
/** Rows of the tables headed 'row'; tables of addresses, calls and failures are requirements and name no test. */
const rows = lines
  .filter((line, at) => {
    if (!line.startsWith('| ')) return false
    const head = lines.slice(0, at).findLastIndex((above) => !above.startsWith('| ')) + 1
    return at > head + 1 && lines[head]?.startsWith('| row | test |')
  })
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').trim()))

/** The tests that a row names: a file, and words of a title in it. */
const namedIn = (cell: string) =>
  cell.split(/; (?=`[^`]+`: )/).map((each) => {
    const [, file = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(each) ?? []
    return { file, title }
  })
/** The lines of a file that contain a title: a describe, an it, a test, or the words after the table of an `each`. */
const titlesIn = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^\s*(?:(?:describe|it|test)\b|['"`]|[\])}]+\()/.test(line))
    .map((line) => line.replaceAll('\\', ''))

describe(`${PAGE}: every row of the specification and its test`, () => {
  it('has every section from 1 to 9', () => {
    const sections = lines.flatMap((line) => /^## (\d)\./.exec(line)?.[1] ?? [])
    expect(sections).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
    expect(rows.length).toBeGreaterThan(100)
  })

  it.each(rows)('%s', (_, tests = '', home) => {
    for (const { file, title } of namedIn(tests)) {
      expect(existsSync(file), tests).toBe(true)
      expect(
        titlesIn(file).some((line) => line.includes(title)),
        `${file} has no title with: ${title}`,
      ).toBe(true)
    }
    if (home) expect(existsSync(home.replaceAll('`', '')), home).toBe(true)
  })
})
