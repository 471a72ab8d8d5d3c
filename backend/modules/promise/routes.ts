import { getPromise } from '#contract/promise.ts'
import { workingDaysLater } from '#backend/lib/words/days.ts'
import { KEEPS_NOTHING } from '#backend/lib/account-hooks.ts'
import { implement, none, type Module } from '#backend/lib/http/implement.ts'
import { statesOfPin } from '#backend/lib/trade/pin-codes.ts'
import { zoneOf, type Zone } from './store.ts'

/** A sorting district is three digits. */
const DISTRICT = 3

/**
 * The town of the zone: a house names a single district after its town, but several districts, or a state, after a
 * region.
 */
const cityOf = ({ prefix, name }: Zone, states: readonly string[]): string | undefined =>
  name !== undefined && prefix.length >= DISTRICT && !states.includes(name) && !/,| and /.test(name)
    ? name
    : undefined

/** Delivery by PIN code. */
export const promise: Module = {
  name: 'promise',
  accounts: KEEPS_NOTHING,
  jobs: none,
  metrics: none,
  routes: ({ db, clock }) => [
    implement(getPromise, async ({ params: { pin }, query }) => {
      const zone = await zoneOf(db, pin)
      const states = [...(statesOfPin(pin) ?? [])]
      if (!zone.served) return { pin, served: false, place: zone?.name, states }
      const city = cityOf(zone, states)
      return {
        pin,
        states,
        served: true,
        place: zone.name,
        ...(city !== undefined && { city }),
        transitDays: zone.transitDays,
        expectedArrival: workingDaysLater(clock.now(), (query.makingDays ?? 0) + zone.transitDays),
      }
    }),
  ],
}
