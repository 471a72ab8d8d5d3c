import { Type, type Static } from 'typebox'
import { Media } from './catalogue.ts'
import { Base } from './drafts.ts'
import { endpoint, strict } from './endpoint.ts'
import { ClockTime, Day, Email, id, Id, TimeZone } from './formats.ts'

/** Opening of one weekday in the store's own time, `HH:MM`. A weekday that is missing is closed. */
export const Opening = Type.Object({
  weekday: Type.Integer({ minimum: 1, maximum: 7, description: 'ISO 8601: 1 is Monday' }),
  open: ClockTime,
  close: ClockTime,
})
export type Opening = Static<typeof Opening>

/**
 * What a visitor sees of the city around a store: outlines of coasts, water, parks and streets, each a line of points in
 * degrees north and east. Never a border of countries or states.
 */
export const StorePlan = Type.Array(
  Type.Object({
    kind: Type.Union([
      Type.Literal('coast'),
      Type.Literal('water'),
      Type.Literal('park'),
      Type.Literal('street'),
    ]),
    name: Type.Optional(Type.String()),
    points: Type.Array(Type.Array(Type.Number(), { minItems: 2, maxItems: 2 })),
  }),
)
export type StorePlan = Static<typeof StorePlan>

export const Store = Type.Object({
  _id: Id,
  slug: Id,
  name: Type.String(),
  addressLines: Type.Array(Type.String()),
  city: Type.String(),
  state: Type.String(),
  postalCode: Type.String(),
  country: Type.String({ description: 'ISO 3166-1 alpha-2' }),
  phone: Type.String(),
  email: Email,
  /** IANA name, e.g. Asia/Kolkata: its hours and slots are in this zone. */
  timeZone: TimeZone,
  latitude: Type.Number({ minimum: -90, maximum: 90 }),
  longitude: Type.Number({ minimum: -180, maximum: 180 }),
  openings: Type.Array(Opening),
  holidays: Type.Array(Type.Object({ date: Day, name: Type.String() })),
  services: Type.Array(Type.String()),
  summary: Type.String(),
  /** Ids of pieces that can be seen there. */
  productIds: Type.Array(Id),
  collects: Type.Boolean({ description: 'Pieces can be collected here' }),
  media: Type.Optional(Media),
  plan: Type.Optional(StorePlan),
  /** Only in an answer to `near`: kilometres from that place, along the great circle. */
  distanceKm: Type.Optional(Type.Number()),
})
export type Store = Static<typeof Store>

/** The stores, nearest first when `near` names a place the backend knows or `lat` and `lng` are given. */
export const listStores = endpoint({
  name: 'listStores',
  method: 'GET',
  path: '/api/stores',
  feature: 'stores',
  query: Type.Object({
    near: Type.Optional(Type.String({ maxLength: 64, description: 'A city or an Indian PIN code' })),
    lat: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
    lng: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
  }),
  answer: Type.Object({
    stores: Type.Array(Store),
    /** How `near` was understood; absent if it was not. */
    place: Type.Optional(Type.String()),
  }),
  sharedBy: ['store'],
})

/** Takes the id or the slug. */
export const getStore = endpoint({
  name: 'getStore',
  method: 'GET',
  path: '/api/stores/:id',
  feature: 'stores',
  params: Type.Object({ id: Id }),
  answer: Store,
  sharedBy: ['store'],
})

const OperatedStore = Type.Object({
  ...Store.properties,
  capacity: Type.Integer({ description: 'Appointments that can be held at one time' }),
})
const operator = { caller: 'operator', may: ['owner', 'manager'], feature: 'stores' } as const

export const operatorStores = endpoint({
  ...operator,
  name: 'operatorStores',
  method: 'GET',
  // The counter books and moves appointments: it knows the hours.
  may: ['owner', 'manager', 'counter'],
  path: '/api/operator/stores',
  answer: Type.Object({ stores: Type.Array(OperatedStore) }),
})

/**
 * Changes what is given and leaves the rest. Lists replace lists. Booked appointments stay; `operatorAppointments` with
 * `outside` lists those that no longer fit.
 */
export const operatorSetStore = endpoint({
  ...operator,
  name: 'operatorSetStore',
  method: 'PATCH',
  path: '/api/operator/stores/:id',
  params: Type.Object({ id: id(64, 'Id or slug') }),
  body: strict({
    openings: Type.Optional(Type.Array(Opening, { maxItems: 21 })),
    holidays: Type.Optional(
      Type.Array(
        strict({
          date: Day,
          name: Type.String({ minLength: 1, maxLength: 60 }),
        }),
        { maxItems: 100 },
      ),
    ),
    capacity: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
    phone: Type.Optional(Type.String({ minLength: 7, maxLength: 24 })),
    services: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 60 }), { maxItems: 20 })),
    productIds: Type.Optional(Type.Array(Id, { maxItems: 100 })),
    collects: Type.Optional(Type.Boolean()),
  }),
  answer: OperatedStore,
  repeatable: true,
})

const { _id: _key, distanceKm: _far, productIds, ...written } = OperatedStore.properties

/** A salon as it is sent. */
export const StoreSource = strict({
  ...written,
  slug: Type.Optional(Id),
  productIds: Type.Optional(productIds),
  capacity: Type.Integer({ minimum: 1, maximum: 20 }),
  /** Order among the salons. */
  position: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
})

/** Creates or replaces a salon; it shows at once. */
export const operatorPutStore = endpoint({
  ...operator,
  name: 'operatorPutStore',
  method: 'PUT',
  path: '/api/operator/stores/:id',
  params: Type.Object({ id: Id }),
  query: Base,
  body: StoreSource,
  answer: OperatedStore,
  repeatable: true,
})

/** Removes a salon, unless somebody has or had an appointment there (409): close it instead. */
export const operatorRemoveStore = endpoint({
  ...operator,
  name: 'operatorRemoveStore',
  method: 'DELETE',
  path: '/api/operator/stores/:id',
  params: Type.Object({ id: Id }),
  query: Base,
  answer: Type.Object({ removed: Type.Boolean() }),
  repeatable: true,
})
