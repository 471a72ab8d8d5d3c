import { setTimeout as wait } from 'node:timers/promises'
import * as contract from '#contract/account.ts'
import { signIn, signOut } from '#contract/session.ts'
import type { Carts } from './carts.ts'
import { INDIA } from './india.ts'
import type { Log } from './log.ts'
import { ORDER_FIELDS, MedusaRefused, type Medusa } from './medusa.ts'
import { notFound, notHere, Refusal } from './refusal.ts'
import { answer, type Route } from './serve.ts'
import type { SignedOut } from './signed-out.ts'
import * as shapes from './shapes.ts'
import { endOf } from './token.ts'

const PASSWORD_AT = '/auth/customer/emailpass'

/** A name in two members, the form in which Medusa stores it. */
export const namesOf = (name: string) => {
  const [first = '', ...others] = name.trim().split(/\s+/)
  return { first_name: first, last_name: others.join(' ') }
}
export const nameOf = ({
  first_name,
  last_name,
}: {
  first_name?: string | null
  last_name?: string | null
}) => [first_name, last_name].filter(Boolean).join(' ')

const accountOf = (customer: shapes.Customer): contract.Account => ({
  _id: customer.id,
  name: nameOf(customer) || customer.email,
  email: customer.email,
  // In Medusa an e-mail address never waits to be confirmed.
  emailVerified: true,
  createdAt: customer.created_at,
  ...(customer.phone && { phone: customer.phone }),
})

const addressOf = (one: shapes.KeptAddress): contract.Address => ({
  _id: one.id,
  name: nameOf(one),
  addressLine1: one.address_1 ?? '',
  city: one.city ?? '',
  state: one.province ?? '',
  postalCode: one.postal_code ?? '',
  country: one.country_code === 'in' ? INDIA.name : (one.country_code ?? '').toUpperCase(),
  countryCode: (one.country_code ?? '').toUpperCase(),
  isDefault: one.is_default_shipping ?? false,
  ...(one.address_2 && { addressLine2: one.address_2 }),
  ...(one.phone && { phone: one.phone }),
})

const PIN = /^[1-9][0-9]{5}$/

/** An address in Medusa's form. Refuses with a sentence for each member that is wrong. */
const checkedAddress = (draft: contract.AddressDraft) => {
  const fields: Record<string, string> = {}
  for (const name of ['name', 'addressLine1', 'city', 'state'] as const)
    if (draft[name].trim() === '') fields[name] = 'This is needed.'
  const pin = draft.postalCode.replaceAll(' ', '')
  if (!PIN.test(pin)) fields['postalCode'] = 'A PIN code has six digits. The first is not 0.'
  if (draft.countryCode.toUpperCase() !== INDIA.code) fields['countryCode'] = 'We deliver within India.'
  if (Object.keys(fields).length > 0)
    throw new Refusal(422, 'VALIDATION', 'Please look at the address again.', { fields })
  return {
    ...namesOf(draft.name),
    address_1: draft.addressLine1.trim(),
    address_2: draft.addressLine2?.trim() ?? '',
    city: draft.city.trim(),
    province: draft.state.trim(),
    postal_code: pin,
    country_code: INDIA.code.toLowerCase(),
    phone: draft.phone?.trim() ?? '',
    ...(draft.isDefault !== undefined && { is_default_shipping: draft.isDefault }),
  }
}

const checkedPassword = (password: string) => {
  const { PASSWORD_MIN, PASSWORD_MAX } = contract
  if (password.length >= PASSWORD_MIN && password.length <= PASSWORD_MAX) return
  const sentence = `A password has ${PASSWORD_MIN} to ${PASSWORD_MAX} characters.`
  throw new Refusal(422, 'VALIDATION', sentence, { fields: { password: sentence } })
}

/** Moving the pieces of a bag delays a sign-in no longer than this: the work continues in the background. */
const MOMENT_MS = 1_000

const withinMoment = async (work: Promise<unknown>, onFailure: (error: unknown) => void): Promise<void> => {
  const timer = new AbortController()
  const done = work.catch(onFailure).finally(() => timer.abort())
  await Promise.race([done, wait(MOMENT_MS, undefined, { signal: timer.signal }).catch(() => undefined)])
}

/** The account: Medusa's customer, addresses and sign-in by e-mail and password. */
export const accountRoutes = (
  medusa: Medusa,
  carts: Carts,
  signedOut: SignedOut,
  log: Log,
): readonly Route[] => {
  const enter = async (email: string, password: string): Promise<string> => {
    try {
      return (await medusa.ask(shapes.Token, 'POST', PASSWORD_AT, { body: { email, password } })).token
    } catch (error) {
      if (error instanceof MedusaRefused)
        throw new Refusal(401, 'BAD_CREDENTIALS', 'The e-mail or the password is not right.')
      throw error
    }
  }
  /** Asks for the password again before something that cannot be undone. */
  const again = async (token: string, password: string | undefined) => {
    const customer = await carts.customerOf(token)
    if (password === undefined)
      throw new Refusal(422, 'VALIDATION', 'Please enter your password.', {
        fields: { password: 'This is needed.' },
      })
    await enter(customer.email, password)
    return customer
  }
  const addresses = async (token: string) =>
    (
      await medusa.ask(shapes.AddressList, 'GET', '/store/customers/me/addresses', {
        token,
        query: { limit: 100 },
      })
    ).addresses.map(addressOf)
  const kept = async (token: string, before: ReadonlySet<string>, id?: string) => {
    const found = (await addresses(token)).find(({ _id }) =>
      id === undefined ? !before.has(_id) : _id === id,
    )
    if (!found) throw notFound('address')
    return found
  }
  const write = (token: string, path: string, body: unknown) =>
    medusa.ask(shapes.OneCustomer, 'POST', `/store/customers/me${path}`, { token, body })

  return [
    answer(contract.signUp, async ({ body: { name, email, password } }) => {
      checkedPassword(password)
      if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email))
        throw new Refusal(422, 'VALIDATION', 'Please enter your e-mail address.', {
          fields: { email: 'This does not look right.' },
        })
      try {
        const { token } = await medusa.ask(shapes.Token, 'POST', `${PASSWORD_AT}/register`, {
          body: { email, password },
        })
        await medusa.ask(shapes.OneCustomer, 'POST', '/store/customers', {
          token,
          body: { email, ...namesOf(name) },
        })
      } catch (error) {
        // A known e-mail gets the same answer as a new one.
        if (!(error instanceof MedusaRefused)) throw error
      }
      return { status: 'accepted' as const }
    }),
    answer(signIn, async ({ body: { email, password, visitorBag } }) => {
      const token = await enter(email, password)
      await withinMoment(carts.merge(token, visitorBag), (error) =>
        log.warn({ err: error }, 'the bag of a visitor could not be taken over'),
      )
      return { token, expiresAt: endOf(token) }
    }),
    answer(signOut, async ({ token }) => {
      if (token !== undefined) signedOut.end(token)
      return { status: 'done' as const }
    }),
    answer(contract.getAccount, async ({ token = '' }) => accountOf(await carts.customerOf(token))),
    answer(contract.updateAccount, async ({ token = '', body: { name, phone } }) => {
      if (name.trim() === '')
        throw new Refusal(422, 'VALIDATION', 'Please tell us your name.', {
          fields: { name: 'This is needed.' },
        })
      return accountOf((await write(token, '', { ...namesOf(name), phone: phone ?? '' })).customer)
    }),
    answer(contract.resendVerification, () => Promise.resolve({ status: 'accepted' as const })),
    answer(contract.confirmEmail, () => Promise.reject(notHere('This link is not of this shop.'))),
    answer(contract.requestPasswordReset, async ({ body: { email } }) => {
      await medusa
        .ask(shapes.Anything, 'POST', `${PASSWORD_AT}/reset-password`, { body: { identifier: email } })
        .catch((error: unknown) => {
          if (!(error instanceof MedusaRefused)) throw error
        })
      return { status: 'accepted' as const }
    }),
    answer(contract.resetPassword, async ({ body: { token, password } }) => {
      checkedPassword(password)
      try {
        await medusa.ask(shapes.Done, 'POST', `${PASSWORD_AT}/update`, { token, body: { password } })
      } catch (error) {
        if (error instanceof MedusaRefused)
          throw new Refusal(410, 'NOT_FOUND', 'This link is no longer valid.')
        throw error
      }
      return { status: 'done' as const }
    }),
    answer(contract.exportAccount, async ({ token = '', body: { password } }) => {
      const customer = await again(token, password)
      const { orders } = await medusa.ask(shapes.OrderList, 'GET', '/store/orders', {
        token,
        query: { limit: 1_000, fields: ORDER_FIELDS },
        long: true,
      })
      return {
        exportedAt: new Date().toISOString(),
        data: { account: accountOf(customer), addresses: await addresses(token), orders },
      }
    }),
    answer(contract.deleteAccount, async ({ token = '', body: { password } }) => {
      const customer = await again(token, password)
      await medusa.ask(shapes.Deleted, 'DELETE', `/admin/customers/${customer.id}`, { asHouse: true })
      signedOut.end(token)
      return { status: 'done' as const }
    }),
    answer(contract.listAddresses, async ({ token = '' }) =>
      (await addresses(token)).toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault)),
    ),
    answer(contract.addAddress, async ({ token = '', body }) => {
      const draft = checkedAddress(body)
      const before = new Set((await addresses(token)).map(({ _id }) => _id))
      await write(token, '/addresses', draft)
      return kept(token, before)
    }),
    answer(contract.updateAddress, async ({ token = '', params: { addressId }, body }) => {
      await write(token, `/addresses/${encodeURIComponent(addressId)}`, checkedAddress(body))
      return kept(token, new Set(), addressId)
    }),
    answer(contract.removeAddress, async ({ token = '', params: { addressId } }) => {
      await medusa.ask(
        shapes.Deleted,
        'DELETE',
        `/store/customers/me/addresses/${encodeURIComponent(addressId)}`,
        {
          token,
        },
      )
      return { status: 'done' as const }
    }),
    answer(contract.listCountries, () => Promise.resolve([INDIA])),
  ]
}
