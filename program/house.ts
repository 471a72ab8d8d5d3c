import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { member } from './member.ts'
import { ROOT } from './root.ts'

const HOUSES = join(ROOT, 'house')

/** The house that is served if HOUSE is not set: `config.house` in package.json. */
export const usualHouse = (): string => {
  const stated: unknown = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const house = member(member(stated, 'config'), 'house')
  return typeof house === 'string' ? house : ''
}

/** A house is a folder with `shop.json` in it. */
const isHouse = (folder: string): boolean => existsSync(join(folder, 'shop.json'))

/** The folder that HOUSE names: a folder below `house/`, or a path. Undefined if there is no such house. */
export const houseFolder = (house: string): string | undefined =>
  [/^[\w-]+$/.test(house) ? join(HOUSES, house) : undefined, resolve(house)].find(
    (folder) => folder !== undefined && isHouse(folder),
  )

/** The name of a house: that of its folder. */
export const houseName = (folder: string): string => basename(folder)

/** The houses in `house/`. */
export const knownHouses = (): string[] =>
  (existsSync(HOUSES) ? readdirSync(HOUSES) : []).filter((name) => isHouse(join(HOUSES, name))).toSorted()
