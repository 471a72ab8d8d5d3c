import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs the packages of a folder of the bench that has its own package.json; they are not part of the shop. */
export const install = (folder: string): boolean => {
  if (existsSync(`${folder}/node_modules`)) return true
  process.stdout.write(`Installing ${folder} …\n`)
  const how = existsSync(`${folder}/package-lock.json`) ? ['ci'] : ['install', '--no-package-lock']
  const done = spawnSync('npm', [...how, '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  return done.status === 0
}
