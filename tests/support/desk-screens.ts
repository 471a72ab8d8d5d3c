import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { endpoints } from '#contract/endpoints.ts'
import type { AnyEndpoint, StaffRole } from '#contract/endpoint.ts'
import { SCREENS, WITHIN, type Screen } from '../../desk/frame/screens.ts'

/** One screen of the desk, with the endpoints that it may call. */
interface ReachedScreen {
  readonly path: string
  /** The endpoint whose roles may see it. */
  readonly by: AnyEndpoint
  readonly calls: readonly AnyEndpoint[]
}

/** The endpoints of the house. */
export const house: readonly AnyEndpoint[] = endpoints
  .map(({ endpoint }) => endpoint)
  .filter(({ caller }) => caller === 'operator')

const read = (file: string) => readFileSync(file, 'utf8')
/** A file without its imports: naming an endpoint there is not a call. */
const codeOf = (file: string) => read(file).replaceAll(/^import [^]*?from '[^']+'$/gm, '')
const names = (code: string, { name }: AnyEndpoint) => new RegExp(`\\b${name}\\b`).test(code)

/** A file of the desk with everything that it imports, at once or lazily. */
const withImports = (file: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, from = ''] of read(file).matchAll(/(?:from |import\()'(\.[^']+\.tsx?)'/g))
    withImports(join(dirname(file), from), seen)
  return seen
}

/** The files that draw each path of the menu, from `desk/app.tsx`. */
const drawnBy = (): ReadonlyMap<string, readonly string[]> => {
  const app = read('desk/app.tsx')
  const parts = new Map(
    [
      ...app.matchAll(
        /(?:const (\w+) = lazyPart\(\s*\(\) =>\s*import\(|import \{ (\w+Screen) \} from )'(\.[^']+)'/g,
      ),
    ].map(([, lazy, first, file = '']) => [lazy ?? first, join('desk', file)]),
  )
  const drawn = new Map<string, string[]>()
  for (const [, path = '', guard = path, part] of app.matchAll(
    /path: '(\/[^']*)', element: (?:guarded\('([^']+)', )?<(\w+)/g,
  )) {
    const file = parts.get(part)
    if (file === undefined) throw new Error(`desk/app.tsx: no file draws ${path}.`)
    drawn.set(guard, [...(drawn.get(guard) ?? []), file])
  }
  return drawn
}

const DOCUMENTS = ['desk/words/documents-screen.tsx', 'desk/words/document-screen.tsx']
/** These contain parts of several screens: of the first only a document's own part is read, the others call nothing. */
const KINDS = 'desk/words/kinds.ts'
const MENU = 'desk/frame/screens.ts'
const CHECKS = 'desk/api/first-checks.ts'

/** The calls of one kind of document: its own part of the list of kinds, and the readers that it shares with others. */
const kindCode = (path: string): string => {
  const [head = '', ...kinds] = codeOf(KINDS).split(/(?=path: '\/)/)
  const own = kinds.find((kind) => kind.startsWith(`path: '${path}'`))
  if (own === undefined) throw new Error(`${KINDS}: nothing is written at ${path}.`)
  const shared = head
    .split(/(?=^const )/m)
    .filter((reader) => new RegExp(`\\b${/^const (\w+)/.exec(reader)?.[1]}\\b`).test(own))
  return [own, ...shared].join('\n')
}

const callsOf = ({ path, documents }: Partial<Screen>, drawn: ReturnType<typeof drawnBy>) => {
  const files = new Set(
    (documents ? DOCUMENTS : (drawn.get(path ?? '') ?? [])).flatMap((file) => [...withImports(file)]),
  )
  files.delete(CHECKS)
  files.delete(KINDS)
  files.delete(MENU)
  const code = [...files].map(codeOf).join('\n') + (documents ? kindCode(path ?? '') : '')
  return house.filter((endpoint) => names(code, endpoint))
}

/** Every screen with its calls, read from its files. */
export const reachedScreens = (): readonly ReachedScreen[] => {
  const drawn = drawnBy()
  return [...SCREENS, ...WITHIN].map((screen) => {
    const by = house.find(({ name }) => name === screen.by)
    if (by === undefined) throw new Error(`No endpoint of the house is called ${screen.by}.`)
    return { path: screen.path, by, calls: callsOf(screen, drawn) }
  })
}

/** Whether somebody with this role finds the endpoint on a screen in their menu. */
export const finds = (screens: readonly ReachedScreen[], role: StaffRole, endpoint: AnyEndpoint): boolean =>
  screens.some(({ by, calls }) => by.may.includes(role) && calls.includes(endpoint))
