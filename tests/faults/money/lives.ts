import { sign } from '#payments/webhooks.ts'
import type { Goal } from '../../../bench/lib/table.ts'
import { wrongs } from './life-figures.ts'
import { buy } from './life-buying.ts'
import { STEPS } from './life-steps.ts'
import { drawFrom, house, pass, today, type Life } from './life.ts'
import { none, OPERATOR, type Stand } from './stand.ts'

/** Lives are drawn from this number on; `SEED=7` draws others. */
export const FIRST_LIFE = 20_261_122

/** Lives in which the books, the provider and the points once did not agree. */
export const BROKE_ONCE = [5_000_199, 5_000_232, 7_000_042]

/** The shop hears of everything the provider has to tell, signed, some of it twice. */
const tellAll = async (life: Life, heard: Set<string>) => {
  // The provider's own clock ticks each second: what is due happens now, and not between telling and looking.
  life.stand.shop.payments.provider.tick()
  const events = [...life.stand.shop.payments.store.events.values()]
  for (const event of events) {
    if (heard.has(event.id)) continue
    heard.add(event.id)
    if (!life.told) continue
    const body = JSON.stringify(event)
    for (let copies = life.draw.chance(0.2) ? 2 : 1; copies > 0; copies--)
      await life.stand.call('POST', '/api/payments/webhook', {
        body,
        headers: { 'stripe-signature': sign(body, 'whsec_local', Math.floor(Date.now() / 1000)) },
      })
  }
  await life.stand.shop.backend.runJob('payments-events')
}

/** What goes by itself, until nothing more does: refunds are sent, banks answer, points arrive. */
const settle = async (life: Life, heard: Set<string>) => {
  const { stand } = life
  for (let round = 0; round < 3; round++) {
    pass(life, 3_700_000)
    await stand.shop.backend.runJob('payments-refunds')
    await tellAll(life, heard)
  }
  await stand.shop.backend.runJob('payments-transfers')
  await stand.shop.backend.runJob('orders-points')
}

/** What the shop does by itself every night. */
const compare = async (life: Life, days: Iterable<string>) => {
  for (const day of days) {
    const compared = await house(life, 'money/reconcile', { day })
    if (compared.status !== 200) throw new Error(`not compared: ${compared.text}`)
  }
}

/**
 * Lives of orders as they are drawn: paid, sent, cancelled, returned in part, refunded here and at the provider, refunds
 * that come back, disputes won and lost, points spent between. After every step the books, the provider and the points
 * are compared to the paisa; in every fifth life no event reaches the shop, and the comparison of the day must find all.
 */
export const lives = async (stand: Stand, count: number, seed = FIRST_LIFE): Promise<Goal[]> => {
  let [steps, wrong, lost, without] = [0, 0, 0, 0]
  const seen = new Set<string>()
  await stand.call('PATCH', '/api/operator/shop', {
    token: OPERATOR,
    body: {
      facts: {
        onlineWays: ['card', 'upi'],
        bankAccount: { holder: 'A House Ltd', number: '000405001234', ifsc: 'EXMP0000405', bank: 'A Bank' },
        advancePercent: 30,
        advanceFromDays: 20,
      },
    },
  })
  const heard = new Set(stand.shop.payments.store.events.keys())
  for (let n = 0; n < count; n++) {
    const draw = drawFrom(seed + n)
    const [buyer] = await stand.buyers(1)
    if (!buyer) throw new Error('no buyer')
    const life: Life = { stand, draw, buyer, stale: false, orders: [], told: (seed + n) % 5 !== 4 }
    const story: string[] = []
    const look = async (state: { heard: boolean; ended: boolean }) => {
      const found = await wrongs(life, state)
      wrong += found.length
      if (found.length > 0)
        process.stderr.write(
          `${stand.store}, life ${seed + n}: ${story.join(', ')}\n  ${found.join('\n  ')}\n`,
        )
    }
    await buy(life)
    const days = new Set([today(life)])
    const length = 12 + draw.upTo(16)
    for (let at = 0; at < length; at++) {
      const name = draw.of(Object.keys(STEPS))
      const did = await STEPS[name]?.(life, draw.of(life.orders))
      if (!did) continue
      steps++
      days.add(today(life))
      seen.add(name)
      story.push(name)
      if (draw.chance(0.6)) await stand.shop.backend.runJob('payments-refunds')
      await tellAll(life, heard)
      await look({ heard: life.told, ended: false })
    }
    await settle(life, heard)
    if (!life.told) {
      lost++
      await compare(life, days)
      await settle(life, heard)
    }
    await compare(life, life.told ? [today(life)] : days.add(today(life)))
    await look({ heard: true, ended: true })
  }
  without = Object.keys(STEPS).length - seen.size
  const what = `lives of orders, ${count} drawn from ${seed} on, ${steps} steps, ${lost} without any event`
  return [
    none(`${what}: places where books, provider and points differ`, stand.store, wrong),
    none(`${what}: kinds of steps that never came`, stand.store, count < 50 ? 0 : without),
  ]
}
