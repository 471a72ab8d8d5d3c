import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { openHouse } from '#house/load.ts'
import { houseName } from '#program/house.ts'
import { missingBeforeLive } from './going-live.ts'
import { allFaults } from './faults.ts'
import { runTests } from '#scripts/lib/tests.ts'

/**
 * `HOUSE=<name> npm test`: what can be wrong with a house: its files, every page of the shop made from them, and its
 * own tests. Says what it checked, and what only the demo's tests check. @returns the exit code: 0 if nothing is wrong.
 */
export const runHouseTests = async (folder: string): Promise<0 | 1> => {
  const house = openHouse(folder)
  const faults = allFaults(house)
  for (const { message } of faults) process.stdout.write(`wrong    ${message}\n`)
  if (faults.length > 0) return 1
  const own = readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => relative('.', join(folder, name)))
  const code = await runTests(
    'house',
    [{ name: 'house', projects: ['node'] }],
    ['tests/any-house.test.ts', ...own.filter((file) => existsSync(file))],
  )
  const wanting = missingBeforeLive(house).length
  process.stdout.write(
    `Checked of ${houseName(folder)}: its files, every page that a link leads to, the files beside the pages` +
      `${own.length > 0 ? `, and ${own.length} test files of its own` : ''}. ` +
      `The engine's tests run on the demo: npm test without HOUSE.\n` +
      (wanting > 0 ? `${wanting} things are missing before it may go live: npm run house -- check.\n` : ''),
  )
  return code
}
