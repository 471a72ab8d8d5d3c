import {
  openPreview,
  operatorDraft,
  operatorDrafts,
  operatorDropDraft,
  operatorPreview,
  operatorPutDraft,
  operatorVersion,
  type DraftKind,
} from '#contract/drafts.ts'
import { KEEPS_NOTHING } from '#backend/lib/account-hooks.ts'
import { audit } from '#backend/lib/audit/audit.ts'
import { houseOf } from '#backend/lib/http/caller.ts'
import {
  implement,
  none,
  Refusal,
  Written,
  type Db,
  type House,
  type Identity,
  type Module,
} from '#backend/lib/http/implement.ts'
import { inTransaction } from '#backend/lib/store/transaction.ts'
import { makePreview, openedBy } from './previews.ts'
import { KINDS } from './shown.ts'
import { dropDraft, listDrafts, listVersions, putDraft, readDraft, readVersion } from './store.ts'

/** Everybody who may publish a document may see and write its draft. */
const admit = (caller: Identity, kind: DraftKind): House => {
  const house = houseOf(caller)
  if (!KINDS[kind].publishes.may.includes(house.role))
    throw new Refusal(403, 'FORBIDDEN', `This is not for the role ${house.role}.`)
  return house
}

/** Drafts of what the house writes, their preview in the shop, and what was published before. */
export const drafts: Module = {
  name: 'drafts',
  accounts: KEEPS_NOTHING,
  jobs: none,
  metrics: none,
  routes: (deps) => {
    const { db, clock } = deps
    const noted = (tx: Db, event: string, subject: string, requestId: string) =>
      audit(tx, { event, actor: 'operator', subject, requestId, now: clock.now() })
    return [
      implement(operatorDrafts, ({ params, caller }) => {
        admit(caller, params.kind)
        return listDrafts(db, params.kind)
      }),
      implement(operatorDraft, async ({ params, caller }) => {
        admit(caller, params.kind)
        const draft = await readDraft(db, params)
        return { ...(draft && { draft }), versions: await listVersions(db, params) }
      }),
      implement(operatorPutDraft, ({ params, body, caller, requestId }) => {
        const { name } = admit(caller, params.kind)
        return inTransaction(db, async (tx) => {
          const kept = await putDraft(tx, params, { ...body, who: name, now: clock.now() })
          await noted(tx, 'draft.kept', `${params.kind}:${params.id}`, requestId)
          return kept
        })
      }),
      implement(operatorDropDraft, ({ params, body, caller, requestId }) => {
        admit(caller, params.kind)
        return inTransaction(db, async (tx) => {
          const removed = await dropDraft(tx, params, body.revision)
          if (removed) await noted(tx, 'draft.dropped', `${params.kind}:${params.id}`, requestId)
          return { removed }
        })
      }),
      implement(operatorVersion, ({ params, caller }) => {
        admit(caller, params.kind)
        return readVersion(db, params, params.number)
      }),
      implement(operatorPreview, ({ body, caller }) => {
        const house = body.kind === 'product' ? houseOf(caller) : admit(caller, body.kind)
        return makePreview(deps, { ...body, house })
      }),
      // The shop checks that these answers match the endpoints that they replace.
      implement(
        openPreview,
        async ({ body }) => new Written(Buffer.from(JSON.stringify(await openedBy(deps, body.token)))),
      ),
    ]
  },
}
