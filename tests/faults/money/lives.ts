import { sign } from '#payments/webhooks.ts'
import type { Goal } from '../../../bench/lib/table.ts'
import { wrongs } from './life-figures.ts'
import { buy, drawFrom, house, pass, STEPS, type Life } from './life-steps.ts'
import { none, type Stand } from './stand.ts'

/** The shop hears of everything the provider has to tell, signed, some of it twice. */
const tellAll = async (life: Life, heard: Set<string>) => {
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
    stand.shop.payments.provider.tick()
    await stand.shop.backend.runJob('payments-refunds')
    await tellAll(life, heard)
  }
  await stand.shop.backend.runJob('orders-points')
}

/**
 * Lives of orders as they are drawn: paid, sent, cancelled, returned in part, refunded here and at the provider, refunds
 * that come back, disputes won and lost, points spent between. After every step the books, the provider and the points
 * are compared to the paisa; in every fifth life no event reaches the shop, and the comparison of the day must find all.
 */
export const lives = async (stand: Stand, count: number, seed = 20_261_122): Promise<Goal[]> => {
  let [steps, wrong, lost, without] = [0, 0, 0, 0]
  const seen = new Set<string>()
  const heard = new Set<string>()
  for (let n = 0; n < count; n++) {
    const draw = drawFrom(seed + n)
    const [buyer] = await stand.buyers(1)
    if (!buyer) throw new Error('no buyer')
    const life: Life = { stand, draw, buyer, orders: [], told: n % 5 !== 4 }
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
    const length = 4 + draw.upTo(6)
    for (let at = 0; at < length; at++) {
      const name = draw.of(Object.keys(STEPS))
      const did = await STEPS[name]?.(life, draw.of(life.orders))
      if (!did) continue
      steps++
      seen.add(name)
      story.push(name)
      if (draw.chance(0.6)) await stand.shop.backend.runJob('payments-refunds')
      await tellAll(life, heard)
      await look({ heard: life.told, ended: false })
    }
    await settle(life, heard)
    if (!life.told) {
      lost++
      const compared = await house(life, 'money/reconcile', { day: today(life) })
      if (compared.status !== 200) throw new Error(`not compared: ${compared.text}`)
      await settle(life, heard)
      await house(life, 'money/reconcile', { day: today(life) })
    }
    await look({ heard: true, ended: true })
  }
  without = Object.keys(STEPS).length - seen.size
  const what = `lives of orders, ${count} drawn, ${steps} steps, ${lost} without any event`
  return [
    none(`${what}: places where books, provider and points differ`, stand.store, wrong),
    none(`${what}: kinds of steps that never came`, stand.store, count < 50 ? 0 : without),
  ]
}

const today = ({ stand }: Life) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(
    Date.now() + stand.shop.payments.controls.clockOffsetMs,
  )
