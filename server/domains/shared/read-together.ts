import DataLoader from 'dataloader'
import type { Context } from '#server/context.ts'

/**
 * Reads something of many ids: those that one request asks for are read together, at most `most` a call. `read` answers
 * in the order of its ids.
 */
export const readTogether = <V>(
  most: number,
  read: (ctx: Context, ids: readonly string[]) => Promise<V[]>,
): ((ctx: Context, id: string) => Promise<V>) => {
  const loaders = new WeakMap<Context, DataLoader<string, V>>()
  return (ctx, id) => {
    let loader = loaders.get(ctx)
    if (!loader) loaders.set(ctx, (loader = new DataLoader((ids) => read(ctx, ids), { maxBatchSize: most })))
    return loader.load(id)
  }
}
