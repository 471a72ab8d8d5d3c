import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ownRelease } from '#backend/lib/migrate/beside.ts'
import { buildIfStale } from '../build.ts'

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 64e6 })

/**
 * The release as one file: every file in git and the build, in a folder `shop-<version>`; the same commit gives the
 * same bytes, except for the build. Refuses uncommitted changes, unless `dirty`. Returns its path.
 */
export const makeArchive = async ({ dirty = false } = {}): Promise<string> => {
  if (!dirty && git('status', '--porcelain').trim() !== '')
    throw new Error('There are changes that are not committed: a release holds what git holds.')
  await buildIfStale()
  const name = `shop-${ownRelease()}`
  const archive = join('dist/release', `${name}.tar.gz`)
  mkdirSync('dist/release', { recursive: true })
  const files = git('ls-files', '--cached', ...(dirty ? ['--others', '--exclude-standard'] : []))
  const made = spawnSync(
    'tar',
    [
      '--create',
      '--gzip',
      `--file=${archive}`,
      '--sort=name',
      '--owner=0',
      '--group=0',
      '--numeric-owner',
      `--mtime=@${git('log', '-1', '--format=%ct').trim()}`,
      `--transform=s,^,${name}/,`,
      '--exclude=dist/release',
      '--exclude=dist/.serving',
      // A file may be in git and yet be missing here.
      ...(dirty ? ['--ignore-failed-read'] : []),
      '--files-from=-',
    ],
    { input: `${files.trim()}\ndist\n`, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`tar: ${made.stderr}`)
  return archive
}
