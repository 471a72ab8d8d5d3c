import { sql } from 'kysely'
import type { Goal } from '../../bench/lib/table.ts'
import { startPurchase } from '#tests/support/purchase.ts'
import { startSenselessBackend } from '#tests/support/senseless-backend.ts'
import { routes } from '#web/app/routes.ts'
import { openParts, startGuardedShop, UNHURRIED } from './guarded-shop.ts'

/** Every page of the route table over answers that are well typed and make no sense. */

const PIECE = 'vane'
/** Another one by `SEED=7 npm run faults -- senseless`. */
const SEED = Number(process.env.SEED ?? 20_261_122)

/** Somebody with an order, a bag, a thread and an appointment: every page has something to show. */
const furnished = async () => {
  const purchase = await startPurchase({ seed: 'catalogue' })
  const shopper = await purchase.shoppers.open({ verified: true })
  const size: string = (await shopper.get(`/api/products/${PIECE}`).expect(200)).body.size[0]
  await purchase.rows(sql`update product_variants set stock = 20`)
  const { status, body, sessionId } = await purchase.order(shopper, { pieces: [{ productId: PIECE, size }] })
  if (status !== 200) throw new Error(`no order: ${JSON.stringify(body)}`)
  purchase.payments.provider.pay(sessionId, 'ok', { name: 'Test', email: null })
  await shopper.post('/api/orders/mark-paid', { sessionId }).expect(200)
  await shopper.post('/api/messages', { text: 'Good day' }).expect(201)
  await shopper.post('/api/bag/lines', { productId: PIECE, size }).expect(200)
  const { items } = await purchase.see(shopper, body.orderId)
  return { purchase, shopper, orderId: body.orderId, itemId: items[0]?._id ?? '' }
}

/** Addresses in the document that would run, bring their own content or hide their host. */
const RISKY =
  /<[a-z][^>]*\s(?:href|src|srcset|action|formaction|poster|xlink:href)="[\s\p{Cc}]*(?:java\s*script|vbscript|data:text|\/\/)[^"]*"/iu

const titleOf = (html: string) => /<title[^>]*>([^<]+)<\/title>/.exec(html)?.[1]?.trim() ?? ''

export const run = async (full: boolean): Promise<Goal[]> => {
  const { purchase, shopper, orderId, itemId } = await furnished()
  const backend = await startSenselessBackend(purchase.backend.url, SEED)
  const shop = await startGuardedShop(
    backend.url,
    process.env.LOG_LEVEL ? { LOG_LEVEL: process.env.LOG_LEVEL } : {},
    UNHURRIED,
  )
  try {
    const paths = routes.map(({ path, example = path }) =>
      path.includes(':orderId')
        ? path.replace(':orderId', orderId).replace(':itemId', itemId)
        : example.replaceAll(/:\w+/g, PIECE),
    )
    const failed: string[] = []
    const untitled: string[] = []
    const risky: string[] = []
    let pages = 0
    const visit = async (path: string, turn: number) => {
      backend.turn(turn)
      const answer = await fetch(shop.url + path, {
        redirect: 'manual',
        headers: { cookie: `sid=${shopper.token}; signed_in=1` },
      })
      const html = await answer.text()
      pages += 1
      if (answer.status >= 300 && answer.status < 400) return
      const said = `${path} (turn ${turn})`
      if (answer.status === 500) failed.push(said)
      if (titleOf(html) === '') untitled.push(said)
      const [bad] = RISKY.exec(html) ?? []
      if (bad !== undefined) risky.push(`${said}: ${bad.slice(0, 300)}`)
    }
    // As they are: the session is known and the capabilities are asked.
    for (const path of paths) await visit(path, 0)
    const wanted = full ? 5_000 : 120
    for (let turn = 1; backend.counts.answers < wanted; turn++)
      await visit(paths[turn % paths.length] ?? '/', turn)
    for (const [what, list] of Object.entries({ failed, untitled, risky }))
      for (const one of list) process.stderr.write(`seed ${SEED}, ${what}: ${one}\n`)

    const given = await openParts(shop.url)
    const id = 'C, senseless answers'
    const of = `seed ${SEED}, of ${pages} pages over ${backend.counts.answers} answers, ${backend.counts.fitting} within the contract`
    return [
      { id, what: `answers of 500 (${of})`, value: failed.length, unit: '', must: 0, better: 'less' },
      { id, what: 'pages without a title', value: untitled.length, unit: '', must: 0, better: 'less' },
      { id, what: 'pages with an address that could run', value: risky.length, unit: '', must: 0, better: 'less' },
      { id, what: `parts of the backend given up ${given.join(' ')}`, value: given.length, unit: '', must: 0, better: 'less' },
    ] // prettier-ignore
  } finally {
    await shop.close()
    await backend.close()
    await purchase.close()
  }
}
