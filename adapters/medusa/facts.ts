import { Compile } from 'typebox/compile'
import { getShop, ShopFacts } from '#contract/shop.ts'
import type { Medusa } from './medusa.ts'
import { unavailable } from './refusal.ts'
import { answer, type Route } from './serve.ts'
import * as shapes from './shapes.ts'

const KEPT_MS = 60_000
const facts = Compile(ShopFacts)

/** Members of which the shop promises something that Medusa and this adapter do not do. */
const NOT_KEPT = new Set(['bankAccount', 'transferDays', 'advancePercent', 'advanceFromDays', 'onlineWays'])

/**
 * House facts: Medusa's store has a name, and keeps everything else in its metadata (`facts`, as in `ShopFacts`). Asked
 * once a minute with the secret key; while Medusa is away the last answer serves.
 */
export const openFacts = (medusa: Medusa) => {
  let kept: { facts: ShopFacts; until: number } | undefined
  const read = async (): Promise<ShopFacts> => {
    const { stores } = await medusa.ask(shapes.StoreList, 'GET', '/admin/stores', { asHouse: true })
    const [store] = stores
    if (!store) throw unavailable()
    const told = store.metadata?.['facts']
    const own = typeof told === 'object' && told !== null ? Object.entries(told) : []
    const bare = {
      tagline: '',
      legalName: store.name,
      gstin: '',
      email: '',
      phone: '',
      chatUrl: '/contact-us',
      addressLines: [],
      social: [],
    }
    const whole = {
      ...bare,
      ...Object.fromEntries(own.filter(([name]) => !NOT_KEPT.has(name))),
      name: store.name,
    }
    return facts.Check(whole) ? whole : { ...bare, name: store.name }
  }
  return {
    now: async (): Promise<ShopFacts> => {
      if (kept && Date.now() < kept.until) return kept.facts
      try {
        kept = { facts: await read(), until: Date.now() + KEPT_MS }
      } catch (error) {
        if (!kept) throw error
        kept.until = Date.now() + 1_000
      }
      return kept.facts
    },
  }
}
export type Facts = ReturnType<typeof openFacts>

export const factRoutes = (of: Facts): readonly Route[] => [answer(getShop, () => of.now())]
