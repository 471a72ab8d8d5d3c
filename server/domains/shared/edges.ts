import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'

/** Edges that cost a separate call for each piece; a list with them would make one call a piece. */
const MOST_EDGES = 24

const taken = new WeakMap<Context, number>()

/** Counts an edge that costs a separate call. @throws BAD_REQUEST beyond 24 in one request. */
export const countEdge = (ctx: Context): void => {
  const count = (taken.get(ctx) ?? 0) + 1
  taken.set(ctx, count)
  if (count > MOST_EDGES)
    throw new AppError('BAD_REQUEST', `Ask for the details of fewer pieces: at most ${MOST_EDGES} at once.`, {
      status: 400,
    })
}
