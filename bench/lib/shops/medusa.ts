import { openAdmin } from '#scripts/adapter/admin.ts'
import { MEDUSA_FOLDER, startEngine } from '#scripts/adapter/engine.ts'
import { seedMedusa } from '#scripts/adapter/seed.ts'
import { openHouse } from '#house/load.ts'
import { builtHouse } from '#scripts/lib/house/built-house.ts'
import { jsonHas } from './answers.ts'
import { filledDatabase, packageOf, rowsOf, type StartPeer } from './shop.ts'

const MANY = 12
/** Each piece once, as in the other shops. */
const VARIANTS = 1
const LIST = 'id,title,handle,subtitle,thumbnail,*images,*variants.calculated_price'
const PRODUCT = `${LIST},description,*categories,*type,*tags,*options,*options.values`

/** Medusa as installed and filled for the proof of our adapter, without the adapter. */
export const startMedusa: StartPeer = async (cluster, catalogue, say) => {
  const keep = { stop: () => Promise.resolve() }
  const database = await filledDatabase(cluster, 'bench_medusa', async (url) => {
    const first = await startEngine(say, { url, isFilled: false, ...keep })
    try {
      await seedMedusa(await openAdmin(first.url, first.user), openHouse(builtHouse()), () => {}, VARIANTS)
    } finally {
      await first.stop()
    }
  })
  const engine = await startEngine(say, { url: database, isFilled: true, ...keep })
  const only = async (what: string, from: string) => String((await rowsOf(database, `select ${what} as it from ${from} limit 1`))[0]?.['it']) // prettier-ignore
  const region = await only('id', 'region')
  const headers = { 'x-publishable-api-key': await only('token', "api_key where type = 'publishable'") }
  const ask = (query: string, fields: string) => ({
    url: `${engine.url}/store/products?region_id=${region}&${query}&fields=${encodeURIComponent(fields)}`,
    headers,
  })
  const check = (many: number) =>
    jsonHas(catalogue.pieces, many, {
      list: 'products',
      name: 'title',
      price: 'variants.0.calculated_price.calculated_amount',
      unit: 'rupee',
    })
  const slug = catalogue.pieces[0]?.slug ?? ''
  return {
    name: 'Medusa',
    ...packageOf(MEDUSA_FOLDER, '@medusajs/medusa'),
    pid: engine.pid(),
    stop: engine.stop,
    reads: {
      list: { request: ask(`limit=${MANY}`, LIST), check: check(MANY) },
      product: { request: ask(`handle=${slug}`, PRODUCT), check: check(1) },
    },
  }
}
