import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { STAFF_ROLES, type AnyEndpoint, type StaffRole } from '#contract/endpoint.ts'
import { OPERATOR_TOKEN, startPurchase, type Purchase } from './support/purchase.ts'

/** What each role of the house may do: every endpoint of the operator, with the roles that may call it. */
const MAY: Readonly<Record<string, string>> = {
  listConversations: 'owner manager counter',
  getConversation: 'owner manager counter',
  replyToShopper: 'owner manager counter',
  listEnquiries: 'owner manager counter',
  setEnquiryState: 'owner manager counter',
  operatorPage: 'owner manager',
  operatorNavigation: 'owner manager',
  operatorSetNavigation: 'owner manager',
  operatorOptions: 'owner manager',
  operatorSetOptions: 'owner manager',
  operatorTexts: 'owner manager',
  operatorSetTexts: 'owner manager',
  operatorTranslations: 'owner manager',
  operatorSetTranslations: 'owner manager',
  putPage: 'owner manager',
  removePage: 'owner manager',
  operatorOrders: 'owner manager workshop counter',
  operatorOrder: 'owner manager workshop counter',
  operatorProcess: 'owner manager workshop',
  operatorShip: 'owner manager workshop',
  operatorSetTracking: 'owner manager workshop counter',
  operatorRecordPieces: 'owner manager workshop',
  operatorDeliver: 'owner manager counter',
  operatorCancel: 'owner manager',
  operatorSlip: 'owner manager workshop counter',
  operatorReturns: 'owner manager counter',
  operatorTakeBack: 'owner manager',
  operatorResalesOfOrder: 'owner manager',
  operatorRecordResale: 'owner manager',
  operatorRemoveResale: 'owner manager',
  operatorAnswerReturn: 'owner manager',
  operatorCloseReturn: 'owner manager',
  operatorRefundReturn: 'owner manager',
  operatorSetStock: 'owner manager workshop',
  operatorSetPrice: 'owner manager',
  operatorSetVariantOnSale: 'owner manager',
  operatorSetWeights: 'owner manager',
  operatorRates: 'owner manager counter',
  operatorSetRates: 'owner manager',
  operatorRatesEffect: 'owner manager',
  operatorRegister: 'owner manager',
  operatorResaleRegister: 'owner manager',
  operatorSales: 'owner manager',
  operatorRepricing: 'owner manager',
  operatorSearch: 'owner manager',
  operatorRebuildSearch: 'owner manager',
  operatorResale: 'owner manager',
  operatorSetResale: 'owner manager',
  operatorExport: 'owner manager',
  operatorBeginImport: 'owner manager',
  operatorImportLines: 'owner manager',
  operatorFinishImport: 'owner manager',
  operatorImportTable: 'owner manager',
  operatorPictures: 'owner manager',
  operatorKnownPictures: 'owner manager',
  operatorPutPicture: 'owner manager',
  operatorRemovePicture: 'owner manager',
  operatorCategories: 'owner manager',
  operatorPutCategory: 'owner manager',
  operatorRemoveCategory: 'owner manager',
  operatorPutBlog: 'owner manager',
  operatorRemoveBlog: 'owner manager',
  operatorPutStore: 'owner manager',
  operatorRemoveStore: 'owner manager',
  operatorStores: 'owner manager counter',
  operatorSetStore: 'owner manager',
  operatorSetShop: 'owner',
  operatorAppointments: 'owner manager counter',
  operatorBookAppointment: 'owner manager counter',
  operatorConfirmAppointment: 'owner manager counter',
  operatorMoveAppointment: 'owner manager counter',
  operatorCancelAppointment: 'owner manager counter',
  operatorCalendar: 'owner manager counter',
  operatorBlockHour: 'owner manager counter',
  operatorUnblockHour: 'owner manager counter',
  operatorNoShow: 'owner manager counter',
  operatorWorkshop: 'owner manager workshop',
  operatorDecideWorkshop: 'owner manager workshop',
  operatorAudit: 'owner',
  operatorTokens: 'owner',
  operatorAddToken: 'owner',
  operatorRevokeToken: 'owner',
  operatorStaff: 'owner',
  operatorInviteStaff: 'owner',
  operatorRemoveStaff: 'owner',
  operatorChangeStaff: 'owner',
  operatorEndShopperSessions: 'owner',
  operatorEndStaffSessions: 'owner',
  operatorApprovals: 'owner manager',
  operatorAskRest: 'owner manager workshop counter',
  operatorReceiveTransfer: 'owner manager',
  operatorReverseTransfer: 'owner manager',
  operatorDismissRefund: 'owner manager',
  operatorReconcile: 'owner manager',
  operatorTransfers: 'owner manager',
  operatorRetryRefund: 'owner manager',
  operatorSettleDifference: 'owner manager',
  operatorSettleRefund: 'owner manager',
  operatorStuckMoney: 'owner manager',
  operatorDeclineApproval: 'owner manager',
  operatorWithdrawApproval: 'owner manager',
  operatorOwnApprovals: 'owner manager',
  operatorConfirmApproval: 'owner manager',
  operatorPan: 'owner',
  operatorDataKey: 'owner',
  operatorRotateDataKey: 'owner',
  operatorOrderList: 'owner manager workshop counter',
  operatorOrderFile: 'owner manager workshop counter',
  operatorNoteOrder: 'owner manager workshop counter',
  operatorDocument: 'owner manager counter',
  operatorWork: 'owner manager workshop counter',
  operatorTrail: 'owner',
  operatorEmails: 'owner manager',
  operatorSendEmailAgain: 'owner manager',
  operatorOrderEmails: 'owner manager counter',
  operatorSendOrderEmail: 'owner manager counter',
  operatorStoreState: 'owner manager',
  operatorGivePoints: 'owner manager',
  operatorOrderPresence: 'owner manager workshop counter',
  sendEstimate: 'owner manager',
  withdrawEstimate: 'owner manager',
  operatorMessagePicture: 'owner manager counter',
  operatorPutMessagePicture: 'owner manager counter',
  operatorMessageTemplates: 'owner manager counter',
  operatorPutMessageTemplate: 'owner manager',
  operatorRemoveMessageTemplate: 'owner manager',
  operatorShoppers: 'owner manager counter',
  operatorShopper: 'owner manager counter',
  operatorProducts: 'owner manager workshop counter',
  operatorProduct: 'owner manager workshop counter',
  operatorDrafts: 'owner manager',
  operatorDraft: 'owner manager',
  operatorPutDraft: 'owner manager',
  operatorDropDraft: 'owner manager',
  operatorVersion: 'owner manager',
  operatorPreview: 'owner manager',
  operatorSetProduct: 'owner manager',
  operatorProductTable: 'owner manager',
  operatorProductKind: 'owner manager',
  operatorNewProduct: 'owner manager',
  operatorNewVariant: 'owner manager',
  operatorCopyProduct: 'owner manager',
  operatorRemoveDraftProduct: 'owner manager',
  operatorPages: 'owner manager',
  operatorBlogs: 'owner manager',
  operatorBlog: 'owner manager',
  operatorMe: 'owner manager workshop counter',
  endStaffSession: 'owner manager workshop counter',
}

const house = endpoints.map(({ endpoint }) => endpoint).filter(({ caller }) => caller === 'operator')

let now = Date.now()
let shop: Purchase
const tokens = new Map<StaffRole, string>()
beforeAll(async () => {
  shop = await startPurchase({ webhooks: false, clock: { now: () => now } })
  for (const role of STAFF_ROLES) {
    const added = await shop.operator.post('/api/operator/tokens', { name: `a-${role}`, role }).expect(201)
    tokens.set(role, added.body.token)
  }
})
afterAll(() => shop?.close())

const as = (token: string) => shop.shoppers.as(token)
/** Calls an endpoint with an empty body: an allowed caller reads what is missing, never that a right is missing. */
const call = ({ method, path }: AnyEndpoint, token: string) => {
  const caller = as(token)
  const url = path.replaceAll(/:\w+/g, 'nothing')
  const send = {
    GET: caller.get,
    POST: caller.post,
    PUT: caller.put,
    PATCH: caller.patch,
    DELETE: caller.delete,
  }
  return send[method](url)
}

describe('endpoints of the house', () => {
  it('each say who may call them, and no other endpoint does', () => {
    expect(Object.fromEntries(house.map(({ name, may }) => [name, may.join(' ')]))).toEqual(MAY)
    const others = endpoints.filter(({ endpoint }) => endpoint.caller !== 'operator')
    expect(others.flatMap(({ endpoint }) => endpoint.may)).toEqual([])
  })

  it.each(STAFF_ROLES)('allow the role %s where the table says so, and nowhere else', async (role) => {
    const wrong: string[] = []
    for (const endpoint of house) {
      const { status, body } = await call(endpoint, tokens.get(role) ?? '')
      const refused = status === 403 && body.message === `This is not for the role ${role}.`
      const expected = !MAY[endpoint.name]?.split(' ').includes(role)
      if (refused !== expected || (!refused && [401, 403].includes(status)))
        wrong.push(`${endpoint.name}: ${status}`)
    }
    expect(wrong).toEqual([])
  })
})

describe('tokens of machines', () => {
  it('are named, several at once, each revoked by itself, and kept as a hash only', async () => {
    const add = (name: string) => shop.operator.post('/api/operator/tokens', { name, role: 'manager' })
    const [till, scales] = [(await add('till')).body.token, (await add('scales')).body.token]
    expect((await add('till')).status).toBe(409)
    expect((await add('environment')).status).toBe(409)
    for (const name of ['', 'A till', 'a'.repeat(41)]) expect((await add(name)).status).toBe(400)
    for (const token of [till, scales, OPERATOR_TOKEN])
      await as(token).get('/api/operator/orders').expect(200)

    await as(OPERATOR_TOKEN).delete('/api/operator/tokens/till')
    expect((await as(till).get('/api/operator/orders')).status).toBe(403)
    await as(scales).get('/api/operator/orders').expect(200)
    expect((await as(OPERATOR_TOKEN).delete('/api/operator/tokens/environment')).status).toBe(409)
    expect((await as(OPERATOR_TOKEN).delete('/api/operator/tokens/till')).status).toBe(404)
    const { body } = await shop.operator.get('/api/operator/tokens').expect(200)
    const listed = body.tokens.find(({ name }: { name: string }) => name === 'scales')
    expect(listed).toMatchObject({
      role: 'manager',
      createdBy: 'token:environment',
      usedAt: expect.any(String),
    })
    const stored = await shop.rows(sql`select * from operator_tokens`)
    expect(JSON.stringify([stored, body])).not.toContain(scales)
    // The name is free again.
    await add('till').expect(201)
  })

  it('are no session: not as a cookie, neither at the house’s endpoints nor at a shopper’s', async () => {
    for (const name of ['sid', '__Host-sid'])
      for (const path of ['/api/operator/orders', '/api/account'])
        expect(
          (await as('').get(path).unset('authorization').set('cookie', `${name}=${OPERATOR_TOKEN}`)).status,
        ).toBe(401)
  })
})

interface Line {
  event: string
  actor: string
  who: string | null
  origin: string | null
  subject: string
  details: { why?: string; more?: number }
}

describe('the trail', () => {
  it('says who of the house it was, and from where', async () => {
    const token = (await shop.operator.post('/api/operator/tokens', { name: 'erp', role: 'manager' })).body
      .token
    const facts = { exchange: { metal: 100, stones: 90 }, buyBack: { metal: 96, stones: 80 } }
    await as(token).patch('/api/operator/resale', facts).expect(200)
    const [line] = await shop.rows(
      sql<Line>`select * from audit where event = 'resale.set' order by id desc limit 1`,
    )
    expect(line).toMatchObject({
      actor: 'operator',
      who: 'token:erp',
      origin: expect.stringMatching(/127\.0\.0\.1$/),
    })
    const added = await shop.rows(
      sql<Line>`select * from audit where event = 'token.added' and subject = 'token:erp'`,
    )
    expect(added).toMatchObject([{ who: 'token:environment', details: { role: 'manager' } }])
  })

  it('has refused attempts, a limited number a minute, and how many more there were', async () => {
    const before =
      (await shop.rows(sql<{ id: number }>`select coalesce(max(id), 0) as id from audit`))[0]?.id ?? 0
    now += 60_000
    const guess = () => as('no-such-token').get('/api/operator/orders').expect(403)
    for (let n = 0; n < 80; n += 1) await guess()
    now += 60_000
    await guess()
    const lines = await shop.rows(
      sql<Line>`select * from audit where id > ${before} and event = 'operator.refused' order by id`,
    )
    expect(lines).toHaveLength(61)
    expect(lines[0]).toMatchObject({
      actor: 'visitor',
      who: null,
      subject: 'endpoint:operatorOrders',
      details: { why: 'unknown-token' },
    })
    expect(lines[60]?.details.more).toBe(20)
    const { text } = await as('').get('/metrics')
    expect(
      Number(/house_refusals_total\{why="unknown-token"\} (\d+)/.exec(text)?.[1]),
    ).toBeGreaterThanOrEqual(80)
  })
})
