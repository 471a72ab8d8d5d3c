import { getPromise } from '#contract/promise.ts'
import { workingDaysLater } from '#backend/lib/days.ts'
import { KEEPS_NOTHING } from '#backend/lib/account-hooks.ts'
import { implement, none, type Module } from '#backend/lib/implement.ts'
import { statesOfPin } from '#backend/lib/pin-codes.ts'
import { zoneOf } from './store.ts'

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
      return {
        pin,
        states,
        served: true,
        place: zone.name,
        transitDays: zone.transitDays,
        expectedArrival: workingDaysLater(clock.now(), (query.makingDays ?? 0) + zone.transitDays),
      }
    }),
  ],
}
