import {
  addAddress,
  listAddresses,
  removeAddress,
  updateAddress,
  type Address,
  type AddressDraft,
} from '#contract/account.ts'
import type { ShopFacts } from '#contract/shop.ts'
import { implement, Refusal, type Db, type Deps, type Implementation } from '#backend/lib/http/implement.ts'
import { pinProblem } from '#backend/lib/trade/pin-codes.ts'
import { HIDDEN_SENTENCE, holdsHidden, namesStreet, wrongTown } from '#backend/lib/words/plain-words.ts'
import { say } from '#backend/lib/words/words.ts'
import type { Selectable } from 'kysely'
import { isUuid } from '#backend/lib/rows/ids.ts'
import { readShopFacts } from '../shop/api.ts'
import { countryName, countryRule } from './countries.ts'
import { createForm, readName, readPhone, tidy } from './fields.ts'
import type { AccountTables } from './tables.ts'

const MOST = 20
const LINE_MAX = 120

const addressOf = (row: Selectable<AccountTables['addresses']>): Address => ({
  _id: row.id,
  name: row.name,
  addressLine1: row.line1,
  ...(row.line2 !== null && { addressLine2: row.line2 }),
  city: row.city,
  state: row.state,
  postalCode: row.postal_code,
  country: countryName(row.country_code),
  countryCode: row.country_code,
  ...(row.phone !== null && { phone: row.phone }),
  isDefault: row.is_default,
})

/** Checks a draft by the rules of its country. Refusals name the member. */
const readAddress = (draft: AddressDraft, facts: ShopFacts) => {
  const form = createForm()
  for (const field of ['addressLine1', 'addressLine2', 'city', 'state', 'postalCode'] as const)
    if (holdsHidden(draft[field] ?? '')) form.wrong(field, HIDDEN_SENTENCE)
  const line = (field: 'addressLine1' | 'city', sentence: string) => {
    const text = tidy(draft[field])
    if (text === '') form.wrong(field, sentence)
    else if (text.length > LINE_MAX) form.wrong(field, say`At most ${LINE_MAX} characters fit on a label.`)
    return text
  }
  const name = readName(form, draft.name)
  const line1 = line('addressLine1', 'Please enter the house number and street.')
  const line2 = tidy(draft.addressLine2 ?? '')
  if (line2.length > LINE_MAX) form.wrong('addressLine2', say`At most ${LINE_MAX} characters fit on a label.`)
  if (line1 !== '' && !namesStreet(line1, line2))
    form.wrong('addressLine1', 'Please enter the house number and street.')
  const city = line('city', 'Please enter the town or city.')
  const noTown = city === '' ? undefined : wrongTown(city)
  if (noTown !== undefined) form.wrong('city', noTown)
  const country = countryRule(draft.countryCode, facts)
  if (!country) form.wrong('countryCode', 'Please choose a country from the list.')
  const state = tidy(draft.state)
  if (country?.stateLabel && state === '')
    form.wrong('state', `Please enter the ${country.stateLabel.toLowerCase()}.`)
  else if (country?.states && !country.states.includes(state))
    form.wrong('state', `Please choose the ${(country.stateLabel ?? 'state').toLowerCase()} from the list.`)
  else if (state.length > LINE_MAX) form.wrong('state', say`At most ${LINE_MAX} characters fit on a label.`)
  const spaced = tidy(draft.postalCode).toUpperCase()
  const postalCode = country?.code === 'IN' ? spaced.replaceAll(' ', '') : spaced
  if (country?.postal && !country.postal.shape.test(postalCode))
    form.wrong('postalCode', country.postal.sentence)
  else if (postalCode.length > 16) form.wrong('postalCode', 'A postal code has at most 16 characters.')
  else if (country?.code === 'IN' && country.states?.includes(state)) {
    const misplaced = pinProblem(postalCode, state)
    if (misplaced) form.wrong(misplaced.field, misplaced.sentence)
  }
  const phone = readPhone(form, draft.phone, country?.code)
  form.check()
  return {
    name,
    line1,
    line2: line2 === '' ? null : line2,
    city,
    state,
    postal_code: postalCode,
    country_code: country?.code ?? '',
    phone,
  }
}

/** The addresses of an account, the default one first. */
export const addressesOf = async (db: Db, accountId: string): Promise<Address[]> => {
  const rows = await db
    .withTables<AccountTables>()
    .selectFrom('addresses')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(addressOf)
}

const missing = () => new Refusal(404, 'NOT_FOUND', 'There is no such address.')

/** One change of an address book at a time. */
const locked = <T>(db: Db, accountId: string, work: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    await tx
      .withTables<AccountTables>()
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', accountId)
      .forUpdate()
      .execute()
    return work(tx)
  })

const clearDefault = async (tx: Db, accountId: string) => {
  await tx
    .withTables<AccountTables>()
    .updateTable('addresses')
    .set({ is_default: false })
    .where('account_id', '=', accountId)
    .where('is_default', '=', true)
    .execute()
}

/** The address book. */
export const addressRoutes = ({ db, clock }: Deps): readonly Implementation[] => [
  implement(listAddresses, async ({ accountId }) => addressesOf(db, accountId)),

  implement(addAddress, async ({ body, accountId }) => {
    const address = readAddress(body, await readShopFacts(db))
    return locked(db, accountId, async (tx) => {
      const store = tx.withTables<AccountTables>()
      const { count } = await store
        .selectFrom('addresses')
        .select((query) => query.fn.countAll<number>().as('count'))
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow()
      if (count >= MOST)
        throw new Refusal(
          422,
          'VALIDATION',
          `An address book holds ${MOST} addresses. Please remove one first.`,
        )
      const isDefault = count === 0 || body.isDefault === true
      if (isDefault) await clearDefault(tx, accountId)
      const now = new Date(clock.now())
      const row = await store
        .insertInto('addresses')
        .values({
          ...address,
          account_id: accountId,
          is_default: isDefault,
          created_at: now,
          updated_at: now,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      return addressOf(row)
    })
  }),

  implement(updateAddress, async ({ params, body, accountId }) => {
    const address = readAddress(body, await readShopFacts(db))
    if (!isUuid(params.addressId)) throw missing()
    return locked(db, accountId, async (tx) => {
      const store = tx.withTables<AccountTables>()
      const old = await store
        .selectFrom('addresses')
        .select('is_default')
        .where('id', '=', params.addressId)
        .where('account_id', '=', accountId)
        .executeTakeFirst()
      if (!old) throw missing()
      if (body.isDefault && !old.is_default) await clearDefault(tx, accountId)
      const row = await store
        .updateTable('addresses')
        .set({
          ...address,
          is_default: old.is_default || body.isDefault === true,
          updated_at: new Date(clock.now()),
        })
        .where('id', '=', params.addressId)
        .where('account_id', '=', accountId)
        .returningAll()
        .executeTakeFirstOrThrow()
      return addressOf(row)
    })
  }),

  implement(removeAddress, async ({ params, accountId }) => {
    if (!isUuid(params.addressId)) throw missing()
    return locked(db, accountId, async (tx) => {
      const store = tx.withTables<AccountTables>()
      const gone = await store
        .deleteFrom('addresses')
        .where('id', '=', params.addressId)
        .where('account_id', '=', accountId)
        .returning('is_default')
        .executeTakeFirst()
      if (!gone) throw missing()
      if (gone.is_default) {
        const next = await store
          .selectFrom('addresses')
          .select('id')
          .where('account_id', '=', accountId)
          .orderBy('created_at')
          .limit(1)
          .executeTakeFirst()
        if (next)
          await store.updateTable('addresses').set({ is_default: true }).where('id', '=', next.id).execute()
      }
      return { status: 'done' as const }
    })
  }),
]
