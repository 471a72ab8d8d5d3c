import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBackend, type RunningBackend } from '#tests/support/backend.ts'
import { startShop, type Shop } from '#tests/support/server.ts'
import { createShoppers, type Shoppers, type TestShopper } from '#tests/support/shoppers.ts'

/** Stores and appointments as GraphQL has them, on the real backend. */

let backend: RunningBackend
let bff: Shop
let shoppers: Shoppers

beforeAll(async () => {
  backend = await startBackend({ seed: 'catalogue' })
  bff = await startShop({ backendUrl: backend.url })
  shoppers = createShoppers(backend)
})
afterAll(async () => {
  await bff?.close()
  await backend?.close()
})

interface Appointment {
  id: string
  reference: string
  status: string
  kind: string
  purpose: string
  storeName: string
  startsAt: string
  endsAt: string
  timeZone: string
  pieces: { productId: string; name: string | null; metal: string | null; size: string | null }[]
  calendar: string
  link: string | null
}
interface Payload {
  appointment: Appointment | null
  userErrors: { field: string | null; message: string; code: string }[]
}
interface Store {
  slug: string
  city: string
  timeZone: string
  distanceKm: number | null
  openings: { weekday: number; open: string; close: string }[]
  pieces: { name: string }[]
  plan: { kind: string; points: [number, number][] }[]
}
interface Data {
  stores: { place: string | null; items: Store[] }
  store: Store | null
  slots: {
    timeZone: string
    days: {
      date: string
      closed: string | null
      slots: { startsAt: string; label: string; free: boolean }[]
    }[]
  }
  appointmentByLink: Appointment | null
  viewer: { appointments: Appointment[] } | null
  bookAppointment: Payload
  moveAppointment: Payload
  cancelAppointment: Payload
  moveMyAppointment: Payload
  cancelMyAppointment: Payload
}

const ask = (query: string, variables = {}, shopper?: TestShopper) =>
  bff.graphql<Data>(query, variables, shopper ? { authorization: `Bearer ${shopper.token}` } : {})

const APPOINTMENT = `id reference status kind purpose storeName startsAt endsAt timeZone pieces { productId name metal purity size } calendar link`
const PAYLOAD = `{ appointment { ${APPOINTMENT} } userErrors { field message code } }`
const BOOK = `mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) ${PAYLOAD} }`

const freeAt = async (storeId: string): Promise<string[]> => {
  const { data } = await ask(
    'query ($id: ID!) { slots(storeId: $id, days: 31) { timeZone days { date closed slots { startsAt label free } } } }',
    { id: storeId },
  )
  return (data?.slots.days ?? []).flatMap(({ slots }) =>
    slots.filter(({ free }) => free).map(({ startsAt }) => startsAt),
  )
}
const wish = (startsAt: string, more: object = {}) => ({
  storeId: 'mumbai',
  startsAt,
  kind: 'STORE',
  purpose: 'ENGAGEMENT',
  name: 'Meera Raghavan',
  email: 'meera@example.in',
  phone: '+91 98765 43210',
  key: randomUUID(),
  ...more,
})

describe('stores in GraphQL', () => {
  it('come nearest first for a PIN code, with hours, pieces and a plan of their own', async () => {
    const { data } = await ask(`{ stores(near: "560034") { place items {
      slug city timeZone distanceKm openings { weekday open close } pieces { name } plan { kind points } } } }`)
    expect(data?.stores.place).toBe('Bengaluru')
    const [first] = data?.stores.items ?? []
    expect(first).toMatchObject({ slug: 'bengaluru', timeZone: 'Asia/Kolkata' })
    const away = data?.stores.items.map(({ distanceKm }) => distanceKm ?? -1) ?? []
    expect(away).toEqual(away.toSorted((a, b) => a - b))
    expect(first?.openings.length).toBeGreaterThan(4)
    expect(first?.pieces.length).toBeGreaterThan(0)
    expect(first?.plan.length).toBeGreaterThan(0)
  })

  it('have no distance without a place, and an unknown one is null', async () => {
    const { data } = await ask('{ stores { place items { distanceKm } } store(id: "atlantis") { slug } }')
    expect(data?.stores.place).toBeNull()
    expect(new Set(data?.stores.items.map(({ distanceKm }) => distanceKm))).toEqual(new Set([null]))
    expect(data?.store).toBeNull()
  })
})

describe('appointments in GraphQL', () => {
  it('are booked once, seen, moved and cancelled by their link, without an account', async () => {
    const [first = '', second = ''] = await freeAt('mumbai')
    const input = wish(first, {
      productIds: ['vane', 'brillant'],
      choices: [{ productId: 'vane', metal: 'Platinum', purity: '950', size: '14' }],
    })
    const booked = (await ask(BOOK, { input })).data?.bookAppointment
    expect(booked?.userErrors).toEqual([])
    expect(booked?.appointment).toMatchObject({
      status: 'BOOKED',
      kind: 'STORE',
      purpose: 'ENGAGEMENT',
      startsAt: first,
      pieces: [
        { productId: expect.any(String), name: 'Vane', metal: 'Platinum', purity: '950', size: '14' },
        { productId: expect.any(String), name: 'Brillant', metal: null, purity: null, size: null },
      ],
      timeZone: 'Asia/Kolkata',
      calendar: expect.stringContaining('BEGIN:VEVENT'),
    })
    const again = (await ask(BOOK, { input })).data?.bookAppointment
    expect(again?.appointment?.reference).toBe(booked?.appointment?.reference)

    const link = booked?.appointment?.link ?? ''
    const seen = await ask(`query ($link: String!) { appointmentByLink(link: $link) { ${APPOINTMENT} } }`, {
      link,
    })
    expect(seen.data?.appointmentByLink?.reference).toBe(booked?.appointment?.reference)

    const MOVE = `mutation ($link: String!, $at: DateTime!) { moveAppointment(link: $link, startsAt: $at) ${PAYLOAD} }`
    const moved = (await ask(MOVE, { link, at: second })).data?.moveAppointment
    expect(moved?.appointment?.startsAt).toBe(second)
    const used = await ask(`query ($link: String!) { appointmentByLink(link: $link) { ${APPOINTMENT} } }`, {
      link,
    })
    expect(used.data?.appointmentByLink).toBeNull()

    const CANCEL = `mutation ($link: String!) { cancelAppointment(link: $link) ${PAYLOAD} }`
    const gone = (await ask(CANCEL, { link: moved?.appointment?.link })).data?.cancelAppointment
    expect(gone?.appointment?.status).toBe('CANCELLED')
    expect(await freeAt('mumbai')).toEqual(expect.arrayContaining([first, second]))
  })

  it('say at its field what a form must change, and book nothing', async () => {
    const [first = ''] = await freeAt('mumbai')
    const input = wish(first, { email: 'no address', name: '' })
    const refused = (await ask(BOOK, { input })).data?.bookAppointment
    expect(refused?.appointment).toBeNull()
    expect(refused?.userErrors.map(({ field }) => field)).toEqual(expect.arrayContaining(['email']))
    expect(await freeAt('mumbai')).toContain(first)
  })

  it('an hour that was never offered is refused in words', async () => {
    const refused = (await ask(BOOK, { input: wish('2030-01-01T03:07:00.000Z') })).data?.bookAppointment
    expect(refused?.appointment).toBeNull()
    expect(refused?.userErrors[0]?.message).toMatch(/\w/)
  })

  it('belong to their shopper: nobody else sees, moves or cancels them', async () => {
    const [owner, other] = [await shoppers.open({}), await shoppers.open({})]
    const [first = '', second = ''] = await freeAt('mumbai')
    const mine = (await ask(BOOK, { input: wish(first) }, owner)).data?.bookAppointment.appointment
    const list = async (shopper: TestShopper) =>
      (
        await ask(`{ viewer { appointments { ${APPOINTMENT} } } }`, {}, shopper)
      ).data?.viewer?.appointments.map(({ id }) => id)
    expect(await list(owner)).toEqual([mine?.id])
    expect(await list(other)).toEqual([])

    const MOVE = `mutation ($id: ID!, $at: DateTime!) { moveMyAppointment(id: $id, startsAt: $at) ${PAYLOAD} }`
    const CANCEL = `mutation ($id: ID!) { cancelMyAppointment(id: $id) ${PAYLOAD} }`
    const moved = await ask(MOVE, { id: mine?.id, at: second }, other)
    expect(moved.data?.moveMyAppointment?.appointment ?? null).toBeNull()
    const cancelled = await ask(CANCEL, { id: mine?.id }, other)
    expect(cancelled.data?.cancelMyAppointment?.appointment ?? null).toBeNull()

    const own = await ask(MOVE, { id: mine?.id, at: second }, owner)
    expect(own.data?.moveMyAppointment.appointment).toMatchObject({ status: 'BOOKED', startsAt: second })
    const end = await ask(CANCEL, { id: mine?.id }, owner)
    expect(end.data?.cancelMyAppointment.appointment?.status).toBe('CANCELLED')
  })
})
