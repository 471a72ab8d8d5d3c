import { operatorDecideWorkshop, operatorWorkshop } from '#contract/workshop.ts'
import { implement, type Deps, type Implementation } from '#backend/lib/http/implement.ts'
import { inTransaction } from '#backend/lib/store/transaction.ts'
import { decideWorkshop, workshopPieces } from '../orders/api.ts'

/** Pieces made for one person that came back. */
export const workshopRoutes = ({ db, clock }: Deps): readonly Implementation[] => [
  implement(operatorWorkshop, async ({ query }) => ({
    pieces: await workshopPieces(db, { ...(query.state && { state: query.state }) }),
  })),
  implement(operatorDecideWorkshop, ({ params, body, requestId }) =>
    inTransaction(db, (tx) => decideWorkshop(tx, { ...params, ...body, now: clock.now(), requestId })),
  ),
]
