import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

// The main file of a process that waits to become a program (`scripts/lib/running/spares.ts`): `node spare.ts <app> <main> …`.
// It has the packages loaded that the program imports. Told to read, it imports the program's sources, which nobody
// edits any more; told to start, it is the program.

const TYPES = /\b(?:import|export) type\b[^']*'[^']*'/g
const IMPORTED = /(?:\bfrom\s+|\bimport\s*\(\s*|^import\s+)'([^']+)'/gm

/** The packages that a file and what it imports name. */
const packagesBehind = (file: string, seen = new Set<string>(), found = new Set<string>()): Set<string> => {
  if (seen.has(file) || !file.endsWith('.ts')) return found
  seen.add(file)
  for (const [, name = ''] of readFileSync(file, 'utf8').replaceAll(TYPES, '').matchAll(IMPORTED))
    if (name.startsWith('#')) packagesBehind(resolve(name.slice(1)), seen, found)
    else if (name.startsWith('.')) packagesBehind(join(dirname(file), name), seen, found)
    else if (!name.startsWith('node:')) found.add(name)
  return found
}

const [app = '', main = '', ...args] = process.argv.slice(2)
process.argv = [process.execPath, resolve(main), ...args]
const load = (file: string): Promise<unknown> => import(pathToFileURL(resolve(file)).href)

const told = new Promise<void>((start) => {
  process.on('message', function hear(message: unknown) {
    if (message === 'read') void load(app).catch(() => undefined)
    if (message !== 'start') return
    process.off('message', hear)
    process.channel?.unref()
    start()
  })
  process.channel?.ref()
})
// What cannot be loaded is said by the program itself.
for (const name of packagesBehind(resolve(main))) await import(name).catch(() => undefined)
await told
await load(main)
