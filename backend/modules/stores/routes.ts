import fastJson from 'fast-json-stringify'
import { getStore, listStores } from '#contract/stores.ts'
import { KEEPS_NOTHING } from '#backend/lib/account-hooks.ts'
import { implement, none, Refusal, Written, type Module } from '#backend/lib/http/implement.ts'
import { keepByVersion } from '#backend/lib/rows/kept-versions.ts'
import { operatorRoutes } from './operator-routes.ts'
import { distanceKm, placeOf } from './places.ts'
import { hasStores, publicOf, readStore, readStores } from './store.ts'

const write = fastJson(listStores.answer)

/** The place to measure from: coordinates outrank words. */
const origin = (query: { near?: string; lat?: number; lng?: number }) => {
  if (query.lat !== undefined && query.lng !== undefined)
    return { at: [query.lat, query.lng] as const, name: undefined }
  const place = query.near === undefined ? undefined : placeOf(query.near)
  return place && { at: place.at, name: place.name }
}

export const stores: Module = {
  name: 'stores',
  accounts: KEEPS_NOTHING,
  jobs: none,
  metrics: none,
  lacking: async ({ db }) => ((await hasStores(db)) ? [] : ['stores']),
  routes: (deps) => {
    const { db } = deps
    const kept = keepByVersion<Written>(db, 'content', 1)
    const readAll = async () => (await readStores(db)).map(publicOf)
    return [
      implement(listStores, async ({ query }) => {
        const from = origin(query)
        if (!from)
          return kept.get('', async () => new Written(Buffer.from(write({ stores: await readAll() }))))
        const all = await readAll()
        const measured = all
          .map((store) => ({
            ...store,
            distanceKm: Math.round(distanceKm(from.at, [store.latitude, store.longitude])),
          }))
          .sort((a, b) => a.distanceKm - b.distanceKm)
        return { stores: measured, ...(from.name !== undefined && { place: from.name }) }
      }),
      implement(getStore, async ({ params }) => {
        const store = await readStore(db, params.id)
        if (!store) throw new Refusal(404, 'NOT_FOUND', 'There is no such salon.')
        return publicOf(store)
      }),
      ...operatorRoutes(deps),
    ]
  },
}
