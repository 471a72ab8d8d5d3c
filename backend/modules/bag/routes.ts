import {
  acceptBagPrices,
  addBagLine,
  getBag,
  getBagCount,
  mergeBag,
  removeBagLine,
  setBagLine,
} from '#contract/bag.ts'
import { countSettings, getSetPiece, listSetOffers } from '#contract/set-pieces.ts'
import { houseDay } from '#backend/lib/words/days.ts'
import { isUuid } from '#backend/lib/rows/ids.ts'
import { implement, none, Refusal, type Db, type Module } from '#backend/lib/http/implement.ts'
import { rupeesFromPaise } from '#backend/lib/trade/money.ts'
import { DEFAULT_HSN, findGstRate } from '#backend/lib/trade/tax-classes.ts'
import { atOneMoment, inTransaction } from '#backend/lib/store/transaction.ts'
import { addedBy, choosePersonal, readBears, readPriceList } from '../personalise/api.ts'
import { withAdded } from '../pricing/api.ts'
import { productIdOf, readSellable } from '../stock/api.ts'
import { holdAt, joinEqual, resize } from './grow.ts'
import { linesOf } from './lines.ts'
import { emptyBag, priceLines, toBag } from './read.ts'
import { chooseWith } from './set/choose-with.ts'
import { offersFor, setPieceOf, settingCounts } from './set/offers.ts'
import {
  addPieces,
  countPieces,
  findBag,
  lockAccountBag,
  lockBag,
  makeVisitorBag,
  mergeVisitorBag,
  ownerOf,
  pruneBags,
  removeLine,
  touch,
  type BagRow,
} from './store.ts'
import type { BagTables } from './tables.ts'

const noLine = () => new Refusal(404, 'NOT_FOUND', 'This piece is not in the bag any more.')

const BAG_ID = /^[A-Za-z0-9_-]{32,64}$/

const forgetBag = async (tx: Db, { accountId }: { accountId: string }) => {
  await tx.withTables<BagTables>().deleteFrom('bags').where('account_id', '=', accountId).execute()
}

export const bag: Module = {
  name: 'bag',
  metrics: none,
  accounts: {
    // A visitor's pieces join the account's in the transaction of the sign-in.
    signedIn: async (tx, { accountId, visitorBag, now }) => {
      if (visitorBag !== undefined && BAG_ID.test(visitorBag))
        await mergeVisitorBag(tx, accountId, visitorBag, now)
    },
    exported: {
      bag: async (db, accountId) => {
        const row = await findBag(db, { accountId }, 0)
        return row ? linesOf(db, row.id) : []
      },
    },
    discarded: forgetBag,
    erased: forgetBag,
  },
  routes: ({ db, clock }) => {
    const read = async (
      on: Db,
      row: Pick<BagRow, 'id' | 'version' | 'account_id'>,
      version = row.version,
    ) => {
      const now = clock.now()
      return toBag(version, await priceLines(on, await linesOf(on, row.id), now, row.account_id), now)
    }

    return [
      implement(listSetOffers, ({ params, query }) =>
        atOneMoment(db, (at) => offersFor(at, params.id, query, clock.now())),
      ),

      implement(countSettings, async ({ query }) => ({
        counts: await atOneMoment(db, (at) =>
          settingCounts(at, [...new Set(query.ids.split(','))], clock.now()),
        ),
      })),

      implement(getSetPiece, ({ params, query }) =>
        atOneMoment(db, (at) => setPieceOf(at, params, query, clock.now())),
      ),

      implement(getBag, async ({ query, caller }) => {
        const owner = ownerOf(caller, query.bagId)
        const row = owner && (await findBag(db, owner, clock.now()))
        return { bag: row ? await read(db, row) : emptyBag() }
      }),

      implement(getBagCount, async ({ query, caller }) => {
        const owner = ownerOf(caller, query.bagId)
        return { pieces: owner ? await countPieces(db, owner, clock.now()) : 0 }
      }),

      implement(addBagLine, async ({ body, caller }) => {
        const { bagId, productId, quantity = 1, price, ...choices } = body
        return inTransaction(db, async (tx) => {
          const now = clock.now()
          const id = await productIdOf(tx, productId)
          const product = id === undefined ? undefined : (await readSellable(tx, [id])).get(id)
          if (!product) throw new Refusal(404, 'NOT_FOUND', 'There is no such piece.')
          const rate = findGstRate(product.hsn ?? DEFAULT_HSN, houseDay(now))
          // Only a piece stored before its tax class was checked can be without a rate.
          if (rate === undefined)
            throw new Refusal(409, 'CONFLICT', 'This piece cannot be sold yet: its tax class has no rate.')
          const { chosen, parts: own } = await chooseWith(tx, product, choices, rate)
          const prices = await readPriceList(tx)
          const personal = choosePersonal(choices, await readBears(tx, product.id), prices)
          const paise = chosen.variant.paise + (addedBy(personal, prices)?.paise ?? 0)
          const rupees = rupeesFromPaise(paise)
          if (price !== undefined && price !== rupees) {
            const words = 'The price has changed since it was shown.'
            throw new Refusal(409, 'PRICE_CHANGED', words, { price: rupees })
          }
          const owner = ownerOf(caller, bagId)
          const mine =
            caller.kind === 'shopper'
              ? await lockAccountBag(tx, caller.accountId, now)
              : owner && (await lockBag(tx, owner, now))
          const made = mine ? undefined : await makeVisitorBag(tx, now)
          const row = mine ?? made?.bag
          if (!row) throw new Error('a bag was neither found nor made')
          const parts = withAdded(own, paise - chosen.variant.paise, rate)
          await addPieces(
            tx,
            row,
            { ...chosen, ...personal, productId: product.id, quantity, paise, parts },
            now,
          )
          const version = await touch(tx, row, now)
          return { bag: await read(tx, row, version), ...(made && { bagId: made.bagId }) }
        })
      }),

      implement(setBagLine, async ({ params, body, caller }) =>
        inTransaction(db, async (tx) => {
          const now = clock.now()
          const owner = ownerOf(caller, body.bagId)
          const row = owner && (await lockBag(tx, owner, now))
          if (!row) throw noLine()
          const lines = await priceLines(tx, await linesOf(tx, row.id), now, row.account_id)
          const line = lines.find((each) => each.row.id === params.lineId)
          if (!line) throw noLine()
          await resize(tx, line.row, { quantity: body.quantity, stock: line.stocks, today: line.today, now })
          return { bag: await read(tx, row, await touch(tx, row, now)) }
        }),
      ),

      implement(removeBagLine, async ({ params, query, caller }) =>
        inTransaction(db, async (tx) => {
          const now = clock.now()
          const owner = ownerOf(caller, query.bagId)
          const row = owner && (await lockBag(tx, owner, now))
          if (!row) return { bag: emptyBag() }
          const gone = isUuid(params.lineId) && (await removeLine(tx, row.id, params.lineId))
          return { bag: await read(tx, row, gone ? await touch(tx, row, now) : row.version) }
        }),
      ),

      implement(acceptBagPrices, async ({ body, caller }) =>
        inTransaction(db, async (tx) => {
          const now = clock.now()
          const owner = ownerOf(caller, body.bagId)
          const row = owner && (await lockBag(tx, owner, now))
          if (!row) throw noLine()
          const lines = await priceLines(tx, await linesOf(tx, row.id), now, row.account_id)
          for (const { lineId, price } of body.lines) {
            const line = lines.find((each) => each.row.id === lineId)
            if (!line) throw noLine()
            if (rupeesFromPaise(line.paise) !== price)
              throw new Refusal(409, 'PRICE_CHANGED', 'The price has changed again. Please look at it.')
            await holdAt(tx, lineId, line.row.quantity, line, now)
          }
          await joinEqual(tx, row.id, now)
          return { bag: await read(tx, row, await touch(tx, row, now)) }
        }),
      ),

      implement(mergeBag, async ({ body, accountId }) =>
        inTransaction(db, async (tx) => {
          const now = clock.now()
          await mergeVisitorBag(tx, accountId, body.bagId, now)
          const row = await lockAccountBag(tx, accountId, now)
          return { bag: await read(tx, row) }
        }),
      ),
    ]
  },
  jobs: ({ db, clock }) => [{ name: 'bag-prune', everyMs: 3_600_000, run: () => pruneBags(db, clock.now()) }],
}
