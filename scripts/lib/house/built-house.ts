import Type from 'typebox'
import { houseFolder } from '#program/house.ts'
import * as types from '#program/setting-types.ts'
import { readSettings } from '#program/settings.ts'

/** The folder of the house that is built, the one that HOUSE names. Throws WrongSetting. */
export const builtHouse = (): string => {
  const { HOUSE } = readSettings(Type.Object({ HOUSE: types.house() }), process.env)
  return houseFolder(HOUSE) ?? ''
}
