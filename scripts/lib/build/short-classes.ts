import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

const CLASS = /\.([A-Za-z_][\w-]*)/g
/** With fewer letters nearly every name would be taken. */
const SHORTEST = 2

const classesIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(CLASS)].map(([, name = '']) => name)

/** From its name and its file, so that a class keeps its short name when others come and go. */
const lettersOf = (name: string, file: string): string =>
  createHash('sha256')
    .update(`${name} ${file}`)
    .digest('base64url')
    .replace(/^[^A-Za-z]+/, '')

/**
 * Names of two letters, seldom three, for the classes of all CSS modules below `root`: every tag of a page says one or two.
 * The same in each build of the same sources, whichever half of the web it is and in whatever order it reads them.
 */
export const shortClasses = (root: string): ((name: string, file: string) => string) => {
  const sheets = globSync(`${root}/**/*.css`).toSorted()
  const modules = sheets.filter((file) => file.endsWith('.module.css'))
  const taken = new Set(sheets.filter((file) => !modules.includes(file)).flatMap(classesIn))
  const short = new Map<string, string>()
  for (const file of modules)
    for (const name of new Set(classesIn(file))) {
      const letters = lettersOf(name, relative(root, file))
      let length = SHORTEST
      while (taken.has(letters.slice(0, length))) length += 1
      taken.add(letters.slice(0, length))
      short.set(`${name} ${relative(root, file)}`, letters.slice(0, length))
    }
  return (name, file) => {
    const path = relative(root, file)
    // An animation.
    return short.get(`${name} ${path}`) ?? `${name}_${lettersOf(name, path).slice(0, 4)}`
  }
}
