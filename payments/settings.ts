import { join } from 'node:path'
import Type from 'typebox'
import { houseFolder } from '#program/house.ts'
import { readJson } from '#program/json-file.ts'
import * as types from '#program/setting-types.ts'
import { ROOT } from '#program/root.ts'
import { readSettings, type Env } from '#program/settings.ts'

/** Every variable of the environment that the local payment provider reads. */
export const PAYMENTS_SETTINGS = Type.Object({
  PAYMENTS_PORT: types.port(4100),
  PAYMENTS_HOST: types.host('127.0.0.1'),
  PAYMENTS_CONTROL: types.flag(),
  PAYMENTS_WEBHOOK_URL: Type.Optional(types.webAddress()),
  BACKEND_PORT: types.port(4000),
  DATA_DIR: types.folder(join(ROOT, '.data')),
  HOUSE: types.house(),
  PAYMENTS_BRAND: Type.Optional(types.existingFolder()),
})

/** What a house's `shop.json` says that these pages show. */
const Named = Type.Object({ name: Type.String() })

/** What the program needs, from its environment. Throws WrongSetting in one line. */
export const readPayments = (env: Env) => {
  const set = readSettings(PAYMENTS_SETTINGS, env)
  const house = houseFolder(set.HOUSE) ?? set.HOUSE
  return {
    port: set.PAYMENTS_PORT,
    host: set.PAYMENTS_HOST,
    folder: join(set.DATA_DIR, 'payments'),
    webhookUrl: set.PAYMENTS_WEBHOOK_URL ?? `http://127.0.0.1:${set.BACKEND_PORT}/api/payments/webhook`,
    brand: set.PAYMENTS_BRAND ? [set.PAYMENTS_BRAND] : [join(ROOT, 'web/ui'), join(house, 'brand')],
    name: readJson(join(house, 'shop.json'), Named).name,
    control: set.PAYMENTS_CONTROL === '1',
  }
}
