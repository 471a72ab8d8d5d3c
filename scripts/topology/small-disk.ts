import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'

/** A small file system in memory for one folder; needs root. */
export const smallDisk = (folder: string, megabytes: number): (() => void) => {
  mkdirSync(folder, { recursive: true })
  const { status, stderr } = spawnSync(
    'mount',
    ['-t', 'tmpfs', '-o', `size=${Math.round(megabytes * 1024)}k`, 'tmpfs', folder],
    {
      encoding: 'utf8',
    },
  )
  if (status !== 0) throw new Error(`mount: ${stderr}`)
  return () => void spawnSync('umount', ['-l', folder])
}
