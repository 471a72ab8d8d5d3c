import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { modules } from '#backend/modules/index.ts'

/**
 * The arrows of ARCHITECTURE.md. Every file is read, so new features and modules are checked from their first day. A
 * place is a file's path without its ending, e.g. `web/features/catalogue/listing/listing-page`.
 */
const moduleNames = modules.map(({ name }) => name)
const floors =
  'program contract backend server web desk payments adapters house catalogue scripts bench tests'.split(' ')

const filesBelow = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder, { withFileTypes: true, recursive: true }) : [])
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mts|js|mjs|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/(^|\/)(node_modules|media|dist|\.[\w-]+)\//.test(path))

const isTest = (path: string) =>
  /\.test\.tsx?$/.test(path) || path.startsWith('tests/') || path.startsWith('web/testing/')

const specifiers = (code: string): string[] => {
  const found: string[] = []
  const pattern =
    /(?:import|export)\s+(?:type\s+)?(?:[\w*{}\s,$]+\s+from\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/g
  for (const match of code.matchAll(pattern)) found.push(match[1] ?? match[2] ?? '')
  return found
}

/** The files of ours that a file imports, as paths from the root. */
const importsOf = (path: string): string[] =>
  specifiers(readFileSync(path, 'utf8')).flatMap((name) => {
    if (name.startsWith('#')) return [name.slice(1)]
    if (name.startsWith('.')) return [normalize(join(dirname(path), name))]
    return []
  })

const part = (path: string, n: number) => path.split('/')[n] ?? ''
const below =
  (...folders: string[]) =>
  (to: string) =>
    folders.some((folder) => to === folder || to.startsWith(`${folder}/`))

const either = (one: (to: string) => boolean, other: (to: string) => boolean) => (to: string) =>
  one(to) || other(to)

/** What a file may import, by its own place; `undefined` means anything. */
const allowed = (from: string): ((to: string) => boolean) | undefined => {
  const floor = part(from, 0)
  if (['scripts', 'bench', 'tests'].includes(floor)) return undefined
  if (floor === 'program') return below('program')
  if (floor === 'contract') return below('contract')
  if (floor === 'desk') return below('desk', 'contract', 'brand')
  if (floor === 'payments') return below('payments', 'program')
  // Other houses copy an adapter, so it may use only the contract and its own files.
  if (floor === 'adapters') return below('contract', `adapters/${part(from, 1)}`)
  if (floor === 'house') return below('house', 'contract')
  if (floor === 'catalogue') return below('catalogue', 'contract')
  const inProgram = below('program')
  if (floor === 'backend') return either(inProgram, backendMay(from))
  if (floor === 'server') return either(inProgram, serverMay(from))
  return webMay(from)
}

const backendMay = (from: string) => {
  if (from.startsWith('backend/lib/')) return below('backend/lib', 'contract')
  if (!from.startsWith('backend/modules/') || from === 'backend/modules/index.ts')
    return below('backend', 'contract', 'house')
  const own = part(from, 2)
  return (to: string) => {
    if (below('backend/lib', 'contract', `backend/modules/${own}`)(to)) return true
    if (!to.startsWith('backend/modules/') || part(to, 3) !== 'api.ts') return false
    const theirs = moduleNames.indexOf(part(to, 2))
    return theirs >= 0 && theirs < moduleNames.indexOf(own)
  }
}

/** All that the server may import from the client: the types of its built bundle. */
const SEAM = 'web/lib/ssr-seam.ts'

const serverMay = (from: string) => {
  const second = part(from, 1)
  if (from === 'server/errors.ts' || from === 'server/config.ts')
    return below('server/errors.ts', 'server/settings.ts')
  if (from === 'server/context.ts') return below('server/errors.ts', 'contract')
  if (second === 'upstream')
    return below('server/errors.ts', 'server/upstream', 'server/cache', 'server/context.ts', 'contract')
  if (second === 'cache') return below('server/errors.ts', 'server/cache', 'server/context.ts', 'contract')
  if (second === 'generated')
    return (to: string) =>
      below('server/context.ts', 'contract')(to) || /^server\/domains\/[\w-]+\/(?:map|answers)\.ts$/.test(to)
  if (second === 'domains' && part(from, 2) !== 'index.ts')
    return below(
      'server/errors.ts',
      'server/context.ts',
      'server/generated',
      'contract',
      'server/domains/shared',
      `server/domains/${part(from, 2)}`,
    )
  if (second === 'ssr' || from === 'server/plugins/pages.ts') return below('server', 'contract', SEAM)
  return below('server', 'contract')
}

/** The look of a house comes in by one alias (scripts/lib/build/brand.ts); any file may use words. */
const webMay = (from: string) => either(below('brand', 'web/words'), ownWeb(from))

const ownWeb = (from: string) => {
  const second = part(from, 1)
  // Fragments of components are used everywhere, so their types are in one place.
  if (second === 'gql') return below(`web/gql/${part(from, 2)}`, 'web/gql/components/graphql.ts')
  if (second === 'ui' || second === 'words') return below(`web/${second}`)
  if (second === 'lib') return below('web/lib', 'web/gql/app')
  if (second === 'components') return below('web/components', 'web/gql/components', 'web/lib', 'web/ui')
  if (second === 'features') {
    const own = part(from, 2)
    return below(`web/features/${own}`, `web/gql/${own}`, 'web/components', 'web/lib', 'web/ui')
  }
  return below('web')
}

const files = floors.flatMap((floor) => filesBelow(floor)).map((path) => relative('.', path))

describe('the house: import arrows', () => {
  it('every import follows the arrows of ARCHITECTURE.md', () => {
    const wrong = files
      .filter((path) => !isTest(path))
      .flatMap((from) => {
        const may = allowed(from)
        return may
          ? importsOf(from)
              .filter((to) => !may(to))
              .map((to) => `${from} -> ${to}`)
          : []
      })
    expect(wrong).toEqual([])
  })

  it('nothing outside tests, bench and scripts imports tests, bench or scripts', () => {
    const wrong = files
      .filter((path) => !isTest(path) && !['bench', 'scripts'].includes(part(path, 0)))
      .flatMap((from) =>
        importsOf(from)
          .filter(below('tests', 'bench', 'scripts'))
          .map((to) => `${from} -> ${to}`),
      )
    expect(wrong).toEqual([])
  })

  it('web, contract and backend each stay on their side of the two borders', () => {
    const wrong = files
      .filter((path) => path.startsWith('web/') && !isTest(path))
      .flatMap((from) =>
        importsOf(from)
          .filter(below('server', 'contract', 'backend'))
          .map((to) => `${from} -> ${to}`),
      )
    expect(wrong).toEqual([])
  })

  it('server and web share nothing but types', () => {
    const code = readFileSync(SEAM, 'utf8')
    expect(code.match(/^(?:import|export) (?!type |interface ).*/gm)).toBeNull()
    const values = files
      .filter((path) => path.startsWith('server/') && importsOf(path).includes(SEAM))
      .filter(
        (path) => !/import type \{[^}]*\} from '#web\/lib\/ssr-seam\.ts'/.test(readFileSync(path, 'utf8')),
      )
    expect(values).toEqual([])
  })

  it('no file imports itself over others', () => {
    const known = new Set(files)
    const to = new Map(files.map((path) => [path, importsOf(path).filter((each) => known.has(each))]))
    const done = new Set<string>()
    const circles: string[] = []
    const walk = (path: string, way: readonly string[]): void => {
      if (way.includes(path)) circles.push([...way.slice(way.indexOf(path)), path].join(' -> '))
      if (done.has(path)) return
      done.add(path)
      for (const next of to.get(path) ?? []) walk(next, [...way, path])
    }
    for (const path of files) walk(path, [])
    expect(circles).toEqual([])
  })

  it('no browser global is touched in server, contract or backend', () => {
    const wrong = files
      .filter((path) => /^(server|contract|backend)\//.test(path) && !isTest(path))
      .filter((path) =>
        /(?<![\w.'"`/-])(window\.|localStorage\.|sessionStorage\.|document\.(?:body|head|cookie|title|querySelector|getElement|createElement|documentElement))/.test(
          readFileSync(path, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''),
        ),
      )
    expect(wrong).toEqual([])
  })

  it('the environment is read in each program in one place', () => {
    const readers =
      /^(server\/(config|main)\.ts|backend\/(config|main)\.ts|payments\/main\.ts|adapters\/[\w-]+\/(main|push|sold)\.ts|scripts\/|bench\/|tests\/|catalogue\/)/
    const wrong = files.filter(
      (path) => !isTest(path) && !readers.test(path) && /process\.env/.test(readFileSync(path, 'utf8')),
    )
    expect(wrong).toEqual([])
  })
})

describe('the house: habits', () => {
  it('every folder of backend/modules is a module of the list', () => {
    const folders = readdirSync('backend/modules', { withFileTypes: true })
    expect(folders.flatMap((entry) => (entry.isDirectory() ? entry.name : [])).sort()).toEqual(
      moduleNames.toSorted(),
    )
  })

  it('file names are kebab-case', () => {
    const odd = files.filter(
      (path) => !/^[a-z0-9.\-/]+$/.test(path) && !path.includes('generated') && !path.startsWith('web/gql/'),
    )
    expect(odd).toEqual([])
  })

  it('no file passes 300 lines', () => {
    const exempt = /(^|\/)(generated|gql)\/|\.test\.tsx?$|^web\/words\/keys\.ts$/
    const long = files
      .filter((path) => !exempt.test(path))
      .filter((path) => readFileSync(path, 'utf8').split('\n').length > 301)
    expect(long).toEqual([])
  })

  it('there are no index files except the two lists', () => {
    const lists = /^(server\/domains|backend\/modules)\/index\.ts$|^web\/gql\//
    expect(files.filter((path) => /\/index\.tsx?$/.test(path) && !lists.test(path))).toEqual([])
  })
})
