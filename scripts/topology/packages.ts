import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { program } from './native.ts'

const CACHE = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'shop-topology')

/** Debian programs that a run needs. They are unpacked, not installed: nothing on this machine changes. */
interface Tools {
  /** The path of a program: unpacked here, otherwise this machine's own. */
  readonly path: (name: string) => string
  /** The environment in which they find what was unpacked with them. */
  readonly env: NodeJS.ProcessEnv
}

const must = (command: string, args: readonly string[]) => {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? stderr + stdout}`)
}

/**
 * Unpacks Debian packages, with everything that they need beyond what is installed, into a folder that other users may
 * read. Downloads are kept for the next run. Throws if apt does not know a package (`apt-get update` first).
 */
export const unpacked = (packages: readonly string[], root: string): Tools => {
  const kept = join(CACHE, createHash('sha1').update(packages.join(' ')).digest('hex').slice(0, 12))
  if (!existsSync(kept)) {
    const making = `${kept}-${process.pid}`
    mkdirSync(join(making, 'partial'), { recursive: true })
    const into = ['-o', `Dir::Cache::Archives=${making}`, '-o', 'Debug::NoLocking=1', '--download-only']
    must('apt-get', ['install', '--yes', '-qq', '--no-install-recommends', ...into, ...packages])
    renameSync(making, kept)
  }
  for (const file of readdirSync(kept).filter((each) => each.endsWith('.deb')))
    must('dpkg-deb', ['-x', join(kept, file), root])
  const at = (path: string) => join(root, path)
  return {
    path: (wanted) =>
      ['usr/bin', 'usr/sbin'].map((place) => at(join(place, wanted))).find((each) => existsSync(each)) ??
      program(wanted),
    env: {
      PATH: process.env['PATH'],
      PYTHONPATH: at('usr/lib/python3/dist-packages'),
      LD_LIBRARY_PATH: at(`usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`),
      LANG: 'C.UTF-8',
    },
  }
}
