import { sql } from 'kysely'
import { operatorPreview, PREVIEW_MINUTES, type DraftKind, type Preview } from '#contract/drafts.ts'
import type { StaffRole } from '#contract/endpoint.ts'
import { Refusal, type Deps, type House } from '#backend/lib/http/implement.ts'
import { newSecret, secretHash } from '#backend/lib/security/secrets.ts'
import { readDraft } from './store.ts'
import { KINDS, productShown } from './shown.ts'
import type { DraftTables } from './tables.ts'

type PreviewKind = DraftKind | 'product'

const shownOf = async (deps: Deps, kind: PreviewKind, id: string): Promise<Preview['answers']> => {
  if (kind === 'product') return productShown(deps, id)
  const draft = await readDraft(deps.db, { kind, id })
  if (!draft) throw new Refusal(404, 'NOT_FOUND', 'There is no draft of this: it was published or dropped.')
  return KINDS[kind].shown(deps, id, draft.value)
}

/** A token that opens a draft, or a product, for a few minutes. Throws 400 with the fields that cannot be published. */
export const makePreview = async (
  deps: Deps,
  { kind, id, house }: { kind: PreviewKind; id: string; house: House },
) => {
  await shownOf(deps, kind, id)
  const token = newSecret()
  const now = deps.clock.now()
  const ends_at = new Date(now + PREVIEW_MINUTES * 60_000)
  const store = deps.db.withTables<DraftTables>()
  await store.deleteFrom('document_previews').where('ends_at', '<=', new Date(now)).execute()
  await store
    .insertInto('document_previews')
    .values({
      token_hash: secretHash(token),
      kind,
      id,
      staff_id: house.staffId ?? null,
      opened_by: house.tokenHash,
      ends_at,
    })
    .execute()
  return { token, until: ends_at.toISOString() }
}

interface Opened {
  kind: PreviewKind
  id: string
  ends_at: Date
  opened_by: string | null
  /** The hash of the session or machine token that opened it; null once that has ended. */
  role: StaffRole | null
}

/** A preview, and the present role of the person who opened it. */
const findPreview = async ({ db, config }: Deps, token: string, now: Date): Promise<Opened | undefined> => {
  const { rows } = await sql<Opened>`
    select p.kind, p.id, p.ends_at, p.opened_by, coalesce(s.role, t.role) as role
    from document_previews p
    left join staff_sessions v on v.token_hash = p.opened_by and v.ends_at > ${now}
    left join staff s on s.id = v.staff_id and s.removed_at is null
    left join operator_tokens t on t.token_hash = p.opened_by and t.revoked_at is null
    where p.token_hash = ${secretHash(token)} and p.ends_at > ${now}`.execute(db)
  const [found] = rows
  const { operatorToken } = config
  return found && operatorToken !== undefined && found.opened_by === secretHash(operatorToken)
    ? { ...found, role: 'owner' }
    : found
}

/** The preview of a token, in its present state. Throws 404. */
export const openedBy = async (deps: Deps, token: string): Promise<Preview> => {
  const found = await findPreview(deps, token, new Date(deps.clock.now()))
  const may = found?.kind === 'product' ? operatorPreview.may : found && KINDS[found.kind].publishes.may
  if (!found?.role || !may?.includes(found.role))
    throw new Refusal(404, 'NOT_FOUND', 'This preview has ended. Open it again from the desk.')
  return {
    until: found.ends_at.toISOString(),
    desk: deps.config.deskUrl,
    answers: await shownOf(deps, found.kind, found.id),
  }
}
