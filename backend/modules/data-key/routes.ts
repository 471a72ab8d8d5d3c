import { operatorDataKey, operatorRotateDataKey } from '#contract/data-key.ts'
import { audit } from '#backend/lib/audit/audit.ts'
import { KEEPS_NOTHING } from '#backend/lib/account-hooks.ts'
import { implement, none, type Module } from '#backend/lib/http/implement.ts'
import { countSealed, sealSome } from '#backend/lib/security/sealed-columns.ts'

/** So many values of a column at once: their rows are locked meanwhile. */
const SIZE = 200

/** The key that seals single values of the store: what it seals, and how another takes its place. */
export const dataKey: Module = {
  name: 'data-key',
  accounts: KEEPS_NOTHING,
  metrics: none,
  routes: ({ db, clock, sealer }) => [
    implement(operatorDataKey, async () => {
      const counts = await countSealed(db)
      const plain = counts.get('plain') ?? 0
      counts.delete('plain')
      const ids = [...new Set([sealer.current, ...sealer.ids, ...counts.keys()])]
      const keys = ids.map((id) => ({ id, values: counts.get(id) ?? 0, known: sealer.ids.includes(id) }))
      return { current: sealer.current, keys, plain }
    }),
    implement(operatorRotateDataKey, async ({ requestId }) => {
      const done = await sealSome(db, sealer, { size: SIZE, rotate: true })
      const counts = await countSealed(db)
      const left = [...counts].reduce((sum, [id, many]) => (id === sealer.current ? sum : sum + many), 0)
      if (left === 0)
        await audit(db, {
          event: 'key.rotated',
          actor: 'operator',
          subject: `key:${sealer.current}`,
          requestId,
          now: clock.now(),
        })
      return { current: sealer.current, done, left }
    }),
  ],
  jobs: ({ db, sealer }) => [
    {
      name: 'data-key-seal',
      everyMs: 60_000,
      run: async () => {
        while ((await sealSome(db, sealer, { size: SIZE, rotate: false })) > 0);
      },
    },
  ],
}
