import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeFolder } from '#program/folder.ts'
import { checkArguments } from './lib/arguments.ts'
import { builtHouse } from './lib/house/built-house.ts'
import { inDist } from './lib/build/dist-dir.ts'
import { fillLanguages } from './lib/build/fill-languages.ts'
import { hashOf } from './lib/build/hash.ts'
import { runNode } from './lib/running/run.ts'
import { isServed } from './lib/build/serving.ts'

/** What each step is made from; a step runs again when one of these files changed. */
interface Step {
  name: string
  title: string
  from: readonly string[]
  makes: string
  run: () => Promise<void>
}

const VITE = 'node_modules/vite/bin/vite.js'

const vite = (args: readonly string[]) =>
  runNode([VITE, 'build', '--logLevel', 'warn', ...args], {
    NODE_ENV: 'production',
  })

const house = (): string => relative('.', builtHouse())

/** What every step is made with: how it is made, and how the house is found and read. */
const COMMON = [
  'scripts/build.ts',
  'scripts/lib/build/brand.ts',
  'scripts/lib/house/built-house.ts',
  'scripts/lib/build/dist-dir.ts',
  'scripts/lib/build/fill-languages.ts',
  'scripts/lib/house/house-words.ts',
  'scripts/lib/house/messages.ts',
  'scripts/lib/house/words.ts',
  'backend/words',
  'contract/languages.ts',
  'house/format.ts',
  'house/load.ts',
  'program/house.ts',
  'package-lock.json',
]

const webFiles = (): string[] => [
  ...COMMON,
  join(house(), 'brand'),
  join(house(), 'languages.json'),
  join(house(), 'words'),
  'web',
  'vite.config.ts',
  'vite.graphiql.config.ts',
  'scripts/lib/build/chunks.ts',
  'scripts/lib/build/inline-scripts.ts',
  'scripts/lib/build/lean-libraries.ts',
  'scripts/lib/build/route-sources.ts',
  'scripts/lib/build/young-closures.ts',
  'schema.graphql',
  'scripts/compress.ts',
  'scripts/styles.ts',
  'server/ssr/assets.ts',
]

/** The data of the house that is built; its pictures are not part of the store. */
const houseData = (): string[] => {
  const folder = house()
  return readdirSync(folder)
    .filter((name) => name !== 'media' && name !== 'brand' && !name.endsWith('.ts'))
    .map((name) => join(folder, name))
}

const steps = (): readonly Step[] => [
  {
    name: 'programs',
    title: 'Bundling the programs',
    from: [
      'scripts/build.ts',
      'vite.programs.config.ts',
      'backend',
      'contract',
      ...readdirSync('house')
        .filter((name) => name.endsWith('.ts'))
        .map((name) => join('house', name)),
      'payments',
      'program',
      'server',
      'package-lock.json',
    ],
    // The same for every house: not in DIST_DIR.
    makes: 'dist/programs',
    run: () => vite(['--config', 'vite.programs.config.ts']),
  },
  {
    name: 'web',
    title: 'Building the pages',
    from: webFiles(),
    makes: inDist('web'),
    run: async () => {
      rmSync(inDist('web'), { recursive: true, force: true })
      await vite([])
      await vite(['--ssr', 'entry.server.tsx'])
      fillLanguages()
      if (existsSync('vite.graphiql.config.ts')) await vite(['--config', 'vite.graphiql.config.ts'])
      await runNode(['scripts/styles.ts'])
      await runNode(['scripts/compress.ts', inDist('web/client')])
      if (existsSync('scripts/persisted.ts')) await runNode(['scripts/persisted.ts'])
    },
  },
  {
    name: 'desk',
    title: 'Building the desk',
    from: [
      ...COMMON,
      join(house(), 'brand'),
      'web/ui/tokens.css',
      'web/ui/brand',
      'desk',
      'contract',
      'vite.desk.config.ts',
      'scripts/lib/build/first-checks.ts',
      'scripts/lib/build/lean-libraries.ts',
      'scripts/compress.ts',
    ],
    makes: inDist('desk'),
    run: async () => {
      await vite(['--config', 'vite.desk.config.ts'])
      await runNode(['scripts/compress.ts', inDist('desk')])
    },
  },
  {
    name: 'seed',
    title: 'Seeding the snapshot of the store',
    from: [
      ...COMMON,
      'backend/migrations',
      'backend/seed',
      'backend/modules',
      'backend/lib',
      'contract',
      ...houseData(),
    ],
    makes: inDist('seed'),
    run: async () => {
      if (existsSync('scripts/snapshot.ts')) await runNode(['scripts/snapshot.ts'])
    },
  },
]

const stampOf = (step: Step) => join(dirname(step.makes), '.stamps', step.name)

const isFresh = (step: Step, hash: string) =>
  existsSync(step.makes) && existsSync(stampOf(step)) && readFileSync(stampOf(step), 'utf8') === hash

/** Throws one line where this step cannot be run, or must not be now. */
const checkPlace = async (step: Step): Promise<void> => {
  if (!existsSync(VITE))
    throw new Error(
      `${step.title}: this needs the development packages, which were left out (--omit=dev). Install them with \`npm ci\`, or start what a release brings, unchanged.`,
    )
  const folder = dirname(step.makes)
  makeFolder(folder, 'DIST_DIR')
  if (await isServed(folder)) {
    const elsewhere =
      folder === inDist('.')
        ? 'build into a folder of its own with DIST_DIR'
        : // The programs are the same for every house, and so never in DIST_DIR.
          'build and test in another copy of these files (git worktree add ../second)'
    throw new Error(`${step.title}: a running shop serves from ${folder}. Stop it first, or ${elsewhere}.`)
  }
}

interface Options {
  readonly force?: boolean
  readonly pagesAlone?: boolean
}

/**
 * Makes what is missing or stale in the folder of the build (DIST_DIR), saying what it does; in front of another backend the
 * pages alone. Ends the process with one line when a step fails or must not run now.
 */
export const buildIfStale = (options: Options = {}): Promise<void> =>
  build(options).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  })

const build = async ({ force = false, pagesAlone = false }: Options): Promise<void> => {
  const stale = steps()
    .filter(({ name }) => !pagesAlone || name === 'web')
    .map((step) => ({ step, hash: hashOf(step.from) }))
    .filter(({ step, hash }) => force || !isFresh(step, hash))
  const isPages = ({ step }: { step: Step }) => step.name === 'web'
  const [pages, rest] = [stale.filter(isPages), stale.filter((each) => !isPages(each))]
  // What must not be made now is said before minutes go into the rest.
  for (const { step } of [...pages, ...rest]) await checkPlace(step)

  const make = async ({ step, hash }: { step: Step; hash: string }): Promise<void> => {
    // Files that an interrupted step leaves behind are never a build.
    rmSync(stampOf(step), { force: true })
    process.stderr.write(`${step.title} …\n`)
    const startedAt = Date.now()
    await step.run()
    mkdirSync(dirname(stampOf(step)), { recursive: true })
    writeFileSync(stampOf(step), hash)
    process.stderr.write(`${step.title}: done in ${((Date.now() - startedAt) / 1000).toFixed(1)} s\n`)
  }
  // The desk is built during the seed, which leaves a processor free; the pages use both.
  for (const each of pages) await make(each)
  await Promise.all(rest.map(make))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  checkArguments('npm run build: what is missing or stale; npm run build -- --force: all of it.', ['--force'])
  await buildIfStale({ force: process.argv.includes('--force') })
}
