import { operatorOrderList } from '#contract/desk.ts'
import { operatorShoppers } from '#contract/desk-people.ts'
import { operatorProducts } from '#contract/desk-products.ts'
import type { AuthProvider, DataProvider, GetListParams, GetListResult, RaRecord } from 'ra-core'
import type { Static, TSchema } from 'typebox'
import { Check } from 'typebox/value'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { listConversations } from '#contract/messages.ts'
import { listEnquiries } from '#contract/enquiries.ts'
import { sessionEnded } from '../session-end.ts'
import { nameOf } from '../parts/words.ts'
import { session } from '../session.ts'
import { call, may } from './call.ts'

/** What a list of react-admin asks for. */
interface Asked {
  readonly page: number
  readonly limit: number
  readonly filter: Readonly<Record<string, string | undefined>>
}
interface Rows {
  readonly data: readonly { readonly [member: string]: unknown }[]
  readonly total: number
}
interface Resource {
  /** Everybody who may see the list may see the resource. */
  readonly list: AnyEndpoint
  readonly rows: (asked: Asked) => Promise<Rows>
}

/** A word of the address, if the list knows it. */
const known = <Word extends TSchema>(word: Word, asked: unknown): Static<Word> | undefined =>
  Check(word, asked) ? asked : undefined

/** react-admin identifies a record by `id`. */
const withId = <T extends object>(rows: readonly T[], id: keyof T) =>
  rows.map((row) => ({ ...row, id: String(row[id]) }))

/** The lists of the desk, each with its endpoint. The types of filters and rows are those of the contract. */
export const RESOURCES = {
  orders: {
    list: operatorOrderList,
    rows: async ({ page, limit, filter }) => {
      const answer = await call(operatorOrderList, {
        query: {
          page,
          limit,
          q: filter.q,
          group: known(operatorOrderList.query.properties.group, filter.group),
        },
      })
      counts.orders = answer.counts
      return { data: withId(answer.orders, '_id'), total: answer.total }
    },
  },
  products: {
    list: operatorProducts,
    rows: async ({ page, limit, filter }) => {
      const answer = await call(operatorProducts, {
        query: { page, limit, q: filter.q, show: known(operatorProducts.query.properties.show, filter.show) },
      })
      return { data: withId(answer.products, '_id'), total: answer.total }
    },
  },
  shoppers: {
    list: operatorShoppers,
    rows: async ({ page, limit, filter }) => {
      const answer = await call(operatorShoppers, { query: { page, limit, q: filter.q } })
      return { data: withId(answer.shoppers, '_id'), total: answer.total }
    },
  },
  messages: {
    list: listConversations,
    rows: async ({ page, limit }) => {
      const answer = await call(listConversations, { query: { page, limit } })
      return { data: withId(answer.conversations, 'accountId'), total: answer.total }
    },
  },
  enquiries: {
    list: listEnquiries,
    rows: async ({ page, limit, filter }) => {
      const answer = await call(listEnquiries, {
        query: { page, limit, q: filter.q, state: known(listEnquiries.query.properties.state, filter.state) },
      })
      counts.enquiries = answer.counts ?? {}
      return { data: withId(answer.enquiries, 'reference'), total: answer.total }
    },
  },
} as const satisfies Readonly<Record<string, Resource>>

/** A row of a list, as its endpoint answers it. */
export type RowOf<List extends keyof typeof RESOURCES> = Awaited<
  ReturnType<(typeof RESOURCES)[List]['rows']>
>['data'][number]

const resourceOf = (name: string): Resource | undefined =>
  Object.entries<Resource>(RESOURCES).find(([known]) => known === name)?.[1]

/** How many orders were in each group, and enquiries in each state, when the list was last read. */
export const counts: Partial<Record<'orders' | 'enquiries', Readonly<Record<string, number>>>> = {}

const unused = () => Promise.reject(new Error('The desk writes by its endpoints.'))

/** react-admin's lists over the endpoints of the contract. Writes are calls of their own endpoint (`use-call.ts`). */
export const dataProvider: DataProvider = {
  getList: async <R extends RaRecord>(
    resource: string,
    { pagination, filter }: GetListParams,
  ): Promise<GetListResult<R>> => {
    const list = resourceOf(resource)
    if (list === undefined) return unused()
    const { data, total } = await list.rows({
      page: pagination?.page ?? 1,
      limit: pagination?.perPage ?? 25,
      filter: filter ?? {},
    })
    // react-admin lets the caller name the type of the rows; `useRows` names that of the list.
    return { data: data as unknown as R[], total }
  },
  getOne: unused,
  getMany: unused,
  getManyReference: unused,
  create: unused,
  update: unused,
  updateMany: unused,
  delete: unused,
  deleteMany: unused,
}

/** Who is signed in is known with the page; the endpoints decide what they may. */
export const authProvider: AuthProvider = {
  login: () => Promise.resolve(),
  logout: () => Promise.resolve(),
  checkAuth: () => Promise.resolve(),
  checkError: (error: { status?: number }) => {
    if (error.status === 401) sessionEnded()
    return Promise.resolve()
  },
  getIdentity: () => Promise.resolve({ id: session.name, fullName: nameOf(session.name) }),
  getPermissions: () => Promise.resolve(session.role),
  canAccess: ({ resource }) => {
    const list = resourceOf(resource)
    return Promise.resolve(list === undefined || may(list.list))
  },
}
