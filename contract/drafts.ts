import { Type, type Static } from 'typebox'
import { endpoint, strict } from './endpoint.ts'
import { Id, Moment } from './formats.ts'

/**
 * What the house writes, drafts and publishes. There is one `menu`, one of the `facts`, one of the `texts` and one of the
 * `translations`, with the id `house`.
 */
export const DraftKind = Type.Union([
  Type.Literal('page'),
  Type.Literal('blog'),
  Type.Literal('salon'),
  Type.Literal('category'),
  Type.Literal('menu'),
  Type.Literal('facts'),
  Type.Literal('texts'),
  Type.Literal('translations'),
])
export type DraftKind = Static<typeof DraftKind>

/**
 * Sent with a document that is published or removed: the number of the version that the draft was based on, 0 if the
 * document had never been changed. If another version was published since, it is refused with 409 and with what
 * changed. Absent: replaces whatever is there.
 */
export const Base = Type.Object({ base: Type.Optional(Type.Integer({ minimum: 0 })) })

/** How many versions of a document are kept. */
export const MOST_VERSIONS = 20
/** Minutes for which the address of a preview is valid. */
export const PREVIEW_MINUTES = 15

const operator = { caller: 'operator', may: ['owner', 'manager'], feature: 'drafts' } as const
const kindParams = Type.Object({ kind: DraftKind })
const documentParams = Type.Object({ kind: DraftKind, id: Id })
/** A document as its own endpoint takes it. */
const Value = Type.Record(Type.String(), Type.Unknown())
const by = {
  at: Moment,
  who: Type.Optional(Type.String({ description: 'Absent: as it was before the first change' })),
}

const Version = Type.Object({ number: Type.Integer(), ...by, removed: Type.Boolean() })

/** Drafts of a kind, and the documents that were removed. */
export const operatorDrafts = endpoint({
  ...operator,
  name: 'operatorDrafts',
  method: 'GET',
  path: '/api/operator/documents/:kind',
  params: kindParams,
  answer: Type.Object({
    drafts: Type.Array(Type.Object({ id: Id, ...by })),
    removed: Type.Array(Type.Object({ id: Id, ...by })),
  }),
})

/** The draft of a document, if there is one, and its versions, the newest first. */
export const operatorDraft = endpoint({
  ...operator,
  name: 'operatorDraft',
  method: 'GET',
  path: '/api/operator/documents/:kind/:id',
  params: documentParams,
  answer: Type.Object({
    draft: Type.Optional(
      Type.Object({
        ...by,
        revision: Type.Integer(),
        /**
         * The version that was published when the draft was begun, 0 if none. If another is published now, the draft
         * does not contain its changes.
         */
        base: Type.Integer(),
        value: Value,
      }),
    ),
    versions: Type.Array(Version),
  }),
})

/**
 * Saves a draft; shoppers see nothing of it, and it need not be complete. `revision` is that of the draft from which it
 * was made, 0 if there was none: refused with 409 if somebody has saved another one meanwhile. `base` is the version on
 * which it is based; if absent, the draft's own or, for a new draft, the latest.
 */
export const operatorPutDraft = endpoint({
  ...operator,
  name: 'operatorPutDraft',
  method: 'PUT',
  path: '/api/operator/documents/:kind/:id',
  params: documentParams,
  body: strict({ value: Value, revision: Type.Integer({ minimum: 0 }), ...Base.properties }),
  answer: Type.Object({ ...by, revision: Type.Integer(), base: Type.Integer() }),
})

/** Deletes a draft, if it is still the one that was read. */
export const operatorDropDraft = endpoint({
  ...operator,
  name: 'operatorDropDraft',
  method: 'DELETE',
  path: '/api/operator/documents/:kind/:id',
  params: documentParams,
  body: strict({ revision: Type.Integer({ minimum: 1 }) }),
  answer: Type.Object({ removed: Type.Boolean() }),
  repeatable: true,
})

/** One version of a document; without a value if the document was removed then. */
export const operatorVersion = endpoint({
  ...operator,
  name: 'operatorVersion',
  method: 'GET',
  path: '/api/operator/documents/:kind/:id/versions/:number',
  params: Type.Object({ kind: DraftKind, id: Id, number: Type.Integer({ minimum: 1 }) }),
  answer: Type.Object({ ...Version.properties, value: Type.Optional(Value) }),
})

/** Shows in the shop, for a few minutes, what would be published, or a product as it is now. */
export const operatorPreview = endpoint({
  ...operator,
  name: 'operatorPreview',
  method: 'POST',
  path: '/api/operator/previews',
  body: strict({ kind: Type.Union([DraftKind, Type.Literal('product')]), id: Id }),
  answer: Type.Object({ token: Type.String(), until: Moment }),
  status: 201,
})

/**
 * The answers that replace the shop's own while it renders a page for preview. It is a POST so that the token is not in
 * an address. 404 if the token is unknown or expired, or if the person who opened the preview has signed out or lost
 * the role.
 */
export const openPreview = endpoint({
  name: 'openPreview',
  method: 'POST',
  path: '/api/previews/open',
  feature: 'drafts',
  body: strict({ token: Type.String({ pattern: '^[\\w-]{43}$' }) }),
  answer: Type.Object({
    until: Moment,
    /** The origin of the desk, which may show the page in a frame. */
    desk: Type.String({ pattern: '^https?://[\\w.:\\[\\]-]+$', maxLength: 300 }),
    answers: Type.Array(
      Type.Object({
        /** The name of an endpoint that anybody may read. */
        endpoint: Type.String(),
        /** The id or slug for which it applies; absent: any. */
        ids: Type.Optional(Type.Array(Type.String())),
        answer: Type.Unknown(),
      }),
    ),
  }),
  repeatable: true,
})
export type Preview = Static<typeof openPreview.answer>
