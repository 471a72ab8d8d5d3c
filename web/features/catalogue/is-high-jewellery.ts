import type { CategoryRole } from '#web/gql/catalogue/graphql.ts'

/** The category behind /high-jewellery. */
export const isHighJewellery = ({ role }: { readonly role?: CategoryRole | null }): boolean =>
  role === 'HIGH_JEWELLERY'
