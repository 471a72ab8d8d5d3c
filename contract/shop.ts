import { Type, type Static } from 'typebox'
import { endpoint, WebAddress } from './endpoint.ts'

/** What this backend can do beyond section 7. A 404 means: section 7 only (design, 'Capabilities'). */
export const getCapabilities = endpoint({
  name: 'getCapabilities',
  method: 'GET',
  path: '/api/capabilities',
  answer: Type.Object({ version: Type.String(), features: Type.Array(Type.String()) }),
  sharedBy: ['shop'],
})

/** House facts: fictitious, kept in one file of the backend (design, 'House facts'). */
export const ShopFacts = Type.Object({
  name: Type.String(),
  tagline: Type.String(),
  legalName: Type.String(),
  gstin: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  chatUrl: WebAddress,
  addressLines: Type.Array(Type.String()),
  social: Type.Array(Type.Object({ name: Type.String(), url: WebAddress })),
})
export type ShopFacts = Static<typeof ShopFacts>

export const getShop = endpoint({
  name: 'getShop',
  method: 'GET',
  path: '/api/shop',
  feature: 'shop',
  answer: ShopFacts,
  sharedBy: ['shop'],
})
